import type { PricePoint } from '../../domain/market/market.ts'
import type { Call } from '../../lib/call.ts'
import { dictionary, time } from '../http/fields.ts'
import { field } from '../http/wire.ts'
import { readPrice } from '../requests/rates.ts'
import { indexerApi } from './client.ts'

/** Time and price of a point; null for a price of 0, undefined for an unreadable one. */
type Point = readonly [utime: number, price: number | null | undefined]

function readPoint(x: unknown): Point[] {
  const [utime, value] = Array.isArray(x) ? x : []
  const at = time.read(utime)
  return at === undefined ? [] : [[at, readPrice(value)]]
}

/** Points with readable times; unreadable itself if there are points and no price of them can be read. */
const chart = field('points', answer => {
  const read = dictionary.read(answer)
  const given = read && (read.points ?? [])
  if (!Array.isArray(given)) return undefined
  const points = given.flatMap(readPoint)
  return given.length === 0 || points.some(([, price]) => price !== undefined) ? points : undefined
})

/** `count` points over `span` seconds up to `until` (unix seconds). */
export type Span = { until: number; span: number; count: number }

/**
 * Prices of a token from the first to the last known one, oldest first (rates/chart); empty without a market. The provider sends the newest
 * first, and repeats that one. Throws `malformed` if none of them can be read.
 */
export async function getPriceChart(
  call: Call,
  token: string,
  currency: string,
  { until, span, count }: Span,
): Promise<PricePoint[]> {
  const params = { token, currency, start_date: until - span, end_date: until, points_count: count }
  const points = await indexerApi('/rates/chart', params, chart, call)
  const line = [...new Map(points)]
    .map(([utime, price]) => ({ utime, value: price ?? null }))
    .sort((a, b) => a.utime - b.utime)
  const isPrice = ({ value }: PricePoint) => value !== null
  return line.slice(line.findIndex(isPrice), line.findLastIndex(isPrice) + 1)
}
