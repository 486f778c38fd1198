import { problemOf } from '../domain/text/problem.ts'
import type { FoundTransaction } from '../domain/transaction/list.ts'
import type { Call } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import { getIndexedTransaction } from '../providers/indexer/transactions.ts'
import { transactionRequest } from '../providers/requests/transaction.ts'
import type { Hash } from '../ton/hash.ts'
import { query } from './base/query.ts'
import { type Seen, seenTransaction } from './seen/transactions.ts'

/** A transaction on a list may not be in the index yet: then it is asked for twice more. */
const CHANCES = 3
const JUST_NOW = MINUTE

/** The indexer's transaction; undefined where it does not know one that a list showed. */
async function lookUp(call: Call, hash: Hash, seen: Seen | undefined): Promise<FoundTransaction | undefined> {
  const chances = seen && Date.now() - seen.at < JUST_NOW ? CHANCES : 1
  for (let chance = 1; ; chance++) {
    try {
      return await getIndexedTransaction(call, hash)
    } catch (error) {
      if (problemOf(error)?.kind !== 'not-found') throw error
      if (chance >= chances) {
        if (seen) return undefined
        throw error
      }
    }
  }
}

/**
 * A transaction by its hash or that of a message it received; 64 hex digits. What a list knew is there at once; the block it stands in,
 * which only the indexer knows, may follow.
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
