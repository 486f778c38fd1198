import { type PricePoint, SPANS } from '../domain/market/market.ts'
import type { Call } from '../lib/call.ts'
import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { friendlyAddress, type RawAddress } from '../ton/address.ts'
import { clock, QUARTER_SECONDS } from './base/clock.ts'
import { query } from './base/query.ts'

const SPARK_POINTS = 14
const PAGE_POINTS = 100

type Line = { span: number; count: number; currency?: string }

async function pricesOf(
  call: Call,
  jetton: RawAddress,
  { span, count, currency = 'usd' }: Line,
): Promise<PricePoint[]> {
  const { getPriceChart } = await import('../providers/indexer/price-chart.ts')
  const until = clock(QUARTER_SECONDS)
  return getPriceChart(call, friendlyAddress(jetton), currency, { until, span, count })
}

/** Price of a jetton over 7 days for a small chart. Lowest rank. Fresh for 30 min, as one point covers half a day. */
export const $jettonChart = query({
  key: 'jetton-chart',
  freshFor: 30 * MINUTE,
  load: (call, address: RawAddress) =>
    pricesOf({ ...call, rank: RANK.refresh }, address, { span: SPANS.week, count: SPARK_POINTS }),
})

/** Price of a jetton over a week or a month, for its own page. */
export const $jettonPrices = query({
  key: 'jetton-prices',
  freshFor: 30 * MINUTE,
  rank: RANK.side,
  load: (call, address: RawAddress, span: 'week' | 'month', currency: string) =>
    pricesOf(call, address, { span: SPANS[span], count: PAGE_POINTS, currency }),
})
