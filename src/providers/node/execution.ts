import * as v from 'valibot'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { hashOfBoc } from '../bytes/boc.ts'
import { base64Bytes } from '../http/bag.ts'
import { hash, rows } from '../http/wire.ts'
import { nodeApi } from './client.ts'

const cell = v.pipe(
  v.object({ bytes: base64Bytes }),
  v.transform(({ bytes }) => bytes),
)

/** The `ShardAccount` of an account after a masterchain block, unchecked (getShardAccountCell). */
export const getShardAccount = (call: Call, address: RawAddress, seqno: number): Promise<Uint8Array> =>
  nodeApi('/getShardAccountCell', { address, seqno }, cell, call)

const libraries = v.object({ result: rows(v.object({ hash, data: base64Bytes })) })

/** Current libraries of the network by hash (getLibraries). Drops bags whose hash differs. */
export async function getLibraries(call: Call, hashes: readonly Hash[]): Promise<Map<Hash, Uint8Array>> {
  const list = hashes.map(one => `libraries=${one}`).join('&')
  const { result } = await nodeApi(`/getLibraries?${list}`, {}, libraries, call)
  const found = new Map<Hash, Uint8Array>()
  for (const { hash, data } of result.rows)
    if (hashes.includes(hash) && (await hashOfBoc(data)) === hash) found.set(hash, data)
  return found
}

const transactions = rows(v.object({ data: base64Bytes }))

/** Range of transactions: from one in an account's history back to `afterLt`, exclusive. */
type Span = { account: RawAddress; lt: string; hash: Hash; afterLt: string; limit: number }

/** Bytes of a transaction and earlier ones, newest first, unchecked (getTransactions). */
export async function getTransactionsBefore(
  call: Call,
  { account, lt, hash, afterLt, limit }: Span,
): Promise<Uint8Array[]> {
  const query = { address: account, limit, lt, hash, to_lt: afterLt, archival: 'true' }
  return (await nodeApi('/getTransactions', query, transactions, call)).rows.map(({ data }) => data)
}
