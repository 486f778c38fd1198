import * as v from 'valibot'
import { cleanText } from '../../domain/clean-text.ts'
import type { TokenRate, TokenRates } from '../../domain/market.ts'
import type { Call } from '../../lib/query.ts'
import { parseAddress } from '../../ton/address.ts'
import { dictionary, maybe, positive, text } from '../wire.ts'
import { indexerApi } from './client.ts'

const rates = v.object({ rates: dictionary })
const LONGEST_KEY = 40

/** `+1.28%` or `−1.28%`, with a typographic minus, as a figure. */
const percent = v.pipe(
  text,
  v.regex(/^[+\-−]?\d{1,9}(?:\.\d+)?%$/),
  v.transform(written => Number(written.replace('−', '-').replace('%', ''))),
)

const token = v.pipe(
  dictionary,
  v.transform(own => {
    const { prices, diff_24h, diff_7d, diff_30d } = v.parse(parts, own)
    // Prices once stood beside each other, without a name around them.
    return { prices: prices ?? own, diff_24h, diff_7d, diff_30d }
  }),
)
const parts = v.object({
  prices: maybe(dictionary),
  diff_24h: maybe(dictionary),
  diff_7d: maybe(dictionary),
  diff_30d: maybe(dictionary),
})

/** The value of a currency, whose code is written in either case. */
function pick<S extends v.GenericSchema>(schema: S, by: Record<string, unknown> | null, currency: string) {
  return v.parse(maybe(schema), by?.[currency.toUpperCase()] ?? by?.[currency])
}

function toRate(wire: unknown, currency: string): TokenRate | null {
  const read = v.safeParse(token, wire)
  if (!read.success) return null
  const { prices, diff_24h, diff_7d, diff_30d } = read.output
  const change = (by: Record<string, unknown> | null) => pick(percent, by, currency)
  return {
    price: pick(positive, prices, currency),
    day: change(diff_24h),
    week: change(diff_7d),
    month: change(diff_30d),
  }
}

/**
 * What tokens (tickers or friendly addresses, 100 at most) are worth in `currency` (lower case). Keys are tickers as the provider writes them,
 * or raw addresses; a token it does not know is left out.
 */
export async function getTokenRates(call: Call, tokens: string[], currency: string): Promise<TokenRates> {
  const answer = await indexerApi('/rates', { tokens: tokens.join(','), currencies: currency }, rates, call)
  const read = Object.entries(answer.rates).flatMap(([key, wire]) => {
    const name = parseAddress(key)?.raw ?? cleanText(key, LONGEST_KEY)
    const rate = toRate(wire, currency)
    return name && rate ? [[name, rate] as const] : []
  })
  return Object.fromEntries(read)
}
