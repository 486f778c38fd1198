import type { Call, Handler } from '../call.ts'
import { assetOf, CURRENCIES, changeText, isCurrency, priceAt } from '../prices.ts'
import { badRequest } from '../refusal.ts'
import { get } from './route.ts'

const DAY = 86_400
const MAX_TOKENS = 100
const MAX_POINTS = 250
/** Fictional exchanges: made-up prices must not be attributed to real ones. */
const EXCHANGES = ['Aurora Exchange', 'Blue Heron', 'Cobalt Market', 'Drift & Co', 'Ember Trade', 'Fjord']

const rates: Handler = async call => {
  const [tokens, currencies] = [call.list('tokens'), call.list('currencies')]
  if (tokens.length === 0) throw badRequest('tokens is required param')
  if (currencies.length === 0) throw badRequest('currencies is required param')
  if (tokens.length > MAX_TOKENS) throw badRequest('max params limit is 100 tokens')
  const unknown = currencies.find(currency => !isCurrency(currency))
  if (unknown !== undefined) throw badRequest(`invalid currency: ${unknown}`)
  const entries: Array<[string, ReturnType<typeof tokenRates>]> = []
  for (const token of tokens) {
    const { key, seed, price } = await assetOf(call.world, token)
    entries.push([key, tokenRates(seed, price, currencies, call.world.chain.now)])
  }
  return { rates: Object.fromEntries(entries) }
}

/** `TokenRates` of an asset: current prices, changes as text. Without a market the price is 0 without changes. */
export function tokenRates(seed: string, price: number | null, currencies: readonly string[], now: number) {
  const keys = currencies.map(currency => currency.toUpperCase())
  const change = (days: number) =>
    Object.fromEntries(keys.map(key => [key, price === null ? '0.00%' : changeText(seed, now - days * DAY, now)]))
  const usd = price === null ? 0 : priceAt(seed, price, now)
  return {
    prices: Object.fromEntries(keys.map(key => [key, usd * (CURRENCIES.get(key) ?? 1)])),
    diff_24h: change(1),
    diff_7d: change(7),
    diff_30d: change(30),
  }
}

/** Newest point first and repeated, like in the real answer. */
const chart: Handler = async call => {
  const { now } = call.world.chain
  const token = call.query.get('token')
  if (!token) throw badRequest('token is required param')
  const currency = (call.query.get('currency') ?? 'usd').toUpperCase()
  if (!isCurrency(currency)) throw badRequest(`invalid currency: ${currency}`)
  const end = call.int('end_date', { otherwise: now })
  const start = call.int('start_date', { otherwise: end - 7 * DAY })
  const count = call.int('points_count', { min: 2, max: MAX_POINTS, otherwise: 200 })
  if (start > end) throw badRequest('start_date must be less than end_date')
  return { points: await chartPoints(call, token, { start, end, count, rate: CURRENCIES.get(currency) ?? 1 }) }
}

type Span = { start: number; end: number; count: number; rate: number }

async function chartPoints(call: Call, token: string, { start, end, count, rate }: Span): Promise<number[][]> {
  const { seed, price } = await assetOf(call.world, token)
  if (price === null) return []
  const step = (end - start) / (count - 1)
  const points = Array.from({ length: count - 1 }, (_point, index) => {
    const time = Math.round(end - index * step)
    return [time, priceAt(seed, price, time) * rate]
  })
  return points[0] ? [points[0], ...points] : []
}

const markets: Handler = ({ world }) => ({
  markets: EXCHANGES.map((market, index) => ({
    market,
    usd_price: priceAt('TON', 3.1, world.chain.now) * (1 + (index - 2.5) / 2000),
    last_date_update: world.chain.now - ((world.chain.now + index * 7) % 60),
  })),
})

export const rateRoutes = [
  get('GetRates', '/v2/rates', rates),
  get('GetChartRates', '/v2/rates/chart', chart),
  get('GetMarketsRates', '/v2/rates/markets', markets),
]
