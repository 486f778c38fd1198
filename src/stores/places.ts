import type { Transaction } from '../domain/transaction/transaction.ts'
import type { Call } from '../lib/call.ts'
import type { TransactionPlace } from '../providers/index-v3/transaction-rows.ts'

/** Transactions at these places from the node's bytes, one call each. Omits those that fail. */
export async function readPlaces(call: Call, places: readonly TransactionPlace[]): Promise<Transaction[]> {
  const { getTransactionAt } = await import('../providers/node/transaction.ts')
  const results = await Promise.allSettled(places.map(place => getTransactionAt(call, place)))
  call.signal.throwIfAborted()
  return results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
}
