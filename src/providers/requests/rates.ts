import type { ScreenRequest } from './request.ts'

/** Price of the coin in a currency of lower case (indexer, rates). */
export const coinPriceRequest: ScreenRequest<[string]> = {
  key: 'coin-price',
  of: currency => ['/rates', { tokens: 'ton', currencies: currency }],
}
