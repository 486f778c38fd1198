/** `ShardStateUnsplit` cells, and the parts of them that masterchain blocks repeat. */
import { type Builder, beginCell, type Cell, Dictionary } from '@ton/core'
import type { AugmentedDictionary } from './augmented.ts'
import type { Config } from './config.ts'
import { cellOf, FULL_SHARD_ID, storeBlockRef, storeCurrency, storeShardIdent } from './tlb.ts'
import type { ChainBlock, Workchain } from './types.ts'

export type StateParts = {
  globalId: number
  workchain: Workchain
  seqno: number
  genUtime: number
  endLt: bigint
  accounts: AugmentedDictionary<bigint>
  /** fees not yet handed to the elector, nanoTON */
  validatorFees: bigint
  /** the masterchain block the state refers to; none at genesis */
  master: ChainBlock | undefined
  extra: MasterExtra | undefined
}

type MasterExtra = {
  config: Config
  /** the newest shard block; none at genesis */
  shard: ChainBlock | undefined
  /** sum of balances of the whole network, nanoTON */
  globalBalance: bigint
  masterSeqno: number
  lastKeyBlock: ChainBlock | undefined
  afterKeyBlock: boolean
}

export function shardState(parts: StateParts): Cell {
  const { accounts, extra } = parts
  // The queue of outgoing messages is kept outside the state: OutMsgQueueInfo stays empty.
  const queue = beginCell().storeBit(0).storeUint(0, 64).storeBit(0).storeBit(0).endCell()
  const builder = beginCell().storeUint(0x9023afe2, 32).storeInt(parts.globalId, 32)
  return storeShardIdent(builder, parts.workchain)
    .storeUint(parts.seqno, 32)
    .storeUint(0, 32)
    .storeUint(parts.genUtime, 32)
    .storeUint(parts.endLt, 64)
    .storeUint(parts.master?.seqno ?? 0, 32)
    .storeRef(queue)
    .storeBit(0)
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

/** `McStateExtra`; the list of all previous blocks is left empty. */
function masterExtra({ config, shard, globalBalance, masterSeqno, lastKeyBlock, afterKeyBlock }: MasterExtra): Cell {
  const inner = beginCell()
    .storeUint(0, 16)
    .storeUint(0, 32)
    .storeUint(Math.floor(masterSeqno / BLOCKS_A_CATCHAIN), 32)
    .storeBit(0)
    .storeBit(0)
    .storeBit(0)
    .storeUint(0, 64)
    .storeBit(afterKeyBlock)
  if (lastKeyBlock) storeBlockRef(inner.storeBit(1), lastKeyBlock)
  else inner.storeBit(0)
  const builder = beginCell().storeUint(0xcc26, 16)
  storeShardHashes(builder, shard, masterSeqno)
  builder.storeBuffer(config.contract.hash).storeRef(config.cell).storeRef(inner.endCell())
  return storeCurrency(builder, globalBalance).endCell()
}

/** Blocks of one validator group, for the catchain seqno. */
export const BLOCKS_A_CATCHAIN = 100

/** nanoTON that a shard block creates. */
export const SHARD_REWARD = 1_000_000_000n

/** `ShardHashes`: one workchain, one shard. */
export function storeShardHashes(builder: Builder, shard: ChainBlock | undefined, masterSeqno: number): void {
  const hashes = Dictionary.empty(Dictionary.Keys.Int(32), Dictionary.Values.Cell())
  if (shard) hashes.set(0, shardDescription(shard, masterSeqno))
  builder.storeDict(hashes)
}

/** A `BinTree` with the one leaf `shard_descr_new#a`. */
function shardDescription(shard: ChainBlock, masterSeqno: number): Cell {
  const created = shard.seqno === 0 ? 0n : SHARD_REWARD
  const fees = cellOf(cell => storeCurrency(storeCurrency(cell, shard.valueFlow.feesCollected), created))
  return beginCell()
    .storeBit(0)
    .storeUint(0xa, 4)
    .storeUint(shard.seqno, 32)
    .storeUint(masterSeqno, 32)
    .storeUint(shard.startLt, 64)
    .storeUint(shard.endLt, 64)
    .storeBuffer(shard.rootHash)
    .storeBuffer(shard.fileHash)
    .storeUint(0, 5)
    .storeUint(0, 3)
    .storeUint(Math.floor(shard.seqno / BLOCKS_A_CATCHAIN), 32)
    .storeUint(FULL_SHARD_ID, 64)
    .storeUint(shard.minRefMcSeqno, 32)
    .storeUint(shard.genUtime, 32)
    .storeBit(0)
    .storeRef(fees)
    .endCell()
}
