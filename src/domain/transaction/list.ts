import type { KnownAddresses } from '../account/known-address.ts'
import { compareAmounts } from '../notation/amount.ts'
import type { Transaction } from './transaction.ts'

/** Transactions listed by a provider. `unreadable`: number of dropped rows. */
export type TransactionList = {
  transactions: Transaction[]
  known: KnownAddresses
  unreadable: number
}

/** Part of the chain covered by a list: `read` of the newest `of` masterchain blocks. */
export type Coverage = { read: number; of: number /** shard blocks that could not be read */; failed: number }
export type RecentTransactions = TransactionList & {
  coverage: Coverage
  /** set if names and scam marks could not be loaded */
  isUnmarked?: boolean | undefined
}

/** One transaction with facts about its addresses. */
export type FoundTransaction = { transaction: Transaction; known: KnownAddresses }

/** An account's history, newest first. `more`: older transactions exist. */
export type TransactionHistory = TransactionList & { more: boolean }

/** Sorts by logical time, newest first. It is exact within an account and approximates time across accounts. */
export const newestFirst = (transactions: Transaction[]) => [...transactions].sort((a, b) => compareAmounts(b.lt, a.lt))

/** Rows of `next` that are not in `list`, without duplicates. One provider's cursors are inclusive. */
export function withoutDoubles(list: Transaction[], next: Transaction[]): Transaction[] {
  const seen = new Set(list.map(({ hash }) => hash))
  return next.filter(({ hash }) => !seen.has(hash) && seen.add(hash))
}
