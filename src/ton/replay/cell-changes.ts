import { bitsText } from '../bits-text.ts'
import type { Cell } from '../cell.ts'
import { createHasher } from '../cell-hash.ts'

/** A changed cell: its path from the root ("0.2" is the third reference of the first one), and its bits; null if absent. */
export type CellChange = { path: string; before: string | null; after: string | null }

const MAX_CHANGES = 60
/** Maximum number of compared cells; a rewritten dictionary may have thousands. */
const MAX_COMPARED = 5000

type Pair = { path: string; before: Cell | undefined; after: Cell | undefined }

/** Differing cells of two trees, from the root; a shared cell by its first path only. `more`: minimum number of further ones. */
export type CellChanges = { changes: CellChange[]; more: number }

export function cellChanges(before: Cell | null, after: Cell | null): CellChanges {
  const hashOf = createHasher()
  const changes: CellChange[] = []
  const waiting: Pair[] = []
  const known = new Set<string>()
  let more = 0
  /** Queues two differing cells, unless the same two are known by another path. */
  function add(pair: Pair): void {
    const [old, now] = [pair.before && hashOf(pair.before), pair.after && hashOf(pair.after)]
    const key = `${old}${now}`
    if (old === now || known.has(key)) return
    known.add(key)
    waiting.push(pair)
  }
  add({ path: '', before: before ?? undefined, after: after ?? undefined })
  for (let compared = 0; compared < MAX_COMPARED; compared++) {
    const pair = waiting.shift()
    if (!pair) break
    const [old, now] = [pair.before, pair.after]
    const [oldBits, newBits] = [old ? bitsText(old) : null, now ? bitsText(now) : null]
    if (oldBits !== newBits) {
      if (changes.length < MAX_CHANGES) changes.push({ path: pair.path, before: oldBits, after: newBits })
      else more++
    }
    const count = Math.max(old?.refs.length ?? 0, now?.refs.length ?? 0)
    for (let place = 0; place < count; place++)
      add({
        path: pair.path ? `${pair.path}.${place}` : `${place}`,
        before: old?.refs[place],
        after: now?.refs[place],
      })
  }
  return { changes, more: more + waiting.length }
}
