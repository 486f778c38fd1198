import { type PointerEvent, type ReactNode, useState } from 'react'
import * as commonWords from '#words/common.ts'
import { barWidth, type Frame } from '../../domain/chart/path.ts'
import { type ChartPoint, isFigure, nearest, percentAt } from '../../domain/chart/scale.ts'

/** A point as text: its position and value. */
export type Said = { place: string; value: string }

type ReaderProps = {
  what: string
  points: ChartPoint[]
  frame: Frame
  say: (point: ChartPoint) => Said
  bars: boolean
  /** length of the longest tick label */
  gutter: number
  children: ReactNode
}

/**
 * Shows one value of a chart: that under the pointer or finger, else the one selected by keyboard, else the newest. Keys are handled by an
 * invisible native slider over the drawing (`<input type="range">`, WAI-ARIA slider). It is one tab stop; arrows, Page Up, Page Down, Home
 * and End move it; `aria-valuetext` is the point as text. Vertical swipes scroll the page. The drawing (`children`) is not rendered again.
 */
export function ChartReader({ what, points, frame, say, bars, gutter, children }: ReaderProps) {
  // By position, so that new points do not change the selected value.
  const [x, setX] = useState<number | null>(null)
  const place = x === null ? points.length - 1 : nearest(points, x)
  const point = points[place]
  const said = point ? say(point) : { place: '', value: '' }

  function readAt(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setX(frame.x.low + ((event.clientX - left) / width) * (frame.x.high - frame.x.low))
  }

  return (
    <>
      <p
        aria-hidden="true"
        className="flex flex-wrap justify-between gap-x-4 min-h-6 max-sm:min-h-12 text-sm text-muted"
      >
        <span>{said.place}</span>
        <span className="text-text font-600">{said.value}</span>
      </p>
      <div className="text-xs mt-3" style={{ paddingLeft: `calc(${gutter}ch + 8px)` }}>
        <div
          className="relative h-48 mb-7 [touch-action:pan-y]"
          onPointerDown={readAt}
          onPointerMove={readAt}
          onPointerLeave={event => event.pointerType === 'mouse' && setX(null)}
        >
          {children}
          {point && <Cursor point={point} frame={frame} bar={bars ? barWidth(points.length) : null} />}
          <input
            type="range"
            min={0}
            max={points.length - 1}
            value={place}
            aria-label={what}
            aria-valuetext={said.place + commonWords.colon + said.value}
            className="peer absolute inset-0 w-full h-full m-0 opacity-0 pointer-events-none"
            onChange={event => setX(points[Number(event.target.value)]?.x ?? null)}
          />
          <span className="absolute -inset-1 rounded pointer-events-none peer-focus-visible:[outline:2px_solid_var(--accent)]" />
        </div>
      </div>
    </>
  )
}

/** Marker of the shown point; `bar`: width of its bar in percent. */
function Cursor({ point, frame, bar }: { point: ChartPoint; frame: Frame; bar: number | null }) {
  const across = percentAt(point.x, frame.x)
  const up = isFigure(point.y) ? percentAt(point.y, frame.y) : null
  return (
    <svg aria-hidden="true" className="absolute w-full h-full overflow-visible">
      {bar === null ? (
        <>
          <line x1={`${across}%`} x2={`${across}%`} y1="0" y2="100%" className="stroke-edge" />
          {up !== null && (
            <circle
              cx={`${across}%`}
              cy={`${100 - up}%`}
              r="4"
              className="fill-accent stroke-surface"
              strokeWidth="2"
            />
          )}
        </>
      ) : (
        <rect
          x={`${across - bar / 2}%`}
          width={`${bar}%`}
          y={`${100 - (up ?? 0)}%`}
          height={`${up ?? 0}%`}
          className="fill-accent"
        />
      )}
    </svg>
  )
}
