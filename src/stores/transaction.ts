import { isNotFound } from '../domain/text/problem.ts'
import type { FoundTransaction } from '../domain/transaction/list.ts'
import type { Call } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import { transactionRequest } from '../providers/requests/transaction.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { Hash } from '../ton/hash.ts'
import { query } from './base/query.ts'
import { askEach } from './base/with-index-v3.ts'
import { type Seen, seenTransaction } from './seen/transactions.ts'

/** Maximum number of lookups for a transaction that a list showed, because the index may lag. */
const MAX_LOOKUPS = 3
const MAX_SEEN_AGE_MS = MINUTE

type Read = (call: Call, hash: Hash) => Promise<FoundTransaction>

const byIndexV3: Read = async (call, hash) => (await import('./index-v3-trace.ts')).findInTrace(call, hash)
const byIndexer: Read = async (call, hash) =>
  (await import('../providers/indexer/transactions.ts')).getIndexedTransaction(call, hash)

const ask = (call: Call, hash: Hash): Promise<FoundTransaction> =>
  askEach(call, ...(hasIndexV3 ? [byIndexV3, byIndexer] : [byIndexer]).map(read => (call: Call) => read(call, hash)))

/** The transaction by the providers' indexes; undefined if they do not know one that a list showed. */
async function lookUp(call: Call, hash: Hash, seen: Seen | undefined): Promise<FoundTransaction | undefined> {
  const chances = seen && Date.now() - seen.at < MAX_SEEN_AGE_MS ? MAX_LOOKUPS : 1
  for (let chance = 1; ; chance++) {
    try {
      return await ask(call, hash)
    } catch (error) {
      if (!isNotFound(error)) throw error
      if (chance >= chances) {
        if (seen) return undefined
        throw error
      }
    }
  }
}

/**
 * A transaction by its own hash or that of the message it received; 64 hex digits. Yields what a list showed first. Its block, which only
 * an index knows, may follow.
 */
export const $transaction = query({
  key: transactionRequest.key,
  immutable: true,
  freshFor: 10 * MINUTE,
  async *load(call, hash: Hash) {
    const seen = seenTransaction(hash)
    if (seen) {
      seen.sources.forEach(call.onSource)
      const { transaction, known } = seen
      if (transaction.block) return { transaction, known }
      yield { transaction, known }
    }
    return await lookUp(call, hash, seen)
  },
})
