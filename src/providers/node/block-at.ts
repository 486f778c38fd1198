import * as v from 'valibot'
import { type BlockId, formatBlockId, masterchainBlock } from '../../domain/block/block.ts'
import { holdsAccount } from '../../domain/block/holds-account.ts'
import { isNotFound } from '../../domain/text/problem.ts'
import type { Call } from '../../lib/call.ts'
import { accountHash, type RawAddress, workchainOf } from '../../ton/address.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import { signedShard } from '../../ton/shard.ts'
import { MASTERCHAIN } from '../../ton/workchain.ts'
import { another, requireAsked } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { count, int64, schemaOf, time } from '../http/wire.ts'
import { type AnsweredBlock, answeredBlock } from '../requests/answered-block.ts'
import { blockParams } from '../requests/block.ts'
import { blockId, expectBlock, findBlock, fullBlockId } from './block-id.ts'
import { nodeApi } from './client.ts'

/**
 * The newest masterchain block at a moment in unix seconds, give or take one block (lookupBlock). Throws ProviderError: `not-found` before
 * the first block, `broken` if the node lacks a later block, as pruned nodes do.
 */
export async function getBlockAt(call: Call, utime: number): Promise<FullBlockId> {
  const { workchain, shard } = masterchainBlock(0)
  const query = { workchain, shard: signedShard(shard), unixtime: utime }
  try {
    const found = await findBlock(nodeApi('/lookupBlock', query, fullBlockId, call))
    requireAsked('toncenter', 'block', formatBlockId(masterchainBlock(found.seqno)), formatBlockId(found))
    return found
  } catch (error) {
    if (!isNotFound(error) || (await isBeforeFirst(call, utime))) throw error
    throw new ProviderError('broken', 'toncenter', 'no block of that time', { cause: error })
  }
}

/** True if the first block is later than a moment; false also if the node does not have the first block. */
async function isBeforeFirst(call: Call, utime: number): Promise<boolean> {
  try {
    return (await getBlockEnd(call, masterchainBlock(1))).utime > utime
  } catch (error) {
    if (isNotFound(error)) return false
    throw error
  }
}

/**
 * The block of an account's transaction with a logical time, as decimal text (lookupBlock). The query's shard is a prefix of the account's
 * hash. Throws ProviderError: `not-found` if the node has no such block.
 */
export async function getBlockOfTransaction(
  call: Call,
  { account, lt }: { account: RawAddress; lt: string },
): Promise<BlockId> {
  const workchain = workchainOf(account)
  const around = workchain === MASTERCHAIN ? masterchainBlock(0).shard : `${accountHash(account).slice(0, 15)}1`
  const found = await findBlock(nodeApi('/lookupBlock', { workchain, shard: signedShard(around), lt }, blockId, call))
  if (!holdsAccount(found, account)) throw another('toncenter', 'block')
  return found
}

/** Reads a block's header by a schema (getBlockHeader). Throws ProviderError: `another` for another block. */
async function readHeader<Header extends { id: AnsweredBlock }>(
  call: Call,
  { workchain, shard, seqno }: BlockId,
  schema: v.GenericSchema<unknown, Header>,
): Promise<Header> {
  const read = await findBlock(nodeApi('/getBlockHeader', blockParams(workchain, shard, seqno), schema, call))
  expectBlock({ workchain, shard, seqno }, read.id)
  return read
}

const id = schemaOf(answeredBlock)
const withEnd = v.object({ id, end_lt: int64, gen_utime: time })
const withKeyBlock = v.object({ id, prev_key_block_seqno: count })

/** Logical time at the end of a block, as decimal text, and its time in unix seconds. */
export type BlockEnd = { lt: string; utime: number }

export async function getBlockEnd(call: Call, block: BlockId): Promise<BlockEnd> {
  const read = await readHeader(call, block, withEnd)
  return { lt: read.end_lt, utime: read.gen_utime }
}

/** Seqno of the key block with the configuration in force at a block. */
export const getPreviousKeySeqno = async (call: Call, block: BlockId): Promise<number> =>
  (await readHeader(call, block, withKeyBlock)).prev_key_block_seqno
