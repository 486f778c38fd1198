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

/** Root hash of the indexer's bytes of a transaction, whatever hash the answer claims (transactions/{id}). */
export async function getIndexedTransactionHash(call: Call, hash: Hash): Promise<Hash> {
  prepareReader()
  const { raw } = await indexerApi(...indexerTransactionRequest(hash), transaction, call)
  const found = await hashOfBoc(fromHex(raw))
  if (!found) throw new ProviderError('malformed', 'tonapi', 'raw: no bag of cells')
  return found
}
