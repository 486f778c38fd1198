import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { End } from './outcome.ts'

/** A row of a block's transactions. `lt` is decimal text; `end` is null where only its name is listed. */
export type ShortTransaction = { account: RawAddress; hash: Hash; lt: string; end: End | null }
export type BlockTransactions = { transactions: ShortTransaction[]; incomplete: boolean; unreadable: number }
