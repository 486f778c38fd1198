import type { BlockRef, ChainBlock } from '../../chain/types.ts'
import type { Handler } from '../call.ts'
import { base64, shortShard } from '../forms.ts'
import { Refusal } from '../refusal.ts'

const blockId = ({ workchain, shard, seqno }: BlockRef) => ({ workchain, shard: shortShard(shard), seqno })

/** Returns the schema's `Block`. */
function v3Block(block: ChainBlock) {
  const { flags } = block
  return {
    ...blockId(block),
    root_hash: base64(block.rootHash),
    file_hash: base64(block.fileHash),
    global_id: block.globalId,
    version: 0,
    after_merge: flags.afterMerge,
    before_split: flags.beforeSplit,
    after_split: flags.afterSplit,
    want_merge: flags.wantMerge,
    want_split: flags.wantSplit,
    key_block: block.keyBlock,
    vert_seqno_incr: false,
    flags: 1,
    gen_utime: String(block.genUtime),
    start_lt: block.startLt.toString(),
    end_lt: block.endLt.toString(),
    validator_list_hash_short: 0,
    gen_catchain_seqno: block.genCatchainSeqno,
    min_ref_mc_seqno: block.minRefMcSeqno,
    prev_key_block_seqno: block.prevKeyBlockSeqno,
    vert_seqno: 0,
    master_ref_seqno: block.masterRef?.seqno,
    rand_seed: base64(block.randSeed),
    created_by: base64(block.createdBy),
    tx_count: block.transactions.length,
    masterchain_block_ref: { workchain: -1, shard: '8000000000000000', seqno: block.commitSeqno },
    prev_blocks: block.prev.map(blockId),
  }
}

/** Newest and oldest masterchain block of the index. */
const masterchainInfo: Handler = ({ world: { chain, index } }) => {
  const last = index.horizon.master
  const first = chain.block(-1, chain.oldest(-1)) ?? last
  return { last: v3Block(last), first: v3Block(first) }
}

/** Block by workchain, shard and seqno; an empty list if unknown. Other filters are not supported. */
const blocks: Handler = ({ world: { chain, index }, params }) => {
  const [workchain, seqno] = [params.integer('workchain'), params.integer('seqno')]
  if (workchain === undefined || seqno === undefined) throw new Refusal(422, 'seqno needs workchain and shard')
  const shard = params.text('shard')?.toLowerCase().padStart(16, '0')
  const found =
    workchain === 0n || workchain === -1n ? chain.block(Number(workchain) as 0 | -1, Number(seqno), shard) : undefined
  const isIndexed = found && found.commitSeqno <= index.horizon.master.seqno
  return { blocks: isIndexed ? [v3Block(found)] : [] }
}

export const blockHandlers = { masterchainInfo, blocks }
