import * as v from 'valibot'
import { type BlockHeader, type BlockId, formatBlockId, type MasterchainHead } from '../../domain/block/block.ts'
import { parseBlockId } from '../../domain/block/parse-id.ts'
import type { Call } from '../../lib/call.ts'
import { count, flag, hash, int, maybe, rows, text, time } from '../http/wire.ts'
import { namedBlock, requireNamed } from './block-name.ts'
import { indexerApi } from './client.ts'

const block = v.object({
  ...namedBlock,
  seqno: count,
  root_hash: hash,
  file_hash: hash,
  global_id: maybe(int),
  version: maybe(int),
  gen_utime: time,
  before_split: maybe(flag),
  prev_refs: maybe(rows(text)),
})

/** A block's header (blocks/{id}). */
export async function getIndexedHeader(call: Call, id: BlockId): Promise<BlockHeader> {
  const read = await indexerApi(`/blockchain/blocks/${formatBlockId(id)}`, {}, block, call)
  requireNamed(id, read)
  return {
    ...id,
    rootHash: read.root_hash,
    fileHash: read.file_hash,
    globalId: read.global_id,
    version: read.version,
    genUtime: read.gen_utime,
    previous: read.prev_refs?.rows.flatMap(ref => parseBlockId(ref) ?? []) ?? [],
    beforeSplit: read.before_split ?? false,
  }
}

/** The newest masterchain block of the indexer (masterchain-head), without a state root. */
export async function getIndexedHead(call: Call): Promise<MasterchainHead> {
  const read = await indexerApi('/blockchain/masterchain-head', {}, block, call)
  return { seqno: read.seqno, rootHash: read.root_hash, fileHash: read.file_hash, stateRootHash: null }
}
