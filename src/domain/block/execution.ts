import type { Hash } from '../../ton/hash.ts'

/** Inputs of a block's transactions: its random seed, and a masterchain block whose state and configuration came before it. */
export type BlockExecution = { randomSeed: Hash; since: number }
