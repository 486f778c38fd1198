import { indexer } from '../providers/indexer/provider.ts'
import { transactionRequest } from '../providers/requests/transaction.ts'
import { parseHash } from '../ton/hash.ts'
import { argument, prefetch, savedCopy } from './prefetch.ts'

const hash = parseHash(argument('/tx/') || argument('/trace/'))
// What a list showed is on screen at once; the store asks for the rest.
const seen = Object(savedCopy('seen-transactions')?.value)
if (hash && !(hash in seen)) prefetch(indexer, transactionRequest, hash)
