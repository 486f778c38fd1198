import type { Hash } from '../../ton/hash.ts'

/** Inputs for executing a block's transactions: its random seed, and an earlier masterchain block with the state and configuration to use. */
export type BlockExecution = { randomSeed: Hash; since: number }
