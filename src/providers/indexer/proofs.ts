import * as v from 'valibot'
import { type BlockId, formatBlockId } from '../../domain/block/block.ts'
import { holdsAccount } from '../../domain/block/holds-account.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { type FullBlockId, formatFullId } from '../../ton/proof/block-id.ts'
import { another, requireAsked } from '../http/asked.ts'
import { base64Bytes, hexBytes } from '../http/bag.ts'
import { createClient } from '../http/client.ts'
import { getFile } from '../http/download.ts'
import type { Params } from '../http/prefetched.ts'
import { count, field, hash, int, maybe } from '../http/wire.ts'
import { indexerApi } from './client.ts'
import { indexer } from './provider.ts'

/** Proofs sent by the indexer. Only their form is checked here; `domain/proof` verifies them. */

const shardDigits = field('a shard', x =>
  typeof x === 'string' && /^[0-9a-f]{1,16}$/i.test(x) ? x.toLowerCase().padStart(16, '0') : undefined,
)

/** `BlockRaw`. Workchain -1 may be sent as an unsigned integer. */
const fullBlockId = v.pipe(
  v.object({ workchain: int, shard: shardDigits, seqno: count, root_hash: hash, file_hash: hash }),
  v.transform(
    ({ workchain, shard, seqno, root_hash, file_hash }): FullBlockId => ({
      workchain: workchain | 0,
      shard,
      seqno,
      rootHash: root_hash,
      fileHash: file_hash,
    }),
  ),
)

/** Mode of `liteServer.listBlockTransactions`: account, lt and hash of one transaction after a given account and lt, with a proof. */
const ONE_WITH_PROOF = 1 + 2 + 4 + 32 + 128
const transactionProof = v.object({ id: maybe(fullBlockId), proof: hexBytes })

/** A proof that a transaction is in a block (liteserver/list_block_transactions). `lt` is decimal text. */
export async function getTransactionProof(
  call: Call,
  block: FullBlockId,
  { account, lt }: { account: RawAddress; lt: string },
): Promise<Uint8Array> {
  const path = `/liteserver/list_block_transactions/${encodeURIComponent(formatFullId(block))}`
  const query = { mode: ONE_WITH_PROOF, count: 1, account_id: account, lt: String(BigInt(lt) - 1n) }
  const { id, proof } = await indexerApi(path, query, transactionProof, call)
  requireAsked('tonapi', 'block', formatFullId(block), id && formatFullId(id))
  return proof
}

const downloads = createClient({ ...indexer, unwrap: body => body, fetchAnswer: getFile })

/** Complete bytes of a block (blocks/{id}/boc). */
export const getBlockBytes = (call: Call, block: BlockId): Promise<Uint8Array> =>
  downloads(`/blockchain/blocks/${formatBlockId(block)}/boc`, {}, base64Bytes, call)

const accountState = v.object({
  id: fullBlockId,
  shardblk: fullBlockId,
  shard_proof: hexBytes,
  proof: hexBytes,
  state: hexBytes,
})

/** An account after a masterchain block. Contains proofs of its state, and of its shard block in the masterchain block. */
export type AccountProof = {
  masterchainBlock: FullBlockId
  block: FullBlockId
  shardProof: Uint8Array
  proof: Uint8Array
  state: Uint8Array
}

/**
 * An account with its proofs after a given masterchain block, or after the newest (liteserver/get_account_state). `shardProof` is empty for
 * accounts of the masterchain.
 */
export async function getAccountProof(call: Call, account: RawAddress, at?: FullBlockId): Promise<AccountProof> {
  const path = `/liteserver/get_account_state/${account}`
  const query: Params = at ? { target_block: formatFullId(at) } : {}
  const { id, shardblk, shard_proof, proof, state } = await indexerApi(path, query, accountState, call)
  if (at) requireAsked('tonapi', 'block', formatFullId(at), formatFullId(id))
  if (!holdsAccount(shardblk, account)) throw another('tonapi', 'account')
  return { masterchainBlock: id, block: shardblk, shardProof: shard_proof, proof, state }
}
