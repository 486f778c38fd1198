import type { Hash } from '../../ton/hash.ts'
import { MASTERCHAIN, WHOLE_SHARD } from '../../ton/workchain.ts'

/** A block's id. `shard` is the unsigned 64-bit shard id as 16 hex digits. */
export type BlockId = { workchain: number; shard: string; seqno: number }

/** Seqnos are 32-bit numbers (block.tlb `seq_no:#`). */
export const MAX_SEQNO = 4294967295

export type BlockHeader = BlockId & {
  rootHash: Hash
  fileHash: Hash
  globalId: number | null
  version: number | null
  /** unix seconds */
  genUtime: number
  /** the previous block of the shard, or both after a merge; empty if the provider names none */
  previous: BlockId[]
  /** the shard splits after this block */
  beforeSplit: boolean
}

export type MasterchainHead = { seqno: number; rootHash: Hash; fileHash: Hash; stateRootHash: Hash | null }

export const masterchainBlock = (seqno: number): BlockId => ({ workchain: MASTERCHAIN, shard: WHOLE_SHARD, seqno })
export const sameBlock = (a: BlockId, b: BlockId) =>
  a.workchain === b.workchain && a.shard === b.shard && a.seqno === b.seqno
export const isMasterchain = (id: BlockId) => id.workchain === MASTERCHAIN

/** Parses a shard id of up to 16 hex digits. Zero is invalid: a shard id is a prefix, a one bit and zeros. */
export function parseShard(text: string): string | undefined {
  return /^[0-9a-f]{1,16}$/i.test(text) && /[^0]/.test(text) ? text.toLowerCase().padStart(16, '0') : undefined
}

/** Formats a block id like the indexer: `(workchain,shard,seqno)`. */
export const formatBlockId = (id: BlockId) => `(${id.workchain},${id.shard},${id.seqno})`
