import type { KnownAddresses } from '../account/known-address.ts'
import { compareAmounts } from '../notation/amount.ts'
import type { Transaction } from './transaction.ts'

/** Transactions as a provider lists them; `unreadable` rows were left out. */
export type TransactionList = {
  transactions: Transaction[]
  known: KnownAddresses
  unreadable: number
}

/** Part of the chain that a list of the newest transactions covers: `read` of the newest `of` masterchain blocks. */
export type Coverage = { read: number; of: number /** shard blocks that could not be read */; failed: number }
export type RecentTransactions = TransactionList & {
  coverage: Coverage
  /** names and scam marks could not be had */
  isUnmarked?: boolean | undefined
}

/** One transaction, and what is known of the addresses in it. */
export type FoundTransaction = { transaction: Transaction; known: KnownAddresses }

/** One account's history, newest first; `more` when older ones follow. */
export type TransactionHistory = TransactionList & { more: boolean }

/** Newest first: by logical time, which orders what happens to one account and follows time elsewhere. */
export const newestFirst = (transactions: Transaction[]) => [...transactions].sort((a, b) => compareAmounts(b.lt, a.lt))

/** Rows of `next` beyond `list`, none twice: cursors are inclusive at one provider. */
export function withoutDoubles(list: Transaction[], next: Transaction[]): Transaction[] {
  const seen = new Set(list.map(({ hash }) => hash))
  return next.filter(({ hash }) => !seen.has(hash) && seen.add(hash))
}
