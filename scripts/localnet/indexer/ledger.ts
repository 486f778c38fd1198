import type { Almanac, ChainView } from '../chain/types.ts'

/** Sources about accounts: the chain, and curated data. */
export type Ledger = { chain: ChainView; almanac: Almanac }
