import type { PricePoint } from '../../domain/market/market.ts'
import type { Call } from '../../lib/call.ts'
import { dictionary, time } from '../http/fields.ts'
import { field } from '../http/wire.ts'
import { readPrice } from '../requests/rates.ts'
import { indexerApi } from './client.ts'

function readPoint(x: unknown) {
  const [utime, value] = Array.isArray(x) ? x : []
  const [at, worth] = [time.read(utime), readPrice(value)]
  return at === undefined || worth === undefined ? undefined : ([at, worth] as const)
}

/** Readable points; unreadable itself if there are points and none of them can be read. */
const chart = field('points', answer => {
  const read = dictionary.read(answer)
  const given = read && (read.points ?? [])
  if (!Array.isArray(given)) return undefined
  const points = given.map(readPoint).filter(point => point !== undefined)
  return points.length > 0 || given.length === 0 ? points : undefined
})

/** `count` points over `span` seconds up to `until` (unix seconds). */
export type Span = { until: number; span: number; count: number }

/**
 * Prices of a token, oldest first (rates/chart); empty without a market. The provider sends them newest first and repeats the newest. Throws
 * `malformed` if none of them can be read.
 */
export async function getPriceChart(
  call: Call,
  token: string,
  currency: string,
  { until, span, count }: Span,
): Promise<PricePoint[]> {
  const params = { token, currency, start_date: until - span, end_date: until, points_count: count }
  const points = await indexerApi('/rates/chart', params, chart, call)
  const byTime = new Map(points)
  return [...byTime]
    .flatMap(([utime, value]) => (value === null ? [] : { utime, value }))
    .sort((a, b) => a.utime - b.utime)
}
