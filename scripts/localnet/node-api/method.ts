import type { ChainView, Network } from '../chain/types.ts'
import type { Degradation } from '../http/degradations.ts'
import type { Wire } from '../http/json.ts'
import type { Index } from '../indexer/chain-index.ts'
import type { Params } from './params.ts'

export type Call = { network: Network; chain: ChainView; index: Index; params: Params; degradation: Degradation }

/** A method of the node API. Returns the result or throws a `Refusal`. */
export type Method = (call: Call) => Wire | Promise<Wire>
