import { dictionary, price } from '../http/fields.ts'
import type { ScreenRequest } from './request.ts'

/** Price of TON in a currency in lower case (indexer, rates). */
export const coinPriceRequest: ScreenRequest<[string]> = {
  key: 'coin-price',
  of: currency => ['/rates', { tokens: 'ton', currencies: currency }],
}

// The ticker is returned in upper case, and TON has had two tickers.
const KEYS = ['TON', 'ton', 'GRAM']

/** The price in such an answer; null if absent, undefined for a malformed answer. */
export function readCoinPrice(answer: unknown, currency: string): number | null | undefined {
  const rates = dictionary.read(dictionary.read(answer)?.rates)
  if (!rates) return undefined
  const token = dictionary.read(rates[KEYS.find(name => name in rates) ?? ''])
  return price.read(dictionary.read(token?.prices)?.[currency.toUpperCase()]) ?? null
}
