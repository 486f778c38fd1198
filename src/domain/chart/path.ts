import { type ChartPoint, isFigure, percentAt, type Scale } from './scale.ts'

/** Ends of a chart on its two axes. */
export type Frame = { x: { low: number; high: number }; y: Scale }

const places = (points: ChartPoint[], { x, y }: Frame) =>
  points.map(point => (isFigure(point.y) ? { x: percentAt(point.x, x), y: 100 - percentAt(point.y, y) } : null))

/** The path of a line in a box of 100 × 100. It is broken where a value is not known; a value without neighbours is a dot. */
export function chartLine(points: ChartPoint[], frame: Frame): string {
  let isDrawing = false
  return places(points, frame)
    .map(place => {
      const step = place ? `${isDrawing ? 'L' : 'M'}${place.x.toFixed(2)} ${place.y.toFixed(2)}` : ''
      const dot = place && !isDrawing ? 'h0' : ''
      isDrawing = place !== null
      return step + dot
    })
    .join('')
}

/** The path of bars in the same box, each `width` percent wide around its place. What is not known has no bar. */
export function chartBars(points: ChartPoint[], frame: Frame, width: number): string {
  return places(points, frame)
    .map(place =>
      place ? `M${(place.x - width / 2).toFixed(2)} 100V${place.y.toFixed(2)}h${width.toFixed(2)}V100Z` : '',
    )
    .join('')
}

/** Width of each of `count` bars, in percent, with a gap between two. */
export const barWidth = (count: number) => 75 / count
