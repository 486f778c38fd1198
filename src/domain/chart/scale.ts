/** A point of a chart; `y` is null if unknown. Points are sorted by `x`. */
export type ChartPoint = { x: number; y: number | null }

/** Range of an axis with round values (ticks), `step` apart. */
export type Scale = { low: number; high: number; step: number; ticks: number[] }

/** Maximum value of a chart. Larger values and NaN are omitted. */
const MAX_FIGURE = 1e30
/** Relative difference below which values count as equal. */
const EQUAL = 1e-9

export const isFigure = (value: number | null): value is number => value !== null && Math.abs(value) <= MAX_FIGURE

/** The smallest of 1, 2, 5 and 10 times a power of ten that is at least `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return ([1, 2, 5].find(digit => digit * power >= size * (1 - EQUAL)) ?? 10) * power
}

/** Multiplies without floating-point noise, such as that of 3 × 0.1. */
const stepsFrom = (k: number, step: number) => Number((k * step).toPrecision(12)) + 0

/**
 * An axis for all `values` between two ticks, with at most `most` + 2 distinct ticks. Starts at 0 with `fromZero`. Equal values get a range
 * around them. Undefined without values.
 */
export function roundScale(values: (number | null)[], most = 4, fromZero = false): Scale | undefined {
  const figures = values.filter(isFigure)
  if (figures.length === 0) return undefined
  const least = figures.reduce((a, b) => Math.min(a, b), fromZero ? 0 : Infinity)
  const greatest = figures.reduce((a, b) => Math.max(a, b), fromZero ? 0 : -Infinity)
  const size = Math.max(Math.abs(least), Math.abs(greatest))
  const room = greatest - least > size * EQUAL ? greatest - least : size
  // Tiny values are treated like zero.
  const step = roundStep((room > 1e-60 ? room : 1) / most)
  const from = Math.floor(least / step + EQUAL)
  const to = Math.max(from + 1, Math.ceil(greatest / step - EQUAL))
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => stepsFrom(from + i, step))
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 0, step, ticks }
}

/** Round integers between two numbers, at most `most`, for an axis whose range is that of its data. */
export function roundPlaces(from: number, to: number, most: number): number[] {
  const step = Math.max(1, roundStep(Math.max(1, to - from) / most))
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: Math.min(count, most + 1) }, (_, i) => (first + i) * step)
}

/** Position of `value` on a scale, in percent from the low end. */
export function percentAt(value: number, { low, high }: { low: number; high: number }): number {
  return high > low ? ((value - low) / (high - low)) * 100 : 50
}

/** Index of the point with the nearest `x`; -1 without points. */
export function nearest(points: ChartPoint[], x: number): number {
  let [low, high] = [0, points.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((points[middle]?.x ?? 0) < x) low = middle
    else high = middle
  }
  const distance = (place: number) => Math.abs((points[place]?.x ?? Infinity) - x)
  return distance(high) < distance(low) ? high : low < points.length ? low : -1
}
