import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { Summary } from './sentence.ts'

/** A row of a block's transactions. `lt` is decimal text; `summary` is null if only ids are listed. */
export type ShortTransaction = { account: RawAddress; hash: Hash; lt: string; summary: Summary | null }
export type BlockTransactions = { transactions: ShortTransaction[]; incomplete: boolean; unreadable: number }
