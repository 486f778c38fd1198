import * as v from 'valibot'
import { type BlockId, MASTERCHAIN, masterchainBlock } from '../../domain/block/block.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { signedShard } from '../../ton/shard.ts'
import { count, int64 } from '../http/wire.ts'
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

/**
 * The block that holds an account's transaction of a logical time, decimal text (lookupBlock): the shard is asked for by the account's own bits.
 * Throws ProviderError, `not-found` where there is none.
 */
export function getBlockOfTransaction(
  call: Call,
  { account, lt }: { account: RawAddress; lt: string },
): Promise<BlockId> {
  const [workchain = '', hash = ''] = account.split(':')
  const around = Number(workchain) === MASTERCHAIN ? masterchainBlock(0).shard : `${hash.slice(0, 15)}1`
  return findBlock(nodeApi('/lookupBlock', { workchain, shard: signedShard(around), lt }, blockId, call))
}

const header = v.object({ id: v.object(answeredBlock), end_lt: int64 })

/** The logical time at which a block ends, decimal text (getBlockHeader). */
export async function getEndLt(call: Call, { workchain, shard, seqno }: BlockId): Promise<string> {
  const params = blockParams(workchain, shard, seqno)
  const read = await findBlock(nodeApi('/getBlockHeader', params, header, call))
  expectBlock({ workchain, shard, seqno }, read.id)
  return read.end_lt
}

const keyHeader = v.object({ id: v.object(answeredBlock), prev_key_block_seqno: count })

/** The seqno of the key block whose configuration holds when a block is made (getBlockHeader). */
export async function getPreviousKeySeqno(call: Call, { workchain, shard, seqno }: BlockId): Promise<number> {
  const params = blockParams(workchain, shard, seqno)
  const read = await findBlock(nodeApi('/getBlockHeader', params, keyHeader, call))
  expectBlock({ workchain, shard, seqno }, read.id)
  return read.prev_key_block_seqno
}
