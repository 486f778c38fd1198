import * as v from 'valibot'
import { type BlockId, isMasterchain, parseShard, sameBlock } from '../../domain/block/block.ts'
import type { BlockExecution } from '../../domain/block/execution.ts'
import type { Call } from '../../lib/call.ts'
import { askedRows } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { count, hash, int, rows, text } from '../http/wire.ts'
import { indexV3Api } from './client.ts'
import { indexV3 } from './provider.ts'

const block = v.object({
  workchain: int,
  shard: text,
  seqno: count,
  rand_seed: hash,
  masterchain_block_ref: v.object({ seqno: count }),
})
const answer = v.object({ blocks: rows(block) })

/** Inputs for executing a block's transactions (blocks). `since`: the masterchain block before the one that commits the block. */
export async function getIndexV3Execution(call: Call, id: BlockId): Promise<BlockExecution> {
  const { workchain, shard, seqno } = id
  const { blocks } = await indexV3Api('/blocks', { workchain, shard, seqno, limit: 1 }, answer, call)
  const [found] = askedRows(indexV3.name, 'block', blocks.rows, row =>
    sameBlock(id, { ...row, shard: parseShard(row.shard) ?? '' }),
  )
  if (!found) throw new ProviderError('not-found', indexV3.name, 'no block')
  const master = isMasterchain(id) ? seqno : found.masterchain_block_ref.seqno
  return { randomSeed: found.rand_seed, since: master - 1 }
}
