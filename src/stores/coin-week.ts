import { SPANS } from '../domain/market/market.ts'
import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { getPriceChart } from '../providers/indexer/price-chart.ts'
import { query } from './base/query.ts'

/** Seconds: a chart ends with one, so that visitors ask for the same. */
const QUARTER = 15 * 60
const POINTS = 50

/** The coin's price in a currency over 7 days, for a small chart: one point for several hours. */
export const $coinWeek = query({
  key: 'coin-week',
  freshFor: 30 * MINUTE,
  rank: RANK.side,
  load(call, currency: string) {
    const until = QUARTER * Math.floor(Date.now() / 1000 / QUARTER)
    return getPriceChart(call, 'ton', currency, { until, span: SPANS.week, count: POINTS })
  },
})
