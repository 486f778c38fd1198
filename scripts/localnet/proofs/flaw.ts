/** Flaws of signatures and proofs that a test can request: see `http/degradations.ts`. */
export const FLAWS = [
  /** signatures do not verify */
  'wrong signature',
  /** half of the signatures are missing */
  'too little weight',
  /** parameter 34 contains other keys */
  'wrong set',
  /** the node reports an old block as the newest */
  'stale head',
  /** the path to the requested data is pruned */
  'pruned path',
  /** the proof is of another account */
  'other account',
  /** the proof is of the previous block */
  'other block',
  /** the proof starts with a hash that is not the hash of its tree */
  'unfitting root',
  /** the second half of the bag of cells is missing */
  'truncated',
] as const

export type Flaw = (typeof FLAWS)[number]
