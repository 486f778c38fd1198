import * as v from 'valibot'
import type { Call } from '../../lib/call.ts'
import { fromHex } from '../../ton/bytes.ts'
import type { Hash } from '../../ton/hash.ts'
import { hashOfBoc, prepareReader } from '../bytes/boc.ts'
import { ProviderError } from '../http/error.ts'
import { text } from '../http/wire.ts'
import { indexerTransactionRequest } from '../requests/transaction.ts'
import { indexerApi } from './client.ts'

const transaction = v.object({ raw: text })

/** The root hash of the bytes that the indexer has of a transaction, whatever hash it names (transactions/{id}). */
export async function getIndexedTransactionHash(call: Call, hash: Hash): Promise<Hash> {
  prepareReader()
  const { raw } = await indexerApi(...indexerTransactionRequest(hash), transaction, call)
  const found = await hashOfBoc(fromHex(raw))
  if (!found) throw new ProviderError('malformed', 'tonapi', 'raw: no bag of cells')
  return found
}
