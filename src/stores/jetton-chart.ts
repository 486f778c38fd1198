import type { PricePoint } from '../domain/market/market.ts'
import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { friendlyAddress, type RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

const SPARK_POINTS = 14
const WEEK = 7 * 24 * 3600
/** Seconds: a chart ends with one, so that visitors ask for the same. */
const QUARTER = 15 * 60

/**
 * The price of a jetton over 7 days. A picture among many: it never goes before what the visitor waits for, and as a point of it stands for
 * half a day, it is kept for 30 min.
 */
export const $jettonChart = query({
  key: 'jetton-chart',
  freshFor: 30 * MINUTE,
  load: async (call, address: RawAddress): Promise<PricePoint[]> => {
    const { getPriceChart } = await import('../providers/indexer/price-chart.ts')
    const span = { until: QUARTER * Math.floor(Date.now() / 1000 / QUARTER), span: WEEK, count: SPARK_POINTS }
    return getPriceChart({ ...call, rank: RANK.refresh }, friendlyAddress(address), 'usd', span)
  },
})
