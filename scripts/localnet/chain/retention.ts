/** Retention of a network's history. Everything that holds history obeys these bounds. */

export type Retention = {
  /** newest masterchain blocks, with the shard blocks they commit and every transaction in them */
  blocks: number
  /** bytes of these blocks and transactions as they are stored: beyond that the oldest go, however few they are */
  bytes: number
  /** newest blocks of the masterchain whose bytes, and those of their shard blocks, are not compressed */
  warmBlocks: number
  /** key blocks from before these blocks: a proof goes from one to the next */
  keyBlocks: number
  /** newest transactions of an account that exists, from before these blocks */
  ofAccount: number
  /** accounts whose serialised form is kept for the executor */
  warmAccounts: number
}

const MB = 1_048_576

/**
 * A live network makes a block a second: what is on screen can be opened, and proved, for half an hour. That is about 100 MB of memory
 * beside the accounts, 60 of them counted by `bytes`.
 */
export const RETENTION: Retention = {
  blocks: 1800,
  bytes: 96 * MB,
  warmBlocks: 60,
  keyBlocks: 100,
  ofAccount: 50,
  warmAccounts: 200,
}

/** Elections whose bids are kept: the one being held, the running round's, and the one before. */
export const KEPT_ELECTIONS = 3

/** Masterchain blocks between two looks at which token operations the chain has forgotten. */
export const FORGET_EVERY = 50

/** Figures for tests, over the control plane. */
export const CONTROL_LIMITS = { calls: 20_000, callBytes: 8 * MB, faults: 1000, moods: 1000 }
