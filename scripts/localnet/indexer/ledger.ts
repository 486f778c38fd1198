import type { ChainView, Fixtures } from '../chain/types.ts'

/** Sources about accounts: the chain, and curated data. */
export type Ledger = { chain: ChainView; fixtures: Fixtures }
