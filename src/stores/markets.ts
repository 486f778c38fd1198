import { SPANS, type SpanName } from '../domain/market/market.ts'
import { MINUTE } from '../lib/time.ts'
import { getMarkets } from '../providers/indexer/markets.ts'
import { getPriceChart } from '../providers/indexer/price-chart.ts'
import { getTokenRates } from '../providers/indexer/token-rates.ts'
import { clock } from './base/clock.ts'
import { query } from './base/query.ts'
import { PRICES_AGAIN_MS } from './base/times.ts'

const CHART_POINTS = 100

/** Price of TON, with its changes. */
export const $tokenRates = query({
  key: 'token-rates',
  freshFor: 2 * MINUTE,
  refetch: PRICES_AGAIN_MS,
  load: (call, currency: string) => getTokenRates(call, ['ton'], currency),
})

/** Exchanges that trade TON. */
export const $markets = query({
  key: 'markets',
  freshFor: 2 * MINUTE,
  refetch: MINUTE,
  load: call => getMarkets(call),
})

/** Price of TON over a day, week or month. */
export const $coinChart = query({
  key: 'coin-chart',
  freshFor: 2 * MINUTE,
  refetch: 2 * MINUTE,
  load: (call, currency: string, span: SpanName) =>
    getPriceChart(call, 'ton', currency, {
      until: clock(60),
      span: SPANS[span],
      count: CHART_POINTS,
    }),
})
