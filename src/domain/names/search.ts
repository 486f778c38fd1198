import type { RawAddress } from '../../ton/address.ts'
import type { LabelledAddress, PublicLabel } from './labels.ts'
import { type OwnAddress, type OwnAddresses, ownEntries } from './own.ts'
import { plainText } from './plain-text.ts'

/** An address found by its name: of the visitor, or of a public list. */
export type FoundName =
  | { by: 'visitor'; raw: RawAddress; name: string; own: OwnAddress }
  | { by: 'list'; raw: RawAddress; name: string; label: PublicLabel }

/** Maximum number of addresses per label: exchanges have hundreds. */
const MAX_OF_A_LABEL = 3

/** Rank of a match, best first: equal, prefix, start of a word, substring; null without a match. */
export function rankOf(text: string, sought: string): number | null {
  const at = text.indexOf(sought)
  if (at < 0) return null
  if (at === 0) return text === sought ? 0 : 1
  return ` ${text}`.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').includes(` ${sought}`) ? 2 : 3
}

type Ranked = { rank: number; found: FoundName }

function ownHits(own: OwnAddresses, sought: string): Ranked[] {
  return ownEntries(own).flatMap(([raw, entry]) => {
    // Notes rank below names, as they are long.
    const rank = rankOf(plainText(entry.name), sought) ?? (plainText(entry.note).includes(sought) ? 4 : null)
    return rank === null ? [] : [{ rank, found: { by: 'visitor', raw, name: entry.name, own: entry } }]
  })
}

function listHits(labelled: readonly LabelledAddress[], sought: string): Ranked[] {
  const counts = new Map<string, number>()
  return labelled.flatMap(({ raw, label }) => {
    // The same label may be in several shards.
    const key = `${label.source.name} ${label.name}`
    const count = counts.get(key) ?? 0
    const rank = count < MAX_OF_A_LABEL ? rankOf(plainText(label.name), sought) : null
    if (rank === null) return []
    counts.set(key, count + 1)
    return [{ rank, found: { by: 'list', raw, name: label.name, label } }]
  })
}

/** At most `most` addresses whose name contains a text, ignoring case: the visitor's first, then by quality of match, then by length. */
export function findNames(
  text: string,
  own: OwnAddresses,
  labelled: readonly LabelledAddress[],
  most = 10,
): FoundName[] {
  const sought = plainText(text)
  if (sought === '') return []
  const best = (hits: Ranked[]) =>
    hits.sort(
      (a, b) =>
        a.rank - b.rank || a.found.name.length - b.found.name.length || a.found.name.localeCompare(b.found.name, 'en'),
    )
  return [...best(ownHits(own, sought)), ...best(listHits(labelled, sought))].slice(0, most).map(({ found }) => found)
}
