import { SPANS } from '../domain/market/market.ts'
import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { getPriceChart } from '../providers/indexer/price-chart.ts'
import { clock, QUARTER_SECONDS } from './base/clock.ts'
import { query } from './base/query.ts'

const POINTS = 50

/** Price of TON in a currency over 7 days, for a small chart: one point per several hours. */
export const $coinWeek = query({
  key: 'coin-week',
  freshFor: 30 * MINUTE,
  rank: RANK.side,
  load(call, currency: string) {
    const until = clock(QUARTER_SECONDS)
    return getPriceChart(call, 'ton', currency, { until, span: SPANS.week, count: POINTS })
  },
})
