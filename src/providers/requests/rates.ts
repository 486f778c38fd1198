import { dictionary, price } from '../http/fields.ts'
import type { ScreenRequest } from './request.ts'

/** Price of TON in a currency in lower case (indexer, rates). */
export const coinPriceRequest: ScreenRequest<[string]> = {
  key: 'coin-price',
  of: currency => ['/rates', { tokens: 'ton', currencies: currency }],
}

// The ticker is returned in upper case, and TON has had two tickers.
const KEYS = ['TON', 'ton', 'GRAM']

/** A price; null if absent or 0, which stands for no market; undefined if unreadable. */
export const readPrice = (x: unknown): number | null | undefined => ((x ?? 0) === 0 ? null : price.read(x))

/** The price in such an answer; null if absent, undefined if unreadable. */
export function readCoinPrice(answer: unknown, currency: string): number | null | undefined {
  const rates = dictionary.read(dictionary.read(answer)?.rates)
  const token = rates && dictionary.read(rates[KEYS.find(name => name in rates) ?? ''] ?? {})
  const prices = token && dictionary.read(token.prices ?? {})
  return prices && readPrice(prices[currency.toUpperCase()])
}
