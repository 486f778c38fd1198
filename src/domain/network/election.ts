/** `ConfigParam 15` (block.tlb): how long a round lasts, and when its election begins and ends before the round before is over; seconds. */
export type ElectionTimes = { electedFor: number; startBefore: number; endBefore: number }

/** An election, in unix seconds. */
export type Election = { opens: number; closes: number }

/**
 * The election that decides who follows the round ending at `until`, or the one after it once that is closed: by the schedule, which knows
 * of no election that is held again. Null of a round that is long over.
 */
export function nextElection(times: ElectionTimes, until: number, now: number): Election | null {
  const { electedFor, startBefore, endBefore } = times
  const end = until - endBefore > now ? until : until + electedFor
  return end - endBefore > now ? { opens: end - startBefore, closes: end - endBefore } : null
}
