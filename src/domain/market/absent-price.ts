import * as jettonWords from '#words/jetton.ts'
import type { TokenRate } from './market.ts'

/** True if the provider sent a price that cannot be read. */
export const isUnreadable = (rate: TokenRate | null): boolean => rate !== null && rate.price === undefined

/** Label for a jetton without a displayable price: unreadable, or no price data. */
export const absentPrice = (rate: TokenRate | null): string =>
  isUnreadable(rate) ? jettonWords.priceUnreadable : jettonWords.noPrice
