import * as v from 'valibot'
import type { BlockHeader, BlockId } from '../../domain/block.ts'
import type { Call } from '../../lib/query.ts'
import { hash, int, maybe, time } from '../wire.ts'
import { blockParams } from './block-params.ts'
import { nodeApi } from './client.ts'

// The hashes stand inside `id`; some servers repeat them at the top, or only there.
const header = v.object({
  id: v.object({ root_hash: maybe(hash), file_hash: maybe(hash) }),
  root_hash: maybe(hash),
  file_hash: maybe(hash),
  global_id: maybe(int),
  version: maybe(int),
  gen_utime: time,
})

/** A block's header (getBlockHeader); a block that no liteserver holds is `not-found`. */
export async function getBlockHeader(call: Call, id: BlockId): Promise<BlockHeader> {
  const read = await nodeApi('/getBlockHeader', blockParams(id), header, call)
  return {
    ...id,
    rootHash: read.root_hash ?? read.id.root_hash ?? '',
    fileHash: read.file_hash ?? read.id.file_hash ?? '',
    globalId: read.global_id,
    version: read.version,
    genUtime: read.gen_utime,
  }
}
