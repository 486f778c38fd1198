import * as v from 'valibot'
import type { BlockHeader, BlockId } from '../../domain/block/block.ts'
import type { Call } from '../../lib/call.ts'
import { withRest } from '../http/shape-rest.ts'
import { flag, maybe, rows } from '../http/wire.ts'
import { blockRequest, headerFields, toHeader } from '../requests/block.ts'
import { blockId, expectBlock, findBlock } from './block-id.ts'
import { nodeApi } from './client.ts'

const header = withRest(headerFields, v.object({ before_split: maybe(flag), prev_blocks: maybe(rows(blockId)) }))

/** A block's header (getBlockHeader). Throws `not-found` for a block unknown to all liteservers. */
export async function getBlockHeader(call: Call, id: BlockId): Promise<BlockHeader> {
  const read = await findBlock(nodeApi(...blockRequest.of(id.workchain, id.shard, id.seqno), header, call))
  expectBlock(id, read.id)
  return { ...toHeader(read, id), previous: read.prev_blocks?.rows ?? [], beforeSplit: read.before_split ?? false }
}
