import * as v from 'valibot'
import type { PricePoint } from '../../domain/market/market.ts'
import type { Call } from '../../lib/call.ts'
import { field, maybe, price, rows, time } from '../http/wire.ts'
import { indexerApi } from './client.ts'

const point = field('a point', x => {
  const [utime, value] = Array.isArray(x) ? x : []
  const [at, worth] = [v.safeParse(time, utime), v.safeParse(price, value)]
  return at.success && worth.success ? ([at.output, worth.output] as const) : undefined
})
const chart = v.object({ points: maybe(rows(point)) })

/** `count` points over `span` seconds up to `until` (unix seconds). */
export type Span = { until: number; span: number; count: number }

/** Prices of a token, oldest first (rates/chart); empty without a market. The provider sends them newest first and repeats the newest. */
export async function getPriceChart(
  call: Call,
  token: string,
  currency: string,
  { until, span, count }: Span,
): Promise<PricePoint[]> {
  const params = { token, currency, start_date: until - span, end_date: until, points_count: count }
  const { points } = await indexerApi('/rates/chart', params, chart, call)
  const byTime = new Map(points?.rows)
  return [...byTime].map(([utime, value]) => ({ utime, value })).sort((a, b) => a.utime - b.utime)
}
