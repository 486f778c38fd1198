import type { ChainBlock } from '../../chain/types.ts'
import { Bytes } from '../../http/answer.ts'
import { blockId } from '../../http/encode.ts'
import { blockchainBlock, reducedBlock } from '../block.ts'
import type { Call, Handler } from '../call.ts'
import { badRequest, notFound } from '../refusal.ts'
import { blockchainTransaction } from '../transaction.ts'
import { get } from './route.ts'

/** Maximum range in seconds. */
const MAX_SPAN_LENGTH = 600

/** The block in the path. */
export const blockOf = (call: Call): ChainBlock => blockNamed(call, call.param('block_id'))

/** Block of an id such as `(-1,8000000000000000,34336028)`, optionally with both hashes. */
export function blockNamed(call: Call, text: string): ChainBlock {
  const parts = /^\((-?\d+),([0-9a-f]{1,16}),(\d+)(?:,[0-9a-f]{64},[0-9a-f]{64})?\)$/i.exec(text)
  if (!parts) throw badRequest(`can't decode block id ${text}`)
  const [workchain, shard] = [Number(parts[1]), parts[2]?.toLowerCase().padStart(16, '0')]
  const known = workchain === -1 || workchain === 0
  const block = known ? call.world.index.horizon.block(workchain, Number(parts[3]), shard) : undefined
  if (!block) throw notFound('block not found')
  return block
}

function masterBlock(call: Call): ChainBlock {
  const seqno = call.pathInt('masterchain_seqno')
  const block = call.world.index.horizon.block(-1, seqno)
  if (!block) throw notFound(`no blocks found for masterchain seqno ${seqno}`)
  return block
}

const masterBlocks: Handler = call => {
  const master = masterBlock(call)
  return { blocks: [master, ...call.world.chain.committed(master.seqno)].map(blockchainBlock) }
}

const masterShards: Handler = call => ({
  shards: masterBlock(call).shards.flatMap(ref => {
    const block = call.world.chain.block(ref.workchain, ref.seqno, ref.shard)
    return block ? [{ last_known_block_id: blockId(ref), last_known_block: blockchainBlock(block) }] : []
  }),
})

const byLt = <Item extends { lt: bigint }>(one: Item, other: Item): number => (one.lt < other.lt ? -1 : 1)

const masterTransactions: Handler = call => {
  const master = masterBlock(call)
  const limit = call.int('limit', { min: 1, otherwise: Number.POSITIVE_INFINITY })
  const offset = call.int('offset', { min: 0, otherwise: 0 })
  const items = [master, ...call.world.chain.committed(master.seqno)].flatMap(block => block.transactions).sort(byLt)
  return { transactions: items.slice(offset, offset + limit).map(item => blockchainTransaction(call.world, item)) }
}

/** Blocks of a time range in seconds, both ends inclusive, newest first. */
const reducedBlocks: Handler = call => {
  const [from, to] = [call.int('from', {}), call.int('to', {})]
  if (from > to) throw badRequest("'from' must be less than 'to'")
  if (to - from > MAX_SPAN_LENGTH) throw badRequest('max diapason is 10 minutes')
  const { chain, index } = call.world
  const found: ChainBlock[] = []
  for (let seqno = index.horizon.master.seqno; seqno >= chain.oldest(-1); seqno -= 1) {
    const master = chain.block(-1, seqno)
    if (!master || master.genUtime < from) break
    if (master.genUtime > to) continue
    found.push(master, ...chain.committed(master.seqno))
  }
  return { blocks: found.map(reducedBlock) }
}

const status: Handler = ({ world }) => ({
  rest_online: true,
  indexing_latency: world.index.horizon.latency,
  last_known_masterchain_seqno: world.index.horizon.master.seqno,
})

const head: Handler = ({ world }) => blockchainBlock(world.index.horizon.master)

const blockTransactions: Handler = call => ({
  transactions: [...blockOf(call).transactions].sort(byLt).map(item => blockchainTransaction(call.world, item)),
})

export const blockRoutes = [
  get('Status', '/v2/status', status),
  get('GetBlockchainMasterchainHead', '/v2/blockchain/masterchain-head', head),
  get('GetReducedBlockchainBlocks', '/v2/blockchain/reduced/blocks', reducedBlocks),
  get('GetBlockchainBlock', '/v2/blockchain/blocks/{block_id}', call => blockchainBlock(blockOf(call))),
  get('DownloadBlockchainBlockBoc', '/v2/blockchain/blocks/{block_id}/boc', call => new Bytes(blockOf(call).boc)),
  get('GetBlockchainBlockTransactions', '/v2/blockchain/blocks/{block_id}/transactions', blockTransactions),
  get('GetBlockchainMasterchainBlocks', '/v2/blockchain/masterchain/{masterchain_seqno}/blocks', masterBlocks),
  get('GetBlockchainMasterchainShards', '/v2/blockchain/masterchain/{masterchain_seqno}/shards', masterShards),
  get(
    'GetBlockchainMasterchainTransactions',
    '/v2/blockchain/masterchain/{masterchain_seqno}/transactions',
    masterTransactions,
  ),
]
