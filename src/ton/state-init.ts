import type { Cell } from './cell.ts'
import type { Hash } from './hash.ts'
import type { Slice } from './slice.ts'

/** Hashes of the initial code and data in a message; null if absent. */
export type StateInit = { code: Hash | null; data: Hash | null }

export type HashOf = (cell: Cell) => Hash

/** Reads `StateInit` (block.tlb) to its end: code and data. */
export function readStateInit(from: Slice): { code: Cell | null; data: Cell | null } {
  from.maybe(() => from.skip(5)) // fixed_prefix_length
  from.maybe(() => from.skip(2)) // special
  const [code, data] = [from.maybeRef(), from.maybeRef()]
  from.maybeRef() // library
  return { code, data }
}

/** `readStateInit` with the hashes of code and data. */
export function readInitHashes(from: Slice, hashOf: HashOf): StateInit {
  const { code, data } = readStateInit(from)
  return { code: code && hashOf(code), data: data && hashOf(data) }
}
