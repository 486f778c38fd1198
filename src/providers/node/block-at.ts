import * as v from 'valibot'
import { type BlockId, formatBlockId, MASTERCHAIN, masterchainBlock } from '../../domain/block/block.ts'
import { holdsAccount } from '../../domain/block/holds-account.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import { signedShard } from '../../ton/shard.ts'
import { another, requireAsked } from '../http/asked.ts'
import { count, int64, schemaOf } from '../http/wire.ts'
import { type AnsweredBlock, answeredBlock } from '../requests/answered-block.ts'
import { blockParams } from '../requests/block.ts'
import { blockId, expectBlock, findBlock, fullBlockId } from './block-id.ts'
import { nodeApi } from './client.ts'

/**
 * The masterchain block of a moment, in unix seconds: the newest that was made by then, give or take one (lookupBlock). Throws
 * ProviderError, `not-found` where there was none yet.
 */
export async function getBlockAt(call: Call, utime: number): Promise<FullBlockId> {
  const { workchain, shard } = masterchainBlock(0)
  const query = { workchain, shard: signedShard(shard), unixtime: utime }
  const found = await findBlock(nodeApi('/lookupBlock', query, fullBlockId, call))
  requireAsked('toncenter', 'block', formatBlockId(masterchainBlock(found.seqno)), formatBlockId(found))
  return found
}

/**
 * The block with an account's transaction of a logical time, decimal text (lookupBlock). The shard in the query is the prefix of the account's
 * hash. Throws ProviderError, `not-found` when the node has no such block.
 */
export async function getBlockOfTransaction(
  call: Call,
  { account, lt }: { account: RawAddress; lt: string },
): Promise<BlockId> {
  const [workchain = '', hash = ''] = account.split(':')
  const around = Number(workchain) === MASTERCHAIN ? masterchainBlock(0).shard : `${hash.slice(0, 15)}1`
  const found = await findBlock(nodeApi('/lookupBlock', { workchain, shard: signedShard(around), lt }, blockId, call))
  if (!holdsAccount(found, account)) throw another('toncenter', 'block')
  return found
}

/** Reads a block's header by a schema (getBlockHeader). Throws ProviderError, `another` for the header of another block. */
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
const withEndLt = v.object({ id, end_lt: int64 })
const withKeyBlock = v.object({ id, prev_key_block_seqno: count })

/** The logical time at which a block ends, decimal text. */
export const getEndLt = async (call: Call, block: BlockId): Promise<string> =>
  (await readHeader(call, block, withEndLt)).end_lt

/** The seqno of the key block whose configuration holds when a block is made. */
export const getPreviousKeySeqno = async (call: Call, block: BlockId): Promise<number> =>
  (await readHeader(call, block, withKeyBlock)).prev_key_block_seqno
