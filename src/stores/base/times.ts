/**
 * Expiries and intervals shared by several modules, in ms. Those of a single query are in its store. Written as literals, because the
 * bundler inlines literals but no products.
 */

/** Freshness and refetch interval of the newest block. */
export const HEAD_FRESH_MS = 30_000
export const HEAD_AGAIN_MS = 5_000
/** Refetch interval of lists of the newest blocks and transactions. */
export const BLOCKS_AGAIN_MS = 10_000
/** Refetch interval of an open account. */
export const ACCOUNT_AGAIN_MS = 12_000
export const PRICES_AGAIN_MS = 30_000
export const AUCTIONS_AGAIN_MS = 30_000
/** Time for which rows of a list are remembered for the pages they link to: 10 minutes. */
export const SEEN_FOR_MS = 600_000
/** Approximate duration of a validation round: 18 hours. */
export const ROUND_MS = 64_800_000
