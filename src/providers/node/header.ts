import * as v from 'valibot'
import type { BlockHeader, BlockId } from '../../domain/block/block.ts'
import type { Call } from '../../lib/call.ts'
import { flag, hash, int, maybe, rows, time } from '../http/wire.ts'
import { blockRequest } from '../requests/block.ts'
import { answeredBlock, blockId, expectBlock, findBlock } from './block-id.ts'
import { nodeApi } from './client.ts'

// The hashes stand inside `id`; some servers repeat them at the top, or only there.
const header = v.object({
  id: v.object({ ...answeredBlock, root_hash: maybe(hash), file_hash: maybe(hash) }),
  root_hash: maybe(hash),
  file_hash: maybe(hash),
  global_id: maybe(int),
  version: maybe(int),
  gen_utime: time,
  before_split: maybe(flag),
  prev_blocks: maybe(rows(blockId)),
})

/** A block's header (getBlockHeader); a block that no liteserver holds is `not-found`. */
export async function getBlockHeader(call: Call, id: BlockId): Promise<BlockHeader> {
  const read = await findBlock(nodeApi(...blockRequest.of(id.workchain, id.shard, id.seqno), header, call))
  expectBlock(id, read.id)
  return {
    ...id,
    rootHash: read.root_hash ?? read.id.root_hash ?? '',
    fileHash: read.file_hash ?? read.id.file_hash ?? '',
    globalId: read.global_id,
    version: read.version,
    genUtime: read.gen_utime,
    previous: read.prev_blocks?.rows ?? [],
    beforeSplit: read.before_split ?? false,
  }
}
