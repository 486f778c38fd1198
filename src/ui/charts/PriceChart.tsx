import * as chartsWords from '#words/charts.ts'
import { roundScale } from '../../domain/chart/scale.ts'
import { timeTicks } from '../../domain/chart/time-ticks.ts'
import { type PriceSummary, summarise } from '../../domain/market/line.ts'
import type { Currency, PricePoint } from '../../domain/market/market.ts'
import { moneyTick } from '../../domain/market/money-tick.ts'
import { dateTime, MISSING } from '../../domain/text/format.ts'
import { Change, changeTone } from './Change.tsx'
import { Chart } from './Chart.tsx'

/** Maximum number of times on the axis of a wide chart. */
const MAX_TIMES = 8

export type PriceChartProps = {
  points: PricePoint[]
  currency: Currency
  what: string
  /** formats a price, with decimals by size */
  format: (price: number) => string
}

/** Price line with its main figures as text. Empty without points. */
export function PriceChart({ points, currency, what, format }: PriceChartProps) {
  const facts = summarise(points)
  const prices = points.map(({ utime, value }) => ({ x: utime, y: value }))
  const scale = roundScale(prices.map(({ y }) => y))
  if (!facts || !scale) return null
  return (
    <figure className="pad m-0" aria-label={what}>
      <Chart
        what={what}
        points={prices}
        marks="line"
        tone={changeTone(facts.change) || 'text-muted'}
        y={scale}
        yText={tick => moneyTick(tick, scale.step, currency)}
        xTicks={timeTicks(facts.first.utime, facts.last.utime, MAX_TIMES)}
        say={({ x, y }) => ({ place: dateTime(x), value: y === null ? MISSING : format(y) })}
        columns={[chartsWords.time, chartsWords.pointPrice]}
      />
      <Summary facts={facts} format={format} />
    </figure>
  )
}

function Summary({
  facts: { first, last, min, max, change },
  format,
}: {
  facts: PriceSummary
  format: PriceChartProps['format']
}) {
  const rows = [
    { label: chartsWords.first, point: first },
    { label: chartsWords.last, point: last },
    { label: chartsWords.lowest, point: min },
    { label: chartsWords.highest, point: max },
  ]
  return (
    <dl className="grid grid-cols-2 md:grid-cols-5 gap-x-4 gap-y-2 mt-3 text-sm">
      {rows.map(({ label, point }) => (
        <div key={label}>
          <dt className="text-xs text-faint">{label}</dt>
          <dd>{format(point.value)}</dd>
          <dd className="text-xs text-muted">{dateTime(point.utime)}</dd>
        </div>
      ))}
      <div>
        <dt className="text-xs text-faint">{chartsWords.change}</dt>
        <dd>
          <Change percent={change} />
        </dd>
      </div>
    </dl>
  )
}
