import * as v from 'valibot'
import type { CoinPrice } from '../../domain/rates.ts'
import type { Call } from '../../lib/query.ts'
import { maybe } from '../wire.ts'
import { indexerApi } from './client.ts'

const positive = v.pipe(v.number(), v.finite(), v.minValue(0))
const prices = v.record(v.string(), maybe(positive))
const changes = v.record(v.string(), maybe(v.string()))
const token = v.object({ prices: v.fallback(prices, {}), diff_24h: maybe(changes) })
const rates = v.object({ rates: v.record(v.string(), v.unknown()) })

// The coin's ticker is echoed upper-cased, and the coin has had two names.
const KEYS = ['TON', 'ton', 'GRAM']

/** "−1.28%" → -1.28; the provider writes a typographic minus. */
function percentage(text: string | null | undefined): number | null {
  const value = Number.parseFloat((text ?? '').replace('−', '-'))
  return Number.isFinite(value) ? value : null
}

/** Price of one coin in `currency` (lower case), and its change over a day in percent; null where the provider names none. */
export async function getCoinPrice(call: Call, currency: string): Promise<CoinPrice> {
  const answer = await indexerApi('/rates', { tokens: 'ton', currencies: currency }, rates, call)
  const key = KEYS.find(name => name in answer.rates)
  const found = v.safeParse(token, key && answer.rates[key])
  if (!found.success) return { price: null, change24h: null }
  const code = currency.toUpperCase()
  return {
    price: found.output.prices[code] ?? null,
    change24h: percentage(found.output.diff_24h?.[code]),
  }
}
