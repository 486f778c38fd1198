import type { PricePoint } from './market.ts'

export type PriceSummary = {
  first: PricePoint
  last: PricePoint
  min: PricePoint
  max: PricePoint
  /** percent; null if the first price is 0 */
  change: number | null
}

/** Figures of a price line, given points in order of time; undefined without points. */
export function summarise(points: PricePoint[]): PriceSummary | undefined {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return undefined
  const min = points.reduce((low, point) => (point.value < low.value ? point : low), first)
  const max = points.reduce((high, point) => (point.value > high.value ? point : high), first)
  return { first, last, min, max, change: first.value > 0 ? (last.value / first.value - 1) * 100 : null }
}

/** SVG path of a line in a box of 100 × 100, with the highest price at the top. */
export function linePath(points: PricePoint[]): string {
  const facts = summarise(points)
  if (!facts) return ''
  const { first, last, min, max } = facts
  const [span, range] = [last.utime - first.utime || 1, max.value - min.value]
  const place = ({ utime, value }: PricePoint) => {
    const x = ((utime - first.utime) / span) * 100
    const y = range > 0 ? ((max.value - value) / range) * 100 : 50
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  return `M${points.map(place).join('L')}`
}
