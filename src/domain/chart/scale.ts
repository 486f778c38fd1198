/** A value at a place of the horizontal axis; null where it is not known. Points of a chart are in the order of `x`. */
export type ChartPoint = { x: number; y: number | null }

/** A stretch of an axis, and round values on it, `step` apart. */
export type Scale = { low: number; high: number; step: number; ticks: number[] }

/** The largest figure that a chart draws. Larger ones are left out, as are values that are no numbers. */
const MAX_FIGURE = 1e30
/** Values nearer to each other than this part of their size count as equal. */
const EQUAL = 1e-9

export const isFigure = (value: number | null): value is number => value !== null && Math.abs(value) <= MAX_FIGURE

/** The first of 1, 2, 5, 10 times a power of ten that is `size` or more. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return ([1, 2, 5].find(digit => digit * power >= size * (1 - EQUAL)) ?? 10) * power
}

/** `k` steps as a number, without floating-point noise such as that of 3 × 0.1. */
const stepsFrom = (k: number, step: number) => Number((k * step).toPrecision(12)) + 0

/**
 * An axis that all `values` fit on, from one round value to another, with at most `most` + 2 round values, no two equal. It begins with 0
 * where `fromZero`. Undefined when there is no value. One value, or equal ones, get an axis around them.
 */
export function roundScale(values: (number | null)[], most = 4, fromZero = false): Scale | undefined {
  const figures = values.filter(isFigure)
  if (figures.length === 0) return undefined
  const least = figures.reduce((a, b) => Math.min(a, b), fromZero ? 0 : Infinity)
  const greatest = figures.reduce((a, b) => Math.max(a, b), fromZero ? 0 : -Infinity)
  const size = Math.max(Math.abs(least), Math.abs(greatest))
  const room = greatest - least > size * EQUAL ? greatest - least : size
  // Values below any figure get the axis of a zero.
  const step = roundStep((room > 1e-60 ? room : 1) / most)
  const from = Math.floor(least / step + EQUAL)
  const to = Math.max(from + 1, Math.ceil(greatest / step - EQUAL))
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => stepsFrom(from + i, step))
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 0, step, ticks }
}

/** Round whole numbers between two, at most `most`: places on an axis that begins and ends with its data. */
export function roundPlaces(from: number, to: number, most: number): number[] {
  const step = Math.max(1, roundStep(Math.max(1, to - from) / most))
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: Math.min(count, most + 1) }, (_, i) => (first + i) * step)
}

/** The place of `value` on a scale, in percent from its low end. */
export function percentAt(value: number, { low, high }: { low: number; high: number }): number {
  return high > low ? ((value - low) / (high - low)) * 100 : 50
}

/** The index of the point whose `x` is nearest; -1 when there are no points. */
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
