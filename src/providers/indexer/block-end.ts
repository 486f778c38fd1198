import * as v from 'valibot'
import { type BlockId, formatBlockId } from '../../domain/block/block.ts'
import type { Call } from '../../lib/call.ts'
import { int64 } from '../http/wire.ts'
import { indexerApi } from './client.ts'

const block = v.object({ end_lt: int64 })

/** The logical time at which a block ends, decimal text (blocks/{id}). */
export const getIndexedEndLt = async (call: Call, id: BlockId): Promise<string> =>
  (await indexerApi(`/blockchain/blocks/${formatBlockId(id)}`, {}, block, call)).end_lt
