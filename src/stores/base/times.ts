/**
 * Expiries and intervals that several modules share, in ms; those of a single query are in its store. Builds inline literals alone, so that
 * nothing is multiplied here.
 */

/** Freshness of the newest block, and the time after which it is asked for again. */
export const HEAD_FRESH_MS = 30_000
export const HEAD_AGAIN_MS = 5_000
/** Time after which lists of the newest blocks and transactions are asked for again. */
export const BLOCKS_AGAIN_MS = 10_000
/** Time after which an open account is asked for again. */
export const ACCOUNT_AGAIN_MS = 12_000
export const PRICES_AGAIN_MS = 30_000
export const AUCTIONS_AGAIN_MS = 30_000
/** Time for which what a list showed is remembered for the pages that it leads to: 10 minutes. */
export const SEEN_FOR_MS = 600_000
/** About how long a set of validators signs blocks: 18 hours. */
export const ROUND_MS = 64_800_000
