/** `unclear`: the device's clock differs too much from the network's. */
export type Health = 'healthy' | 'delayed' | 'stalled' | 'unclear'

const MAX_HEALTHY_SECONDS = 30
/** Maximum age in seconds of the newest block or transaction of a delayed network; above it, the network is stalled. */
export const MAX_DELAY_SECONDS = 300

/**
 * Judges a network by the age of its newest masterchain block; both times in unix seconds. A block from the future means a wrong clock. So
 * does an old block while new ones arrive (`isMoving`).
 */
export function judgeHealth(newestBlock: number, now: number, isMoving = false): Health {
  const age = now - newestBlock
  if (age < -MAX_DELAY_SECONDS) return 'unclear'
  if (age < MAX_HEALTHY_SECONDS) return 'healthy'
  if (age < MAX_DELAY_SECONDS) return 'delayed'
  return isMoving ? 'unclear' : 'stalled'
}
