import { barWidth, chartBars, chartLine, type Frame } from '../../domain/chart/path.ts'
import { type ChartPoint, percentAt, type Scale } from '../../domain/chart/scale.ts'
import { ChartReader, type Said } from './ChartReader.tsx'
import { ChartTable } from './ChartTable.tsx'

export type ChartProps = {
  /** subject of the chart, for screen readers */
  what: string
  /** at least one, sorted by `x` */
  points: ChartPoint[]
  marks: 'line' | 'bars'
  y: Scale
  yText: (tick: number) => string
  xTicks: { at: number; text: string }[]
  say: (point: ChartPoint) => Said
  /** headings of the equivalent table */
  columns: [place: string, value: string]
  /** class for the colour of the marks */
  tone?: string
  /** positions of vertical lines */
  lines?: number[]
}

function frameOf({ points, marks, y }: ChartProps): Frame {
  const [low, high] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0]
  // Bars extend half their width beyond their position.
  const half = marks === 'bars' ? Math.max(0.5, (high - low) / Math.max(1, points.length - 1) / 2) : 0
  return { x: { low: low - half, high: high + half }, y }
}

/** A chart as a line or bars, with ticks on both axes. One value at a time is shown above it (`ChartReader`), and all values in a table. */
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

/** Ticks with hairlines. With many ticks at the bottom, phones show every second one. */
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
