import type { Archived } from './archive.ts'
import type { ShardFlags } from './types.ts'

/** Flags of blocks without splits and merges nearby. */
export const STEADY: ShardFlags = {
  afterMerge: false,
  beforeSplit: false,
  afterSplit: false,
  wantSplit: false,
  wantMerge: false,
}

/** Contents of block 0, which has no predecessor. */
export const NOTHING_BEFORE = {
  startLt: 0n,
  endLt: 0n,
  prevKeyBlockSeqno: 0,
  minRefMcSeqno: 0,
  genCatchainSeqno: 0,
  randSeed: Buffer.alloc(32),
  createdBy: Buffer.alloc(32),
  flags: STEADY,
  prev: [],
  commitSeqno: 0,
  shards: [],
  transactions: [],
  inMsgCount: 0,
  outMsgCount: 0,
} satisfies Partial<Archived>
