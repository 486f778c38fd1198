import * as v from 'valibot'
import { type BlockHeader, type BlockId, formatBlockId, type MasterchainHead } from '../../domain/block.ts'
import type { Call } from '../../lib/query.ts'
import { count, hash, int, maybe, time } from '../wire.ts'
import { indexerApi } from './client.ts'

const block = v.object({
  seqno: count,
  root_hash: hash,
  file_hash: hash,
  global_id: maybe(int),
  version: maybe(int),
  gen_utime: time,
})

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
