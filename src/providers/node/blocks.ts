import * as v from 'valibot'
import {
  type BlockHeader,
  type BlockId,
  type BlockTransactions,
  hexShard,
  type MasterchainHead,
  type ShortTransaction,
  signedShard,
} from '../../domain/block.ts'
import type { Call } from '../../lib/query.ts'
import { parseAddress } from '../../ton/address.ts'
import { hash, int, int64, maybe, rows } from '../wire.ts'
import { nodeApi } from './client.ts'

const blockId = v.object({ workchain: int, shard: int64, seqno: int, root_hash: maybe(hash), file_hash: maybe(hash) })

const masterchainInfo = v.object({
  last: v.object({ seqno: int, root_hash: hash, file_hash: hash }),
  state_root_hash: maybe(hash),
})

// The hashes stand inside `id`; some servers repeat them at the top.
const header = v.object({
  id: blockId,
  root_hash: maybe(hash),
  file_hash: maybe(hash),
  global_id: maybe(int),
  version: maybe(int),
  gen_utime: int,
})

const shardList = v.object({ shards: rows(blockId) })

const shortTransaction = v.object({ account: v.string(), lt: int64, hash })
const transactionList = v.object({ transactions: rows(shortTransaction), incomplete: maybe(v.boolean()) })

const idParams = ({ workchain, shard, seqno }: BlockId) => ({ workchain, shard: signedShard(shard), seqno })

/** The newest masterchain block (getMasterchainInfo). */
export async function getMasterchainHead(call: Call): Promise<MasterchainHead> {
  const { last, state_root_hash } = await nodeApi('/getMasterchainInfo', {}, masterchainInfo, call)
  return { seqno: last.seqno, rootHash: last.root_hash, fileHash: last.file_hash, stateRootHash: state_root_hash }
}

/** A block's header (getBlockHeader); an unknown block is a `broken` with the liteserver's text. */
export async function getBlockHeader(call: Call, id: BlockId): Promise<BlockHeader> {
  const read = await nodeApi('/getBlockHeader', idParams(id), header, call)
  return {
    ...id,
    rootHash: read.root_hash ?? read.id.root_hash ?? '',
    fileHash: read.file_hash ?? read.id.file_hash ?? '',
    globalId: read.global_id,
    version: read.version,
    genUtime: read.gen_utime,
  }
}

/** The newest block of every shard as masterchain block `seqno` commits it (shards). */
export async function getShards(call: Call, seqno: number): Promise<BlockId[]> {
  const { shards } = await nodeApi('/shards', { seqno }, shardList, call)
  return shards.rows.map(({ workchain, shard, seqno }) => ({ workchain, shard: hexShard(shard), seqno }))
}

function toShortTransaction(workchain: number, wire: v.InferOutput<typeof shortTransaction>): ShortTransaction[] {
  // Old servers leave the workchain out of the account.
  const account = parseAddress(wire.account.includes(':') ? wire.account : `${workchain}:${wire.account}`)
  return account ? [{ account: account.raw, hash: wire.hash, lt: wire.lt }] : []
}

/** At most `count` transactions of a block, those after `after` in the server's order (getBlockTransactions). */
export async function getBlockTransactions(
  call: Call,
  id: BlockId,
  count: number,
  after?: ShortTransaction,
): Promise<BlockTransactions> {
  const cursor = after ? { after_lt: after.lt, after_hash: after.account.split(':')[1] ?? '' } : {}
  const read = await nodeApi('/getBlockTransactions', { ...idParams(id), count, ...cursor }, transactionList, call)
  const transactions = read.transactions.rows.flatMap(row => toShortTransaction(id.workchain, row))
  return {
    transactions,
    incomplete: read.incomplete ?? false,
    unreadable: read.transactions.unreadable + read.transactions.rows.length - transactions.length,
  }
}
