/** `ShardStateUnsplit` cells, and their parts that masterchain blocks repeat. */
import { type Builder, beginCell, type Cell, Dictionary } from '@ton/core'
import type { AugmentedDictionary } from './augmented.ts'
import type { Config } from './config.ts'
import type { OldBlocks } from './old-blocks.ts'
import { prefixOf } from './shard.ts'
import { cellOf, storeBlockRef, storeCurrency, storeShardIdent } from './tlb.ts'
import type { ChainBlock, Workchain } from './types.ts'

export type StateParts = {
  globalId: number
  workchain: Workchain
  shard: string
  beforeSplit: boolean
  seqno: number
  genUtime: number
  endLt: bigint
  accounts: AugmentedDictionary<bigint>
  /** fees not paid to the elector yet, nanoTON */
  validatorFees: bigint
  /** referenced masterchain block; absent at genesis */
  master: ChainBlock | undefined
  extra: MasterExtra | undefined
}

type MasterExtra = {
  config: Config
  /** newest block of each shard; empty at genesis */
  tips: readonly Tip[]
  /** total balance of the network, nanoTON */
  globalBalance: bigint
  masterSeqno: number
  /** all earlier masterchain blocks */
  oldBlocks: OldBlocks
  lastKeyBlock: Parameters<typeof storeBlockRef>[1] | undefined
  afterKeyBlock: boolean
}

export function shardState(parts: StateParts): Cell {
  const { accounts, extra } = parts
  // OutMsgQueueInfo stays empty, because the queue is stored outside of the state.
  const queue = beginCell().storeBit(0).storeUint(0, 64).storeBit(0).storeBit(0).endCell()
  const builder = beginCell().storeUint(0x9023afe2, 32).storeInt(parts.globalId, 32)
  return storeShardIdent(builder, parts.workchain, parts.shard)
    .storeUint(parts.seqno, 32)
    .storeUint(0, 32)
    .storeUint(parts.genUtime, 32)
    .storeUint(parts.endLt, 64)
    .storeUint(parts.master?.seqno ?? 0, 32)
    .storeRef(queue)
    .storeBit(parts.beforeSplit)
    .storeRef(cellOf(cell => accounts.store(cell)))
    .storeRef(cellOf(cell => storeTotals(cell, parts)))
    .storeMaybeRef(extra ? masterExtra(extra) : null)
    .endCell()
}

function storeTotals(builder: Builder, { workchain, accounts, validatorFees, master }: StateParts): void {
  builder.storeUint(0, 64).storeUint(0, 64)
  storeCurrency(builder, accounts.extra)
  storeCurrency(builder, validatorFees)
  builder.storeBit(0)
  if (workchain === 0 && master) storeBlockRef(builder.storeBit(1), master)
  else builder.storeBit(0)
}

/** `McStateExtra`. */
function masterExtra(extra: MasterExtra): Cell {
  const { config, tips, globalBalance, masterSeqno, oldBlocks, lastKeyBlock, afterKeyBlock } = extra
  const inner = beginCell()
    .storeUint(0, 16)
    .storeUint(0, 32)
    .storeUint(Math.floor(masterSeqno / BLOCKS_A_CATCHAIN), 32)
    .storeBit(0)
  oldBlocks.store(inner)
  inner.storeBit(afterKeyBlock)
  if (lastKeyBlock) storeBlockRef(inner.storeBit(1), lastKeyBlock)
  else inner.storeBit(0)
  const builder = beginCell().storeUint(0xcc26, 16)
  storeShardHashes(builder, tips)
  builder.storeBuffer(config.contract.hash).storeRef(config.cell).storeRef(inner.endCell())
  return storeCurrency(builder, globalBalance).endCell()
}

/** Blocks per validator group, for the catchain seqno. */
export const BLOCKS_A_CATCHAIN = 100

/** nanoTON created by a shard block: less for smaller shards. */
export const shardReward = (shard: string): bigint => 1_000_000_000n >> BigInt(prefixOf(shard).length)

/** A shard's newest block as referenced by the masterchain. */
export type Tip = {
  block: ChainBlock
  beforeMerge: boolean
  /** fees of its blocks first committed by the same masterchain block, nanoTON */
  fees: bigint
  created: bigint
}

/** `ShardHashes`: one workchain with a tree of its shards. */
export function storeShardHashes(builder: Builder, tips: readonly Tip[]): void {
  const hashes = Dictionary.empty(Dictionary.Keys.Int(32), Dictionary.Values.Cell())
  if (tips.length > 0) hashes.set(0, shardTree(tips, ''))
  builder.storeDict(hashes)
}

/** `BinTree ShardDescr`: a fork for each bit in which shards differ. */
function shardTree(tips: readonly Tip[], prefix: string): Cell {
  const [tip] = tips
  if (tip && tips.length === 1 && prefixOf(tip.block.shard) === prefix) return shardDescription(tip)
  const half = (side: '0' | '1') => tips.filter(({ block }) => prefixOf(block.shard).startsWith(prefix + side))
  return beginCell()
    .storeBit(1)
    .storeRef(shardTree(half('0'), `${prefix}0`))
    .storeRef(shardTree(half('1'), `${prefix}1`))
    .endCell()
}

/** A leaf: `shard_descr_new#a`. */
function shardDescription({ block, beforeMerge, fees, created }: Tip): Cell {
  const { flags } = block
  const sums = cellOf(cell => storeCurrency(storeCurrency(cell, fees), created))
  return beginCell()
    .storeBit(0)
    .storeUint(0xa, 4)
    .storeUint(block.seqno, 32)
    .storeUint(block.commitSeqno, 32)
    .storeUint(block.startLt, 64)
    .storeUint(block.endLt, 64)
    .storeBuffer(block.rootHash)
    .storeBuffer(block.fileHash)
    .storeBit(flags.beforeSplit)
    .storeBit(beforeMerge)
    .storeBit(flags.wantSplit)
    .storeBit(flags.wantMerge)
    .storeBit(0)
    .storeUint(0, 3)
    .storeUint(Math.floor(block.seqno / BLOCKS_A_CATCHAIN), 32)
    .storeUint(BigInt(`0x${block.shard}`), 64)
    .storeUint(block.minRefMcSeqno, 32)
    .storeUint(block.genUtime, 32)
    .storeBit(0)
    .storeRef(sums)
    .endCell()
}
