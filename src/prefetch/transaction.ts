import { transactionFacts } from '../domain/transaction/facts.ts'
import { indexer } from '../providers/indexer/provider.ts'
import { indexerResult } from '../providers/indexer/result.ts'
import { transactionRequest } from '../providers/requests/transaction.ts'
import { parseHash } from '../ton/hash.ts'
import { argument, prefetch, savedCopy } from './prefetch.ts'
import { showFacts, showFirst } from './show.ts'

const hash = parseHash(argument('/tx/') || argument('/trace/'))
// What a list showed is on screen at once; the store asks for the rest.
const seen = hash && Object(savedCopy('seen-transactions')?.value)[hash]
if (seen) showFacts(transactionFacts(seen))
else if (hash) {
  const found = prefetch(indexer, transactionRequest, hash)
  // It comes beside the answer. The screen reports failures.
  const reader = import('../providers/bytes/transaction-head.ts')
  reader.catch(() => {})
  showFirst(found, {
    async read(answer) {
      const transaction = (await reader).readCheckedHead(indexerResult(answer), hash)
      return transaction && { transaction }
    },
    facts: transactionFacts,
  })
}
