import { problemOf } from '../domain/text/problem.ts'
import type { FoundTransaction } from '../domain/transaction/list.ts'
import type { Call } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import { getIndexedTransaction } from '../providers/indexer/transactions.ts'
import type { Hash } from '../ton/hash.ts'
import { cache } from './base/cache.ts'
import { query } from './base/query.ts'
import { type Seen, seenTransaction } from './seen/transactions.ts'

const KEY = 'transaction'
/** A transaction on a list may not be in the index yet: then it is asked for twice more. */
const CHANCES = 3
const JUST_NOW = MINUTE

/** Hashes of which this page has shown what a list knew. */
const shown = new Set<Hash>()

/** A copy without its block must not count as the answer after a reload. */
function forgetSoon(hash: Hash) {
  setTimeout(() => cache.write(`${KEY}:${hash}`, { value: null, at: 0, sources: [] }, 0))
}

async function lookUp(call: Call, hash: Hash, seen: Seen | undefined): Promise<FoundTransaction> {
  const chances = seen && Date.now() - seen.at < JUST_NOW ? CHANCES : 1
  for (let chance = 1; ; chance++) {
    try {
      return await getIndexedTransaction(call, hash)
    } catch (error) {
      if (chance >= chances || problemOf(error)?.kind !== 'not-found') throw error
    }
  }
}

/**
 * A transaction by its hash or that of a message it received; 64 hex digits. What a list knew is there at once; the block it stands in,
 * which only the indexer knows, may follow.
 */
export const $transaction = query({
  key: KEY,
  immutable: true,
  freshFor: 10 * MINUTE,
  load: async (call, hash: Hash): Promise<FoundTransaction> => {
    const seen = seenTransaction(hash)
    const known = seen && { transaction: seen.transaction, known: seen.known }
    const isWhole = known?.transaction.block
    if (known && (isWhole || !shown.has(hash))) {
      seen.sources.forEach(call.onSource)
      shown.add(hash)
      if (!isWhole) {
        forgetSoon(hash)
        setTimeout(() => $transaction(hash).refresh())
      }
      return known
    }
    try {
      return await lookUp(call, hash, seen)
    } catch (error) {
      if (!known || problemOf(error)?.kind !== 'not-found') throw error
      seen.sources.forEach(call.onSource)
      forgetSoon(hash)
      return known
    }
  },
})

/** Jettons that moved in the trace of a transaction. */
export const $transactionJettons = query({
  key: 'transaction-jettons',
  immutable: true,
  freshFor: 10 * MINUTE,
  load: async (call, hash: Hash) =>
    (await import('../providers/indexer/jetton-history.ts')).getTransactionJettons(call, hash),
})
