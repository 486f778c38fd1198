import type { RawAddress } from './address.ts'
import { refuse } from './cell.ts'
import type { Hash } from './hash.ts'
import type { Slice } from './slice.ts'

/** Id and time of a transaction; lt are decimal text. */
export type TransactionHead = {
  account: RawAddress
  lt: string
  prevHash: Hash
  prevLt: string
  /** unix seconds */
  utime: number
}

/** Reads the first fields of `Transaction` (block.tlb), which does not contain its workchain. Throws `TonBytesError` for other cells. */
export function readTransactionHead(from: Slice, workchain: number): TransactionHead {
  if (from.uint(4) !== 7) refuse('no transaction')
  // Members are evaluated, and thus read, in this order.
  return {
    account: `${workchain}:${from.hex(32)}`,
    lt: from.decimal(8),
    prevHash: from.hex(32),
    prevLt: from.decimal(8),
    utime: from.uint(32),
  }
}
