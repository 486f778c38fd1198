import type { ChainView, Network } from '../chain/types.ts'
import type { Wire } from '../http/json.ts'
import type { Mood } from '../http/moods.ts'
import type { Index } from '../indexer/chain-index.ts'
import type { Params } from './params.ts'

export type Call = { network: Network; chain: ChainView; index: Index; params: Params; mood: Mood }

/** One method of the node API: its result, or a `Refusal` thrown. */
export type Method = (call: Call) => Wire | Promise<Wire>
