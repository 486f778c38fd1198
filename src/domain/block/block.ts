import type { Hash } from '../../ton/hash.ts'

/** A block's name: `shard` is the unsigned 64-bit shard id as 16 hex digits. */
export type BlockId = { workchain: number; shard: string; seqno: number }

export const MASTERCHAIN = -1
/** The shard id of a workchain that is not split. */
const WHOLE_SHARD = '8000000000000000'
/** seqno is a 32-bit number (block.tlb `seq_no:#`). */
export const MAX_SEQNO = 4294967295

export type BlockHeader = BlockId & {
  rootHash: Hash
  fileHash: Hash
  globalId: number | null
  version: number | null
  /** unix seconds */
  genUtime: number
  /** the block before it in its shard; the last ones of both halves after a merge; empty where the provider names none */
  previous: BlockId[]
  /** its shard splits after it */
  beforeSplit: boolean
}

export type MasterchainHead = { seqno: number; rootHash: Hash; fileHash: Hash; stateRootHash: Hash | null }

export const masterchainBlock = (seqno: number): BlockId => ({ workchain: MASTERCHAIN, shard: WHOLE_SHARD, seqno })
export const sameBlock = (a: BlockId, b: BlockId) =>
  a.workchain === b.workchain && a.shard === b.shard && a.seqno === b.seqno
export const isMasterchain = (id: BlockId) => id.workchain === MASTERCHAIN

/** Reads a shard id of up to 16 hex digits; a shard id is a prefix, a one and zeros, so it is never 0. */
export function parseShard(text: string): string | undefined {
  return /^[0-9a-f]{1,16}$/i.test(text) && /[^0]/.test(text) ? text.toLowerCase().padStart(16, '0') : undefined
}

/** The indexer's block id, `(workchain,shard,seqno)`. */
export const formatBlockId = (id: BlockId) => `(${id.workchain},${id.shard},${id.seqno})`
