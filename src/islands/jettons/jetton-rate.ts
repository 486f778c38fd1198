import type { TokenRate } from '../../domain/market/market.ts'

/** A jetton's price and its changes; `none` when no market trades it. */
export type JettonRate = TokenRate | 'loading' | 'failed' | 'none'

/** The rate of a jetton that has a price. */
export const pricedRate = (rate: JettonRate) => (typeof rate === 'object' && rate.price !== null ? rate : undefined)
