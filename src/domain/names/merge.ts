import type { Incoming } from './file.ts'
import type { OwnAddress, OwnAddresses } from './own.ts'

/** An entry of a file compared with this browser's one: `new`, `changed` or the same. */
export type Compared = { incoming: Incoming; kind: 'new' | 'changed' | 'same'; mine: OwnAddress | undefined }

/** The visitor's entry updated by the file's; absent values are kept. */
function taken({ name, note, watched, isWallet }: Incoming, mine: OwnAddress | undefined): OwnAddress {
  return {
    name: name || (mine?.name ?? ''),
    note: note || (mine?.note ?? ''),
    watched: watched || (mine?.watched ?? false),
    isWallet: isWallet || (mine?.isWallet ?? false),
    seen: mine?.seen ?? null,
  }
}

function kindOf(incoming: Incoming, mine: OwnAddress | undefined): Compared['kind'] {
  if (!mine) return 'new'
  const { name, note, watched } = taken(incoming, mine)
  return name === mine.name && note === mine.note && watched === mine.watched ? 'same' : 'changed'
}

/** Effect of a merge on each entry of a file, in the file's order. */
export const compareNames = (own: OwnAddresses, incoming: Incoming[]): Compared[] =>
  incoming.map(entry => ({ incoming: entry, kind: kindOf(entry, own[entry.raw]), mine: own[entry.raw] }))

/** Adds new entries. Conflicts are resolved by `theirs`: the file's entry, or the visitor's. */
export function mergeNames(own: OwnAddresses, incoming: Incoming[], theirs: boolean): OwnAddresses {
  const chosen = compareNames(own, incoming).filter(({ kind }) => kind === 'new' || (kind === 'changed' && theirs))
  return { ...own, ...Object.fromEntries(chosen.map(({ incoming, mine }) => [incoming.raw, taken(incoming, mine)])) }
}
