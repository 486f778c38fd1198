import * as v from 'valibot'
import { type BlockId, masterchainBlock } from '../../domain/block/block.ts'
import { signedShard } from '../../domain/block/shard.ts'
import type { Call } from '../../lib/call.ts'
import { int64 } from '../http/wire.ts'
import { blockParams } from '../requests/block.ts'
import { answeredBlock, blockId, expectBlock, findBlock } from './block-id.ts'
import { nodeApi } from './client.ts'

/**
 * The masterchain block of a moment, in unix seconds: the newest that was made by then, give or take one (lookupBlock). Throws
 * ProviderError, `not-found` where there was none yet.
 */
export function getBlockAt(call: Call, utime: number): Promise<BlockId> {
  const { workchain, shard } = masterchainBlock(0)
  return findBlock(nodeApi('/lookupBlock', { workchain, shard: signedShard(shard), unixtime: utime }, blockId, call))
}

const header = v.object({ id: v.object(answeredBlock), end_lt: int64 })

/** The logical time at which a block ends, decimal text (getBlockHeader). */
export async function getEndLt(call: Call, { workchain, shard, seqno }: BlockId): Promise<string> {
  const params = blockParams(workchain, shard, seqno)
  const read = await findBlock(nodeApi('/getBlockHeader', params, header, call))
  expectBlock({ workchain, shard, seqno }, read.id)
  return read.end_lt
}
