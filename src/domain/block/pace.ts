import type { MasterchainBrief } from './time.ts'

/** Blocks over which a block's pace is measured: their times are in whole seconds, and a second holds more than one of them. */
export const PACE_OVER = 10

/** A block with the seconds it took, on average of it and the nine before, and its transactions; null what is not known. */
export type PacedBlock = { seqno: number; seconds: number | null; transactions: number | null }

/** The `most` newest blocks of a listing (newest first), the oldest first, each with its pace. */
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
