import type { MasterchainBrief } from './time.ts'

/** Number of blocks over which the block interval is averaged. Block times are in whole seconds, and a second may contain several blocks. */
export const PACE_OVER = 10

/** A block with its interval in seconds, averaged over the last ten blocks, and its number of transactions; null if unknown. */
export type PacedBlock = { seqno: number; seconds: number | null; transactions: number | null }

/** The `most` newest blocks of a list (newest first), with intervals, oldest first. */
export function pacedBlocks(briefs: MasterchainBrief[], most: number): PacedBlock[] {
  const times = new Map(briefs.map(({ seqno, utime }) => [seqno, utime]))
  return briefs
    .slice(0, most)
    .map(({ seqno, utime, transactions }) => {
      const before = times.get(seqno - PACE_OVER)
      return { seqno, seconds: before === undefined ? null : (utime - before) / PACE_OVER, transactions }
    })
    .reverse()
}
