import { COIN } from '../../domain/coin.ts'
import { $coinChart } from '../../stores/markets.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { tokenMessages } from '../../ui/messages-tokens.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PriceChart } from '../../ui/PriceChart.tsx'
import { useChoice } from '../use-choice.ts'

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
          failed={tokenMessages.rates.chartFailed}
          empty={{ title: tokenMessages.rates.noChart, when: points => points.length < 2 }}
          loading={<div className="min-h-100" />}
        >
          {points => <PriceChart points={points} currency={currency} what={`${COIN} price over a ${span}`} />}
        </Loaded>
      </div>
    </Panel>
  )
}
