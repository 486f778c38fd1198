import * as chartsWords from '#words/charts.ts'
import * as nowWords from '#words/now.ts'
import { roundScale } from '../../domain/chart/scale.ts'
import { timeTicks } from '../../domain/chart/time-ticks.ts'
import { summarise } from '../../domain/market/line.ts'
import { type Currency, type PricePoint, SPANS } from '../../domain/market/market.ts'
import { moneyTick } from '../../domain/market/money-tick.ts'
import { priceText } from '../../domain/market/price-text.ts'
import { COIN } from '../../domain/text/coin.ts'
import { dateTime, MISSING } from '../../domain/text/format.ts'
import { ratesPath } from '../../routes.ts'
import { $coinWeek } from '../../stores/coin-week.ts'
import { $currency } from '../../stores/currency.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { Change, changeTone } from '../../ui/charts/Change.tsx'
import { Chart } from '../../ui/charts/Chart.tsx'
import { useCurrent } from '../../ui/live/use-query.ts'
import { PanelLink } from '../../ui/parts/PanelLink.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'

/** Maximum number of days labelled on a narrow chart. */
const MAX_TIMES = 4
/** Minimum time between the first and the last price of a week. */
const MIN_WEEK_SECONDS = 0.95 * SPANS.week

/** Chart of TON's price over a week. */
export function PriceWeek() {
  const currency = useCurrent($currency)
  return (
    <Panel title={nowWords.price(COIN)} aside={<PanelLink href={ratesPath}>{nowWords.rates}</PanelLink>}>
      <div className="flex flex-col min-h-107 failed-is-small">
        {currency && (
          <Loaded
            query={$coinWeek(currency)}
            failed={chartsWords.failed}
            empty={{ title: chartsWords.none, when: points => points.length < 2 }}
            loading={<div />}
          >
            {points => <Line points={points} currency={currency} />}
          </Loaded>
        )}
      </div>
    </Panel>
  )
}

function Line({ points, currency }: { points: PricePoint[]; currency: Currency }) {
  const say = (price: number) => priceText(price, currency)
  const facts = summarise(points)
  const prices = points.map(({ utime, value }) => ({ x: utime, y: value }))
  const scale = roundScale(prices.map(({ y }) => y))
  if (!facts || !scale) return null
  const { first, last, min, max, change } = facts
  return (
    <figure className="pad m-0" aria-label={nowWords.priceOf(COIN)}>
      <Chart
        what={nowWords.priceOf(COIN)}
        points={prices}
        marks="line"
        tone={changeTone(change) || 'text-muted'}
        y={scale}
        yText={tick => moneyTick(tick, scale.step, currency)}
        xTicks={timeTicks(first.utime, last.utime, MAX_TIMES)}
        say={({ x, y }) => ({ place: dateTime(x), value: y === null ? MISSING : say(y) })}
        columns={[chartsWords.time, chartsWords.pointPrice]}
      />
      <figcaption className="flex flex-wrap justify-between gap-x-4 mt-2 text-sm">
        <span className="text-muted">{nowWords.extremes(say(min.value), say(max.value))}</span>
        {last.utime - first.utime > MIN_WEEK_SECONDS && <Change percent={change} say={nowWords.inWeek} />}
      </figcaption>
    </figure>
  )
}
