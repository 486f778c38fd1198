/** `unclear`: the reader's clock and the network's are too far apart to judge. */
export type Health = 'healthy' | 'delayed' | 'stalled' | 'unclear'

const HEALTHY_WITHIN = 30
/** Age in seconds of a newest block or transaction from which on something is wrong. */
export const DELAYED_WITHIN = 300

/**
 * Judges a network by the age of its newest masterchain block: unix seconds of the block, and of now. A block from the future, or an old
 * one where new ones are seen to come (`isMoving`), means a wrong clock, not a slow network.
 */
export function judgeHealth(newestBlock: number, now: number, isMoving = false): Health {
  const age = now - newestBlock
  if (age < -DELAYED_WITHIN) return 'unclear'
  if (age < HEALTHY_WITHIN) return 'healthy'
  if (age < DELAYED_WITHIN) return 'delayed'
  return isMoving ? 'unclear' : 'stalled'
}
