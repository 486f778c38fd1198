import * as v from 'valibot'
import type { BlockHeader, BlockId, MasterchainHead } from '../../domain/block.ts'
import { formatBlockId, parseShard } from '../../domain/block.ts'
import type { BlockBrief } from '../../domain/block-time.ts'
import type { Call } from '../../lib/query.ts'
import { hash, int, maybe, rows } from '../wire.ts'
import { indexerApi } from './client.ts'

// Written as %x, so without leading zeros.
const shard = v.pipe(
  v.string(),
  v.transform(text => parseShard(text) ?? ''),
  v.length(16, 'not a shard id'),
)

const reducedBlock = v.object({
  workchain_id: int,
  shard,
  seqno: int,
  utime: int,
  tx_quantity: int,
  shards_blocks: v.fallback(v.optional(v.array(v.string()), []), []),
})
const reducedBlocks = v.object({ blocks: rows(reducedBlock) })

const block = v.object({
  workchain_id: int,
  shard,
  seqno: int,
  root_hash: hash,
  file_hash: hash,
  global_id: maybe(int),
  version: maybe(int),
  gen_utime: int,
})

/** Blocks generated between two unix times, at most 600 s apart (reduced/blocks). */
export async function getReducedBlocks(call: Call, from: number, to: number): Promise<BlockBrief[]> {
  const { blocks } = await indexerApi('/blockchain/reduced/blocks', { from, to }, reducedBlocks, call)
  return blocks.rows.map(row => ({
    workchain: row.workchain_id,
    shard: row.shard,
    seqno: row.seqno,
    utime: row.utime,
    transactions: row.tx_quantity,
    shardBlocks: row.shards_blocks,
  }))
}

/** A block's header (blocks/{id}). */
export async function getIndexedHeader(call: Call, id: BlockId): Promise<BlockHeader> {
  const read = await indexerApi(`/blockchain/blocks/${formatBlockId(id)}`, {}, block, call)
  const { root_hash, file_hash, global_id, version, gen_utime } = read
  return { ...id, rootHash: root_hash, fileHash: file_hash, globalId: global_id, version, genUtime: gen_utime }
}

/** The newest masterchain block the indexer knows (masterchain-head); it does not tell the state root. */
export async function getIndexedHead(call: Call): Promise<MasterchainHead> {
  const read = await indexerApi('/blockchain/masterchain-head', {}, block, call)
  return { seqno: read.seqno, rootHash: read.root_hash, fileHash: read.file_hash, stateRootHash: null }
}
