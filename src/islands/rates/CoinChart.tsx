import { COIN } from '../../domain/text/coin.ts'
import { $coinChart } from '../../stores/markets.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { PriceChart } from '../../ui/charts/PriceChart.tsx'
import { Choice } from '../../ui/lists/Choice.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { ratesWords } from '../../words/en/rates.ts'
import { useChoice } from '../shared/use-choice.ts'

const SPANS = [
  { key: 'day', name: 'Day' },
  { key: 'week', name: 'Week' },
  { key: 'month', name: 'Month' },
] as const

/** The coin's price over a day, week or month. */
export default function CoinChart({ currency }: { currency: string }) {
  const [span, setSpan] = useChoice('span', ['day', 'week', 'month'])
  return (
    <Panel
      title={`${COIN} price`}
      aside={<Choice label="Time span" quiet options={SPANS} chosen={span} onChoose={setSpan} />}
    >
      <div className="min-h-100">
        <Loaded
          key={span}
          query={$coinChart(currency, span)}
          failed={ratesWords.chartFailed}
          empty={{ title: ratesWords.noChart, when: points => points.length < 2 }}
          loading={<div className="min-h-100" />}
        >
          {points => <PriceChart points={points} currency={currency} what={`${COIN} price over a ${span}`} />}
        </Loaded>
      </div>
    </Panel>
  )
}
