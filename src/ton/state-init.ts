import type { Cell } from './cell.ts'
import type { Hash } from './hash.ts'
import type { Slice } from './slice.ts'

/** Hashes of what a message brings to make its receiver a contract; null where a part is missing. */
export type StateInit = { code: Hash | null; data: Hash | null }

export type HashOf = (cell: Cell) => Hash

/** `StateInit` (block.tlb), with the hashes of its code and data. */
export function readStateInit(from: Slice, hashOf: HashOf): StateInit {
  from.maybe(() => from.skip(5)) // fixed_prefix_length
  from.maybe(() => from.skip(2)) // special
  const [code, data] = [from.maybeRef(), from.maybeRef()]
  from.maybeRef() // library
  return { code: code && hashOf(code), data: data && hashOf(data) }
}
