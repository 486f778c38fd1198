import type { Hash } from '../../ton/hash.ts'
import type { Verdict } from './verdict.ts'

/** A row of a block's transactions. `account` is a raw address, `lt` decimal text; `verdict` is null where only its name is listed. */
export type ShortTransaction = { account: string; hash: Hash; lt: string; verdict: Verdict | null }
export type BlockTransactions = { transactions: ShortTransaction[]; incomplete: boolean; unreadable: number }
