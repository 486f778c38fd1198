import type { Wire } from '../http/json.ts'
import type { World } from '../indexer/call.ts'
import type { Params } from './params.ts'

export type Call = { world: World; params: Params }

/** Answers a GET, or throws `Refusal`. */
export type Handler = (call: Call) => Wire | Promise<Wire>
