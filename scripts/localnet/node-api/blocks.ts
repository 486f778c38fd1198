import { holdsId } from '../chain/shard.ts'
import type { ChainBlock, ChainView, Workchain } from '../chain/types.ts'
import { base64 } from '../http/encode.ts'
import { blockIdExt, checkSeqno, findBlock, initBlockId, isWorkchain, namedBlock, shardOf } from './block-id.ts'
import type { Method } from './method.ts'
import { headOf } from './proofs.ts'
import { Refusal, unparsable } from './refusal.ts'

const getMasterchainInfo: Method = call => {
  const { chain } = call
  const head = headOf(call)
  return {
    '@type': 'blocks.masterchainInfo',
    last: blockIdExt(head),
    state_root_hash: base64(head.stateHash),
    init: initBlockId(chain),
  }
}

const getConsensusBlock: Method = call => ({
  '@type': 'ext.blocks.consensusBlock',
  consensus_block: headOf(call).seqno,
  timestamp: call.chain.now,
})

const header = (block: ChainBlock) => ({
  '@type': 'blocks.header',
  id: blockIdExt(block),
  global_id: block.globalId,
  version: 0,
  after_merge: block.flags.afterMerge,
  after_split: block.flags.afterSplit,
  before_split: block.flags.beforeSplit,
  want_merge: block.flags.wantMerge,
  want_split: block.flags.wantSplit,
  // the short hash of the validator list does not exist on a chain without signatures
  validator_list_hash_short: 0,
  catchain_seqno: block.genCatchainSeqno,
  min_ref_mc_seqno: block.minRefMcSeqno,
  is_key_block: block.keyBlock,
  prev_key_block_seqno: block.prevKeyBlockSeqno,
  start_lt: block.startLt.toString(),
  end_lt: block.endLt.toString(),
  gen_utime: block.genUtime,
  prev_blocks: block.prev.map(blockIdExt),
})

const getBlockHeader: Method = call => header(namedBlock(call))

/** Blocks of a shard and of the shards that contain it, in order of creation. */
const blocksAround = (chain: ChainView, workchain: Workchain, shard: string): ChainBlock[] =>
  [...chain.blocks(workchain)].filter(block => block.shard === shard || holdsId(block.shard, shard))

const lookupBlock: Method = call => {
  const { chain, params } = call
  const workchain = params.needInt('workchain')
  params.need('shard')
  const shard = shardOf(params)
  const [seqno, lt, unixtime] = [params.int('seqno'), params.big('lt'), params.int('unixtime')]
  checkSeqno(seqno)
  if (seqno !== undefined) return blockIdExt(findBlock(call, workchain, shard, seqno))
  if (lt === undefined && unixtime === undefined) throw unparsable('seqno, lt or unixtime should be defined')
  // a block covers logical times up to its end: take the first block that ends at or after `lt`
  const blocks = isWorkchain(workchain) ? blocksAround(chain, workchain, shard) : []
  const wanted =
    lt === undefined
      ? blocks.findLast(block => block.genUtime <= (unixtime ?? 0))
      : blocks.find(block => block.endLt >= lt)
  if (!wanted) throw new Refusal(500, 'LITE_SERVER_UNKNOWN: block is not found')
  return blockIdExt(findBlock(call, workchain, wanted.shard, wanted.seqno))
}

const shards: Method = call => {
  const seqno = call.params.needInt('seqno')
  checkSeqno(seqno)
  const block = findBlock(call, -1, '8000000000000000', seqno)
  return { '@type': 'blocks.shards', shards: block.shards.map(blockIdExt) }
}

const getOutMsgQueueSize: Method = ({ chain }) => ({
  '@type': 'blocks.outMsgQueueSizes',
  shards: [chain.head(-1), ...chain.head(-1).shards].map(block => ({
    '@type': 'blocks.outMsgQueueSize',
    id: blockIdExt(block),
    size: 0,
  })),
  ext_msg_queue_size_limit: 8000,
})

export const blockMethods = {
  getMasterchainInfo,
  getConsensusBlock,
  getBlockHeader,
  lookupBlock,
  shards,
  getShards: shards,
  getOutMsgQueueSize,
}
