import * as chartsWords from '#words/charts.ts'
import { COIN } from '../../domain/text/coin.ts'
import { $coinChart } from '../../stores/markets.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { PriceChart } from '../../ui/charts/PriceChart.tsx'
import { Choice } from '../../ui/lists/Choice.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { useChoice } from '../shared/use-choice.ts'

const SPANS = [
  { key: 'day', name: chartsWords.day },
  { key: 'week', name: chartsWords.week },
  { key: 'month', name: chartsWords.month },
] as const

/** The coin's price over a day, week or month. */
export default function CoinChart({ currency }: { currency: string }) {
  const [span, setSpan] = useChoice('span', ['day', 'week', 'month'])
  return (
    <Panel
      title={chartsWords.price(COIN)}
      aside={<Choice label={chartsWords.span} quiet options={SPANS} chosen={span} onChoose={setSpan} />}
    >
      <div className="min-h-100">
        <Loaded
          key={span}
          query={$coinChart(currency, span)}
          failed={chartsWords.failed}
          empty={{ title: chartsWords.none, when: points => points.length < 2 }}
          loading={<div className="min-h-100" />}
        >
          {points => <PriceChart points={points} currency={currency} what={chartsWords.priceOver(COIN, span)} />}
        </Loaded>
      </div>
    </Panel>
  )
}
