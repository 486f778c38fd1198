/** Limits of a network's history, for everything that stores history. */

export type Retention = {
  /** number of newest masterchain blocks kept, with their shard blocks and transactions */
  blocks: number
  /** maximum stored bytes of these blocks and transactions; beyond it the oldest are dropped */
  bytes: number
  /** number of newest masterchain blocks stored uncompressed, with their shard blocks */
  warmBlocks: number
  /** number of older key blocks kept, since proofs go from one to the next */
  keyBlocks: number
  /** number of newest transactions kept per existing account, even from dropped blocks */
  ofAccount: number
  /** number of accounts whose serialised form is cached for the executor */
  warmAccounts: number
}

const MB = 1_048_576

/**
 * A live network creates a block per second: displayed things can be opened and proved for half an hour. Takes about 100 MB besides the
 * accounts, of which `bytes` counts 60.
 */
export const RETENTION: Retention = {
  blocks: 1800,
  bytes: 96 * MB,
  warmBlocks: 60,
  keyBlocks: 100,
  ofAccount: 50,
  warmAccounts: 200,
}

/** Elections whose bids are kept: the current one, that of the current round, and the previous one. */
export const KEPT_ELECTIONS = 3

/** Masterchain blocks between two cleanups of token operations that the chain has dropped. */
export const FORGET_EVERY = 50

/** Limits of the control API, for tests. */
export const CONTROL_LIMITS = { calls: 20_000, callBytes: 8 * MB, faults: 1000, degradations: 1000 }
