import * as v from 'valibot'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import type { Hash } from '../../ton/hash.ts'
import { hashOfBoc, prepareReader } from '../bytes/boc.ts'
import { ProviderError } from '../http/error.ts'
import { rows, text } from '../http/wire.ts'
import { nodeApi } from './client.ts'

const transactions = rows(v.object({ data: text }))

/** A transaction as the node is asked for it. `archival` asks servers that keep all history. */
type Wanted = { account: RawAddress; lt: string; hash: Hash; archival?: boolean }

/** The root hash of the bytes that the node has of a transaction, whatever hash it names (getTransactions); `not-found` where it has none. */
export async function getTransactionHash(call: Call, { account, lt, hash, archival }: Wanted): Promise<Hash> {
  prepareReader()
  const query = { address: account, limit: 1, lt, hash, ...(archival && { archival: 'true' }) }
  const [row] = (await nodeApi('/getTransactions', query, transactions, call)).rows
  if (!row) throw new ProviderError('not-found', 'toncenter', 'no transaction')
  const found = await hashOfBoc(fromBase64(row.data))
  if (!found) throw new ProviderError('malformed', 'toncenter', 'data: no bag of cells')
  return found
}
