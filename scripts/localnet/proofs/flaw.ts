/** Flaws of signatures and proofs that a test can ask for: see `http/moods.ts`. */
export const FLAWS = [
  /** signatures do not verify */
  'wrong signature',
  /** half of those who signed are left out */
  'too little weight',
  /** other keys are in parameter 34 */
  'wrong set',
  /** the node tells an old block as the newest */
  'stale head',
  /** the way to what is asked for is cut off */
  'pruned path',
  /** the proof is of another account */
  'other account',
  /** the proof is of the block before */
  'other block',
  /** the proof begins with another hash than that of its tree */
  'unfitting root',
  /** the second half of the bag of cells is missing */
  'truncated',
] as const

export type Flaw = (typeof FLAWS)[number]
