import { transactionFacts } from '../domain/transaction/facts.ts'
import { indexV3 } from '../providers/index-v3/provider.ts'
import { indexer } from '../providers/indexer/provider.ts'
import { indexerResult } from '../providers/indexer/result.ts'
import { transactionRequest } from '../providers/requests/transaction.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import { type Hash, parseHash } from '../ton/hash.ts'
import { argument, prefetch, savedCopy } from './prefetch.ts'
import { showFacts, showFirst } from './show.ts'

/** Loads the reader while the call is running. The screen itself reports failures. */
function loadReader(): (answer: unknown, hash: Hash) => Promise<{ utime: number } | undefined> {
  if (hasIndexV3) {
    const reader = import('../providers/index-v3/transaction-head.ts')
    reader.catch(() => {})
    return async (answer, hash) => (await reader).readTransactionTime(answer, hash)
  }
  const reader = import('../providers/bytes/transaction-head.ts')
  reader.catch(() => {})
  return async (answer, hash) => (await reader).readCheckedHead(indexerResult(answer), hash)
}

const hash = parseHash(argument('/tx/') || argument('/trace/'))
// Rows known from a list are shown at once; the store requests the rest.
const seen = hash && Object(savedCopy('seen-transactions')?.value)[hash]
if (seen) showFacts(transactionFacts(seen))
else if (hash) {
  const found = prefetch(hasIndexV3 ? indexV3 : indexer, transactionRequest, hash)
  // The index's answer is large: a complete trace.
  const [call] = globalThis.nanoscopePrefetched ?? []
  if (hasIndexV3 && call) call.isLarge = true
  const read = loadReader()
  showFirst(found, {
    async read(answer) {
      const transaction = await read(answer, hash)
      return transaction && { transaction }
    },
    facts: transactionFacts,
  })
}
