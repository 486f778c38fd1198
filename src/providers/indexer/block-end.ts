import * as v from 'valibot'
import { type BlockId, formatBlockId } from '../../domain/block/block.ts'
import type { Call } from '../../lib/call.ts'
import { int64, time } from '../http/wire.ts'
import type { BlockEnd } from '../node/block-at.ts'
import { namedBlock, requireNamed } from './block-name.ts'
import { indexerApi } from './client.ts'

const block = v.object({ ...namedBlock, end_lt: int64, gen_utime: time })

/** End of a block (blocks/{id}). */
export async function getIndexedBlockEnd(call: Call, id: BlockId): Promise<BlockEnd> {
  const read = await indexerApi(`/blockchain/blocks/${formatBlockId(id)}`, {}, block, call)
  requireNamed(id, read)
  return { lt: read.end_lt, utime: read.gen_utime }
}
