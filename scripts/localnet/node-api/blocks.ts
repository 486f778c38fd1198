import type { ChainBlock, ChainView, Workchain } from '../chain/types.ts'
import { base64 } from '../http/encode.ts'
import { blockIdExt, checkSeqno, findBlock, initBlockId, isWorkchain, namedBlock, shardOf } from './block-id.ts'
import type { Method } from './method.ts'
import { Refusal, unparsable } from './refusal.ts'

const getMasterchainInfo: Method = ({ chain }) => {
  const head = chain.head(-1)
  return {
    '@type': 'blocks.masterchainInfo',
    last: blockIdExt(head),
    state_root_hash: base64(head.stateHash),
    init: initBlockId(chain),
  }
}

const getConsensusBlock: Method = ({ chain }) => ({
  '@type': 'ext.blocks.consensusBlock',
  consensus_block: chain.head(-1).seqno,
  timestamp: chain.now,
})

const header = (block: ChainBlock) => ({
  '@type': 'blocks.header',
  id: blockIdExt(block),
  global_id: block.globalId,
  version: 0,
  after_merge: false,
  after_split: false,
  before_split: false,
  want_merge: true,
  want_split: false,
  // the short hash of the validator list has no counterpart on a chain nobody signs
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

/** The newest block for which `early` holds; blocks come in order, so the search halves. */
function lastBlock(chain: ChainView, workchain: Workchain, early: (block: ChainBlock) => boolean) {
  let low = chain.oldest(workchain)
  let high = chain.head(workchain).seqno
  let found: ChainBlock | undefined
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    const block = chain.block(workchain, middle)
    if (block && early(block)) {
      found = block
      low = middle + 1
    } else high = middle - 1
  }
  return found
}

const lookupBlock: Method = call => {
  const { chain, params } = call
  const workchain = params.needInt('workchain')
  params.need('shard')
  const shard = shardOf(params)
  const [seqno, lt, unixtime] = [params.int('seqno'), params.big('lt'), params.int('unixtime')]
  checkSeqno(seqno)
  if (seqno !== undefined) return blockIdExt(findBlock(call, workchain, shard, seqno))
  if (lt === undefined && unixtime === undefined) throw unparsable('seqno, lt or unixtime should be defined')
  // a block covers the logical times up to its end: the first one that ends at or after `lt`
  const before = isWorkchain(workchain)
    ? lastBlock(chain, workchain, block => (lt !== undefined ? block.endLt < lt : block.genUtime <= (unixtime ?? 0)))
    : undefined
  const wanted = lt === undefined ? before?.seqno : (before?.seqno ?? -1) + 1
  if (wanted === undefined) throw new Refusal(500, 'LITE_SERVER_UNKNOWN: block is not found')
  return blockIdExt(findBlock(call, workchain, shard, wanted))
}

const shards: Method = call => {
  const seqno = call.params.needInt('seqno')
  checkSeqno(seqno)
  const block = findBlock(call, -1, '8000000000000000', seqno)
  return { '@type': 'blocks.shards', shards: block.shards.map(blockIdExt) }
}

const getOutMsgQueueSize: Method = ({ chain }) => ({
  '@type': 'blocks.outMsgQueueSizes',
  shards: [chain.head(-1), chain.head(0)].map(block => ({
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
