import { dictionary, price } from '../http/fields.ts'
import type { ScreenRequest } from './request.ts'

/** Price of the coin in a currency of lower case (indexer, rates). */
export const coinPriceRequest: ScreenRequest<[string]> = {
  key: 'coin-price',
  of: currency => ['/rates', { tokens: 'ton', currencies: currency }],
}

// The coin's ticker is echoed upper-cased, and the coin has had two names.
const KEYS = ['TON', 'ton', 'GRAM']

/** The price in such an answer; null where it names none, undefined for what is no answer. */
export function readCoinPrice(answer: unknown, currency: string): number | null | undefined {
  const rates = dictionary.read(dictionary.read(answer)?.rates)
  if (!rates) return undefined
  const token = dictionary.read(rates[KEYS.find(name => name in rates) ?? ''])
  return price.read(dictionary.read(token?.prices)?.[currency.toUpperCase()]) ?? null
}
