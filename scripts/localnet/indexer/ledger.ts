import type { Almanac, ChainView } from '../chain/types.ts'

/** Sources about accounts: the chain, and what is known of its people and contracts beside it. */
export type Ledger = { chain: ChainView; almanac: Almanac }
