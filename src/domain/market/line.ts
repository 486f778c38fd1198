import type { PricePoint } from './market.ts'

/** unix seconds */
type Price = { utime: number; value: number }

export type PriceSummary = {
  first: Price
  last: Price
  min: Price
  max: Price
  /** percent; null if the first price is 0 */
  change: number | null
}

const isPrice = (point: PricePoint): point is Price => point.value !== null

/** Figures of a price line, given points in order of time; undefined without prices. */
export function summarise(points: PricePoint[]): PriceSummary | undefined {
  const prices = points.filter(isPrice)
  const [first, last] = [prices[0], prices.at(-1)]
  if (!first || !last) return undefined
  const min = prices.reduce((low, point) => (point.value < low.value ? point : low), first)
  const max = prices.reduce((high, point) => (point.value > high.value ? point : high), first)
  return { first, last, min, max, change: first.value > 0 ? (last.value / first.value - 1) * 100 : null }
}

/** SVG path of a line in a box of 100 × 100, with the highest price at the top. Unknown prices interrupt it. */
export function linePath(points: PricePoint[]): string {
  const facts = summarise(points)
  if (!facts) return ''
  const { first, last, min, max } = facts
  const [span, range] = [last.utime - first.utime || 1, max.value - min.value]
  let step = 'M'
  const place = ({ utime, value }: PricePoint) => {
    const x = ((utime - first.utime) / span) * 100
    const y = value !== null && range > 0 ? ((max.value - value) / range) * 100 : 50
    const drawn = value === null ? '' : `${step}${x.toFixed(2)} ${y.toFixed(2)}`
    step = drawn ? 'L' : 'M'
    return drawn
  }
  return points.map(place).join('')
}
