import * as v from 'valibot'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { hashOfBoc, prepareReader } from '../bytes/boc.ts'
import { requireAsked } from '../http/asked.ts'
import { base64Bytes } from '../http/bag.ts'
import { ProviderError } from '../http/error.ts'
import { rows } from '../http/wire.ts'
import { nodeApi } from './client.ts'

const transactions = rows(v.object({ data: base64Bytes }))

/** Fields by which the node finds a transaction. `archival`: request servers with full history. */
type Wanted = { account: RawAddress; lt: string; hash: Hash; archival?: boolean }

/** Bytes of one transaction, unchecked (getTransactions). */
async function readBytes(call: Call, { account, lt, hash, archival }: Wanted): Promise<Uint8Array> {
  const query = { address: account, limit: 1, lt, hash, ...(archival && { archival: 'true' }) }
  const [row] = (await nodeApi('/getTransactions', query, transactions, call)).rows
  if (!row) throw new ProviderError('not-found', 'toncenter', 'no transaction')
  return row.data
}

/** Bytes of one transaction with verified root hash (getTransactions). Throws `not-found` if the node does not have it. */
export async function getTransactionBytes(call: Call, wanted: Wanted): Promise<Uint8Array> {
  const bytes = await readBytes(call, wanted)
  requireAsked('toncenter', 'transaction', wanted.hash, await hashOfBoc(bytes))
  return bytes
}

/** Root hash of the node's bytes at this place, for a comparison: a different hash is not an error. */
export async function getTransactionHash(call: Call, wanted: Wanted): Promise<Hash> {
  prepareReader()
  const found = await hashOfBoc(await readBytes(call, wanted))
  if (!found) throw new ProviderError('malformed', 'toncenter', 'data: no bag of cells')
  return found
}
