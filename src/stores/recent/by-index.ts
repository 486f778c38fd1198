import { newestFirst, type RecentTransactions } from '../../domain/transaction/list.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { Call } from '../../lib/call.ts'
import { getNewestTransactions } from '../../providers/index-v3/transactions.ts'
import { TRANSACTIONS_SHOWN } from '../../providers/requests/transactions.ts'
import type { Hash } from '../../ton/hash.ts'
import { readPlaces } from '../places.ts'
import type { RecentPart } from './part.ts'

/** Transactions asked of the node at a load: a turn each. */
const MAX_ASKED = 3
/** Transactions that the node gave, while the page lives, by hash. */
const fromNode = new Map<Hash, Transaction>()

/** The newest transactions by toncenter's index. Those that cannot be rebuilt follow from the node; the others of them are counted. */
export async function readIndexV3(call: Call): Promise<RecentPart> {
  const { unproved, ...rest } = await getNewestTransactions(call, TRANSACTIONS_SHOWN)
  const missing = unproved.filter(({ hash }) => !fromNode.has(hash))
  const listOf = (unreadable: number): RecentTransactions => {
    const found = unproved.flatMap(({ hash }) => fromNode.get(hash) ?? [])
    return { ...rest, transactions: newestFirst([...rest.transactions, ...found]), unreadable }
  }
  if (missing.length === 0) return { list: listOf(rest.unreadable) }
  return {
    list: listOf(rest.unreadable),
    async readMore(call) {
      const found = await readPlaces(call, missing.slice(0, MAX_ASKED))
      for (const transaction of found) fromNode.set(transaction.hash, transaction)
      const known = new Set(unproved.map(({ hash }) => hash))
      for (const hash of fromNode.keys()) if (!known.has(hash)) fromNode.delete(hash)
      return listOf(rest.unreadable + missing.length - found.length)
    },
  }
}
