import { barWidth, chartBars, chartLine, type Frame } from '../../domain/chart/path.ts'
import { type ChartPoint, percentAt, type Scale } from '../../domain/chart/scale.ts'
import { ChartReader, type Said } from './ChartReader.tsx'
import { ChartTable } from './ChartTable.tsx'

export type ChartProps = {
  /** what the chart is of, for those who do not see it */
  what: string
  /** at least one, in the order of `x` */
  points: ChartPoint[]
  marks: 'line' | 'bars'
  y: Scale
  yText: (tick: number) => string
  xTicks: { at: number; text: string }[]
  say: (point: ChartPoint) => Said
  /** headings of the table that says the same */
  columns: [place: string, value: string]
  /** the colour of the marks, as a class of text */
  tone?: string
  /** places on the horizontal axis that a line is drawn at */
  lines?: number[]
}

function frameOf({ points, marks, y }: ChartProps): Frame {
  const [low, high] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0]
  // Half a bar stands beyond its place.
  const half = marks === 'bars' ? Math.max(0.5, (high - low) / Math.max(1, points.length - 1) / 2) : 0
  return { x: { low: low - half, high: high + half }, y }
}

/**
 * Values along an axis, as a line or as bars, with round values beside both axes. One value at a time is said above it (`ChartReader`), and all
 * of them are in a table.
 */
export function Chart(props: ChartProps) {
  const { points, y, yText, say, columns, what } = props
  const frame = frameOf(props)
  const labels = y.ticks.map(yText)
  const gutter = Math.max(...labels.map(label => label.length))
  return (
    <>
      <ChartReader what={what} points={points} frame={frame} say={say} bars={props.marks === 'bars'} gutter={gutter}>
        <Axes frame={frame} labels={labels} xTicks={props.xTicks} />
        <Marks {...props} frame={frame} />
      </ChartReader>
      <ChartTable points={points} say={say} columns={columns} />
    </>
  )
}

type AxesProps = { frame: Frame; labels: string[]; xTicks: ChartProps['xTicks'] }

/** Round values with hairlines; every second one of many along the bottom is left out on phones. */
function Axes({ frame, labels, xTicks }: AxesProps) {
  const end = (percent: number) => (percent > 94 ? 'end' : 'middle')
  return (
    <svg aria-hidden="true" className="absolute w-full h-full overflow-visible text-xs">
      {frame.y.ticks.map((tick, i) => {
        const at = `${100 - percentAt(tick, frame.y)}%`
        return (
          <g key={tick}>
            <line x1="0" x2="100%" y1={at} y2={at} className="stroke-line" shapeRendering="crispEdges" />
            <text x="-8" y={at} dy=".35em" textAnchor="end" className="fill-faint">
              {labels[i]}
            </text>
          </g>
        )
      })}
      {xTicks.map(({ at, text }, i) => {
        const percent = percentAt(at, frame.x)
        return (
          <g key={at} className={xTicks.length > 4 && i % 2 ? 'max-md:hidden' : ''}>
            <line x1={`${percent}%`} x2={`${percent}%`} y1="100%" y2="100%" className="stroke-edge" />
            <text x={`${percent}%`} y="100%" dy="1.5em" textAnchor={end(percent)} className="fill-faint">
              {text}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function Marks({ points, marks, frame, tone = 'text-accent', lines = [] }: ChartProps & { frame: Frame }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`absolute w-full h-full overflow-visible ${tone}`}
    >
      {lines.map(x => (
        <path
          key={x}
          d={`M${percentAt(x, frame.x)} 0V100`}
          className="stroke-edge"
          strokeDasharray="3 3"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {marks === 'bars' ? (
        <path data-marks d={chartBars(points, frame, barWidth(points.length))} fill="currentColor" opacity=".55" />
      ) : (
        <path
          data-marks
          d={chartLine(points, frame)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}
