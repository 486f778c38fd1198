export type Health = 'healthy' | 'delayed' | 'stalled'

const HEALTHY_WITHIN = 30
const DELAYED_WITHIN = 300

/** Judges a network by the age of its newest masterchain block: unix seconds of the block, and of now. */
export function judgeHealth(newestBlock: number, now: number): Health {
  const age = now - newestBlock
  if (age < HEALTHY_WITHIN) return 'healthy'
  return age < DELAYED_WITHIN ? 'delayed' : 'stalled'
}
