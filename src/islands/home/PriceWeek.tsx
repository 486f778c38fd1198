import * as chartsWords from '#words/charts.ts'
import * as nowWords from '#words/now.ts'
import { roundScale } from '../../domain/chart/scale.ts'
import { timeTicks } from '../../domain/chart/time-ticks.ts'
import { summarise } from '../../domain/market/line.ts'
import { changeText, money, type PricePoint } from '../../domain/market/market.ts'
import { moneyTick } from '../../domain/market/money-tick.ts'
import { COIN } from '../../domain/text/coin.ts'
import { dateTime, MISSING } from '../../domain/text/format.ts'
import { ratesPath } from '../../routes.ts'
import { $coinWeek } from '../../stores/coin-week.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { Chart } from '../../ui/charts/Chart.tsx'
import { PanelLink } from '../../ui/parts/PanelLink.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'

/** Days along the axis of a narrow chart. */
const MAX_TIMES = 4

const dollars = (price: number) => money(price, 'usd', 4)

/** The coin's price over a week, as a chart with values. */
export function PriceWeek() {
  return (
    <Panel title={nowWords.price(COIN)} aside={<PanelLink href={ratesPath}>{nowWords.rates}</PanelLink>}>
      <div className="flex flex-col min-h-107">
        <Loaded
          query={$coinWeek()}
          failed={chartsWords.failed}
          empty={{ title: chartsWords.none, when: points => points.length < 2 }}
          loading={<div />}
        >
          {points => <Line points={points} />}
        </Loaded>
      </div>
    </Panel>
  )
}

function Line({ points }: { points: PricePoint[] }) {
  const facts = summarise(points)
  const prices = points.map(({ utime, value }) => ({ x: utime, y: value }))
  const scale = roundScale(prices.map(({ y }) => y))
  if (!facts || !scale) return null
  const { first, last, min, max, change } = facts
  const tone = last.value >= first.value ? 'text-good' : 'text-bad'
  return (
    <figure className="pad m-0" aria-label={nowWords.priceOf(COIN)}>
      <Chart
        what={nowWords.priceOf(COIN)}
        points={prices}
        marks="line"
        tone={tone}
        y={scale}
        yText={tick => moneyTick(tick, scale.step, 'usd')}
        xTicks={timeTicks(first.utime, last.utime, MAX_TIMES)}
        say={({ x, y }) => ({ place: dateTime(x), value: y === null ? MISSING : dollars(y) })}
        columns={[chartsWords.time, chartsWords.pointPrice]}
      />
      <figcaption className="flex flex-wrap justify-between gap-x-4 mt-2 text-sm">
        <span className="text-muted">{nowWords.extremes(dollars(min.value), dollars(max.value))}</span>
        <span className={tone}>{change === null ? MISSING : nowWords.inWeek(changeText(change))}</span>
      </figcaption>
    </figure>
  )
}
