import { cleanText } from '../../domain/foreign/clean-text.ts'
import type { TokenRate, TokenRates } from '../../domain/market/market.ts'
import type { Call } from '../../lib/call.ts'
import { parseAddress } from '../../ton/address.ts'
import { dictionary } from '../http/fields.ts'
import { field } from '../http/wire.ts'
import { readPrice } from '../requests/rates.ts'
import { indexerApi } from './client.ts'

const rates = field('rates', answer => dictionary.read(dictionary.read(answer)?.rates))
const MAX_KEY_LENGTH = 40

/** Parses `+1.28%` or `−1.28%`, with a typographic minus, to a number; null for other text. */
const percent = (x: unknown): number | null =>
  typeof x === 'string' && /^[+\-−]?\d{1,9}(?:\.\d+)?%$/.test(x)
    ? Number(x.replace('−', '-').replace('%', '')) + 0
    : null

/** Value for a currency, whose code may be in either case. */
const pick = (by: Record<string, unknown> | undefined, currency: string) =>
  by?.[currency.toUpperCase()] ?? by?.[currency]

/** Reads the indexer's `TokenRates`. */
export function readRate(wire: unknown, currency: string): TokenRate {
  const own = dictionary.read(wire ?? {})
  // Older servers send prices at the top level, without `prices`.
  const prices = own && dictionary.read(own.prices ?? own)
  const price = prices && readPrice(pick(prices, currency))
  // With a price of 0 the changes are "0.00%" and meaningless.
  const change = (by: unknown) => (price == null ? null : percent(pick(dictionary.read(by), currency)))
  return { price, day: change(own?.diff_24h), week: change(own?.diff_7d), month: change(own?.diff_30d) }
}

/**
 * Rates of at most 100 tokens (tickers or friendly addresses) in `currency` (lower case). Keys are tickers as written by the provider, or
 * raw addresses. Omits unknown tokens.
 */
export async function getTokenRates(call: Call, tokens: string[], currency: string): Promise<TokenRates> {
  const answer = await indexerApi('/rates', { tokens: tokens.join(','), currencies: currency }, rates, call)
  const read = Object.entries(answer).flatMap(([key, wire]) => {
    const name = parseAddress(key)?.raw ?? cleanText(key, MAX_KEY_LENGTH)
    return name ? [[name, readRate(wire, currency)] as const] : []
  })
  return Object.fromEntries(read)
}
