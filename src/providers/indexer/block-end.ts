import * as v from 'valibot'
import { type BlockId, formatBlockId } from '../../domain/block/block.ts'
import type { Call } from '../../lib/call.ts'
import { int64 } from '../http/wire.ts'
import { namedBlock, requireNamed } from './block-name.ts'
import { indexerApi } from './client.ts'

const block = v.object({ ...namedBlock, end_lt: int64 })

/** Logical time at the end of a block, as decimal text (blocks/{id}). */
export async function getIndexedEndLt(call: Call, id: BlockId): Promise<string> {
  const read = await indexerApi(`/blockchain/blocks/${formatBlockId(id)}`, {}, block, call)
  requireNamed(id, read)
  return read.end_lt
}
