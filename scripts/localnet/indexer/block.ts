import type { ChainBlock } from '../chain/types.ts'
import { blockId, hex } from '../http/encode.ts'

const grams = (amount: bigint) => ({ grams: amount, other: [] })

function valueFlow({ valueFlow: flow }: ChainBlock) {
  return {
    from_prev_blk: grams(flow.fromPrev),
    to_next_blk: grams(flow.toNext),
    imported: grams(flow.imported),
    exported: grams(flow.exported),
    fees_collected: grams(flow.feesCollected),
    burned: flow.burned > 0n ? grams(flow.burned) : undefined,
    fees_imported: grams(flow.feesImported),
    recovered: grams(flow.recovered),
    created: grams(flow.created),
    minted: grams(flow.minted),
  }
}

/** Formats like the real server's `%x`, without leading zeros. */
export const bareShard = (shard: string): string => shard.replace(/^0+(?=.)/, '')

export const blockchainBlock = (block: ChainBlock) => ({
  tx_quantity: block.transactions.length,
  value_flow: valueFlow(block),
  workchain_id: block.workchain,
  shard: bareShard(block.shard),
  seqno: block.seqno,
  root_hash: hex(block.rootHash),
  file_hash: hex(block.fileHash),
  global_id: block.globalId,
  version: 0,
  after_merge: block.flags.afterMerge,
  before_split: block.flags.beforeSplit,
  after_split: block.flags.afterSplit,
  want_split: block.flags.wantSplit,
  want_merge: block.flags.wantMerge,
  key_block: block.keyBlock,
  gen_utime: block.genUtime,
  start_lt: block.startLt,
  end_lt: block.endLt,
  vert_seqno: 0,
  gen_catchain_seqno: block.genCatchainSeqno,
  min_ref_mc_seqno: block.minRefMcSeqno,
  prev_key_block_seqno: block.prevKeyBlockSeqno,
  gen_software_version: block.genSoftware.version,
  gen_software_capabilities: block.genSoftware.capabilities,
  master_ref: block.masterRef ? blockId(block.masterRef) : undefined,
  prev_refs: block.prev.map(blockId),
  in_msg_descr_length: block.inMsgCount,
  out_msg_descr_length: block.outMsgCount,
  rand_seed: hex(block.randSeed),
  created_by: hex(block.createdBy),
})

/** Fields of a block in lists. */
export const reducedBlock = (block: ChainBlock) => ({
  workchain_id: block.workchain,
  shard: bareShard(block.shard),
  seqno: block.seqno,
  master_ref: block.masterRef ? blockId(block.masterRef) : undefined,
  tx_quantity: block.transactions.length,
  utime: block.genUtime,
  shards_blocks: block.shards.map(blockId),
  parent: block.prev.map(blockId),
})
