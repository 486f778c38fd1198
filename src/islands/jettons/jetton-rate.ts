import type { TokenRate } from '../../domain/market/market.ts'

/** A jetton's price and its changes; `none` without a market. */
export type JettonRate = TokenRate | 'loading' | 'failed' | 'none'

/** The rate if it has a price, else undefined. */
export const pricedRate = (rate: JettonRate) => (typeof rate === 'object' && rate.price != null ? rate : undefined)
