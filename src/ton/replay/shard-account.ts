import { type Cell, refuse } from '../cell.ts'
import type { Hash } from '../hash.ts'
import { Slice } from '../slice.ts'

/** `ShardAccount` (block.tlb): the `Account` cell, and its last transaction, or zeros. `lastLt` is decimal text. */
export type ShardAccount = { account: Cell; lastHash: Hash; lastLt: string }

/** Reads `ShardAccount`. Throws `TonBytesError` for other cells. */
export function readShardAccount(root: Cell): ShardAccount {
  const from = new Slice(root)
  const read = { account: from.ref(), lastHash: from.hex(32), lastLt: from.decimal(8) }
  return from.bitsLeft + from.refsLeft > 0 ? refuse('no shard account') : read
}

/** `HASH_UPDATE` of a transaction (block.tlb): hashes of the `Account` cell before and after. Throws `TonBytesError`. */
export function readStateUpdate(transaction: Cell): { before: Hash; after: Hash } {
  // Messages are the first reference, state update and description the last two; extra currencies of the fees may be between.
  const from = new Slice(transaction.refs.at(-2) ?? refuse('no transaction'))
  if (from.uint(8) !== 0x72) refuse('no state update')
  return { before: from.hex(32), after: from.hex(32) }
}

/** Cell of the message that a transaction received; null if none. Throws `TonBytesError`. */
export function messageCellOf(transaction: Cell): Cell | null {
  return new Slice(transaction.refs[0] ?? refuse('no transaction')).maybeRef()
}
