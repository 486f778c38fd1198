import type { Almanac, ChainView } from '../chain/types.ts'

/** What is read by whoever looks at accounts: the chain, and what is known of its people and contracts beside it. */
export type Ledger = { chain: ChainView; almanac: Almanac }
