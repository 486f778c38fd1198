/** `Block` cells of block.tlb: BlockInfo, ValueFlow, state update and BlockExtra. */
import { type Builder, beginCell, type Cell } from '@ton/core'
import { AugmentedDictionary } from './augmented.ts'
import type { Config } from './config.ts'
import type { Draft } from './draft.ts'
import { bitKey } from './label.ts'
import { BLOCKS_A_CATCHAIN, storeShardHashes, type Tip } from './shard-state.ts'
import { cellOf, loadCurrency, storeBlockRef, storeCurrency, storeShardIdent } from './tlb.ts'
import type { ChainBlock, ValueFlow } from './types.ts'

export type BlockParts = {
  globalId: number
  draft: Draft
  endLt: bigint
  valueFlow: ValueFlow
  stateUpdate: Cell
  genSoftware: { version: number; capabilities: bigint }
  createdBy: Buffer
  prevKeyBlockSeqno: number
  /** newest block of each shard, for a masterchain block */
  tips: readonly Tip[]
  /** new configuration, for key blocks */
  newConfig: Config | undefined
}

export function blockCell(parts: BlockParts): Cell {
  return beginCell()
    .storeUint(0x11ef55aa, 32)
    .storeInt(parts.globalId, 32)
    .storeRef(blockInfo(parts))
    .storeRef(valueFlowCell(parts.valueFlow))
    .storeRef(parts.stateUpdate)
    .storeRef(blockExtra(parts))
    .endCell()
}

function blockInfo({ draft, endLt, genSoftware, prevKeyBlockSeqno, newConfig }: BlockParts): Cell {
  const { workchain, shard, flags, seqno, genUtime, startLt, prev, masterPrev } = draft.head
  const builder = beginCell()
    .storeUint(0x9bc7a987, 32)
    .storeUint(0, 32)
    .storeBit(workchain !== -1)
    .storeBit(flags.afterMerge)
    .storeBit(flags.beforeSplit)
    .storeBit(flags.afterSplit)
    .storeBit(flags.wantSplit)
    .storeBit(flags.wantMerge)
    .storeBit(newConfig !== undefined)
    .storeBit(0)
    .storeUint(1, 8)
    .storeUint(seqno, 32)
    .storeUint(0, 32)
  storeShardIdent(builder, workchain, shard)
    .storeUint(genUtime, 32)
    .storeUint(startLt, 64)
    .storeUint(endLt, 64)
    .storeUint(0, 32)
    .storeUint(Math.floor(seqno / BLOCKS_A_CATCHAIN), 32)
    .storeUint(masterPrev.seqno, 32)
    .storeUint(prevKeyBlockSeqno, 32)
    .storeUint(0xc4, 8)
    .storeUint(genSoftware.version, 32)
    .storeUint(genSoftware.capabilities, 64)
  if (workchain !== -1) builder.storeRef(cellOf(cell => storeBlockRef(cell, masterPrev)))
  return builder.storeRef(prevRef(prev)).endCell()
}

/** `BlkPrevInfo`: the previous block, or references to the two merged ones. */
function prevRef(prev: readonly ChainBlock[]): Cell {
  const refs = prev.map(block => cellOf(cell => storeBlockRef(cell, block)))
  const [only] = refs
  if (only && refs.length === 1) return only
  return cellOf(cell => {
    for (const ref of refs) cell.storeRef(ref)
  })
}

/** Builds `value_flow_v2#3ebf98b7`. */
function valueFlowCell(flow: ValueFlow): Cell {
  const passing = [flow.fromPrev, flow.toNext, flow.imported, flow.exported]
  const made = [flow.feesImported, flow.recovered, flow.created, flow.minted]
  const builder = beginCell().storeUint(0x3ebf98b7, 32)
  builder.storeRef(cellOf(cell => storeAll(cell, passing)))
  storeCurrency(storeCurrency(builder, flow.feesCollected), flow.burned)
  return builder.storeRef(cellOf(cell => storeAll(cell, made))).endCell()
}

function storeAll(builder: Builder, amounts: bigint[]): void {
  for (const amount of amounts) storeCurrency(builder, amount)
}

function blockExtra(parts: BlockParts): Cell {
  const { draft, createdBy } = parts
  return beginCell()
    .storeUint(0x4a33f6fd, 32)
    .storeRef(cellOf(cell => draft.inMessages.store(cell)))
    .storeRef(cellOf(cell => draft.outMessages.store(cell)))
    .storeRef(cellOf(cell => draft.accountBlocks().store(cell)))
    .storeBuffer(draft.head.randSeed)
    .storeBuffer(createdBy)
    .storeMaybeRef(draft.head.workchain === -1 ? masterBlockExtra(parts) : null)
    .endCell()
}

/** `masterchain_block_extra#cca5`, without the previous block's signatures. */
function masterBlockExtra({ draft, tips, newConfig }: BlockParts): Cell {
  const builder = beginCell()
    .storeUint(0xcca5, 16)
    .storeBit(newConfig !== undefined)
  storeShardHashes(builder, tips)
  shardFees(tips.filter(({ block }) => block.commitSeqno === draft.head.seqno)).store(builder)
  builder.storeRef(beginCell().storeBit(0).storeMaybeRef(draft.recoverMessage).storeBit(0).endCell())
  if (newConfig) builder.storeBuffer(newConfig.contract.hash).storeRef(newConfig.cell)
  return builder.endCell()
}

type ShardFees = { fees: bigint; created: bigint }

/** `ShardFees`: fees collected and coins created by the committed shard blocks, nanoTON. */
function shardFees(tips: readonly Tip[]): AugmentedDictionary<ShardFees> {
  const write = (builder: Builder, { fees, created }: ShardFees) => storeAll(builder, [fees, created])
  const empty = new AugmentedDictionary<ShardFees>({
    keyBits: 96,
    zero: { fees: 0n, created: 0n },
    combine: (left, right) => ({ fees: left.fees + right.fees, created: left.created + right.created }),
    write,
    read: slice => ({ fees: loadCurrency(slice), created: loadCurrency(slice) }),
  })
  return tips.reduce((sums, { block, fees, created }) => {
    const sum = { fees, created }
    return sums.set(bitKey(BigInt(`0x${block.shard}`), 96), builder => write(builder, sum), sum)
  }, empty)
}
