import * as v from 'valibot'
import { cleanText } from '../../domain/foreign/clean-text.ts'
import type { TokenRate, TokenRates } from '../../domain/market/market.ts'
import type { Call } from '../../lib/call.ts'
import { parseAddress } from '../../ton/address.ts'
import { dictionary, field, maybe, price } from '../http/wire.ts'
import { indexerApi } from './client.ts'

const rates = v.object({ rates: dictionary })
const MAX_KEY_LENGTH = 40

/** Parses `+1.28%` or `−1.28%`, with a typographic minus, to a number. */
const percent = field('a change', x =>
  typeof x === 'string' && /^[+\-−]?\d{1,9}(?:\.\d+)?%$/.test(x)
    ? Number(x.replace('−', '-').replace('%', '')) + 0
    : undefined,
)

const byCurrency = maybe(dictionary)
const token = v.object({ prices: byCurrency, diff_24h: byCurrency, diff_7d: byCurrency, diff_30d: byCurrency })

/** Value for a currency, whose code may be in either case. */
function pick(schema: typeof price, by: Record<string, unknown> | null, currency: string): number | null {
  const read = v.safeParse(schema, by?.[currency.toUpperCase()] ?? by?.[currency])
  return read.success ? read.output : null
}

/** Reads the indexer's `TokenRates`; null for another shape. */
export function readRate(wire: unknown, currency: string): TokenRate | null {
  const [own, read] = [v.safeParse(dictionary, wire), v.safeParse(token, wire)]
  if (!own.success || !read.success) return null
  const { prices, diff_24h, diff_7d, diff_30d } = read.output
  // Older servers send prices at the top level, without `prices`.
  const worth = pick(price, prices ?? own.output, currency)
  // With a price of 0 the changes are "0.00%" and meaningless.
  if (worth === null) return { price: null, day: null, week: null, month: null }
  return {
    price: worth,
    day: pick(percent, diff_24h, currency),
    week: pick(percent, diff_7d, currency),
    month: pick(percent, diff_30d, currency),
  }
}

/**
 * Rates of at most 100 tokens (tickers or friendly addresses) in `currency` (lower case). Keys are tickers as written by the provider, or
 * raw addresses. Omits unknown tokens.
 */
export async function getTokenRates(call: Call, tokens: string[], currency: string): Promise<TokenRates> {
  const answer = await indexerApi('/rates', { tokens: tokens.join(','), currencies: currency }, rates, call)
  const read = Object.entries(answer.rates).flatMap(([key, wire]) => {
    const name = parseAddress(key)?.raw ?? cleanText(key, MAX_KEY_LENGTH)
    const rate = readRate(wire, currency)
    return name && rate ? [[name, rate] as const] : []
  })
  return Object.fromEntries(read)
}
