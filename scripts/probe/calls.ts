import { indexV3Calls } from './calls/index-v3.ts'
import { indexerCalls } from './calls/indexer.ts'
import { nodeCalls } from './calls/node.ts'

/** An example call of every provider function, by name. Used by the probe and the contract tests. */
export const calls = { ...nodeCalls, ...indexerCalls, ...indexV3Calls }

export type CallName = keyof typeof calls
