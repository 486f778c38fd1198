import { indexV3Calls } from './calls/index-v3.ts'
import { indexerCalls } from './calls/indexer.ts'
import { nodeCalls } from './calls/node.ts'

/** An example call of every function that asks a provider, by its name. The probe and the contract tests make these calls. */
export const calls = { ...nodeCalls, ...indexerCalls, ...indexV3Calls }

export type CallName = keyof typeof calls
