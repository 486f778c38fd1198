import * as v from 'valibot'
import { type BlockId, formatBlockId, isMasterchain } from '../../domain/block/block.ts'
import type { BlockExecution } from '../../domain/block/execution.ts'
import { parseBlockId } from '../../domain/block/parse-id.ts'
import type { Call } from '../../lib/call.ts'
import { ProviderError } from '../http/error.ts'
import { hash, maybe, text } from '../http/wire.ts'
import { namedBlock, requireNamed } from './block-name.ts'
import { indexerApi } from './client.ts'
import { indexer } from './provider.ts'

const block = v.object({ ...namedBlock, rand_seed: hash, master_ref: maybe(text) })

/** Inputs for executing a block's transactions (blocks/{id}). `since`: the masterchain block that the block refers to. */
export async function getIndexedExecution(call: Call, id: BlockId): Promise<BlockExecution> {
  const read = await indexerApi(`/blockchain/blocks/${formatBlockId(id)}`, {}, block, call)
  requireNamed(id, read)
  const since = isMasterchain(id) ? id.seqno - 1 : parseBlockId(read.master_ref ?? '')?.seqno
  if (since === undefined) throw new ProviderError('malformed', indexer.name, 'master_ref: no block')
  return { randomSeed: read.rand_seed, since }
}
