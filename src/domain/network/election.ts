/** `ConfigParam 15` (block.tlb), in seconds: duration of a round, and start and end of its election before the previous round ends. */
export type ElectionTimes = { electedFor: number; startBefore: number; endBefore: number }

/** An election, in unix seconds. */
export type Election = { opens: number; closes: number }

/**
 * The next election by schedule: for the round after `until`, or for the following one if that election is closed. Ignores repeated
 * elections. Null if the round ended long ago.
 */
export function nextElection(times: ElectionTimes, until: number, now: number): Election | null {
  const { electedFor, startBefore, endBefore } = times
  const end = until - endBefore > now ? until : until + electedFor
  return end - endBefore > now ? { opens: end - startBefore, closes: end - endBefore } : null
}
