import { type ChartPoint, isFigure, percentAt, type Scale } from './scale.ts'

/** Ranges of a chart's two axes. */
export type Frame = { x: { low: number; high: number }; y: Scale }

const places = (points: ChartPoint[], { x, y }: Frame) =>
  points.map(point => (isFigure(point.y) ? { x: percentAt(point.x, x), y: 100 - percentAt(point.y, y) } : null))

/** SVG path of a line in a box of 100 × 100. Unknown values interrupt it; an isolated value is a dot. */
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

/** SVG path of bars in the same box, each `width` percent wide and centred on its place. Unknown values have no bar. */
export function chartBars(points: ChartPoint[], frame: Frame, width: number): string {
  return places(points, frame)
    .map(place =>
      place ? `M${(place.x - width / 2).toFixed(2)} 100V${place.y.toFixed(2)}h${width.toFixed(2)}V100Z` : '',
    )
    .join('')
}

/** Width of each of `count` bars in percent; leaves gaps. */
export const barWidth = (count: number) => 75 / count
