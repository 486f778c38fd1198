import * as chartsWords from '#words/charts.ts'
import type { Currency } from '../../domain/market/market.ts'
import { priceText } from '../../domain/market/price-text.ts'
import { COIN } from '../../domain/text/coin.ts'
import { $coinChart } from '../../stores/markets.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { LoadedPrices } from '../../ui/charts/LoadedPrices.tsx'
import { Choice } from '../../ui/lists/Choice.tsx'
import { useChoice } from '../shared/use-choice.ts'

const SPANS = [
  { key: 'day', name: chartsWords.day },
  { key: 'week', name: chartsWords.week },
  { key: 'month', name: chartsWords.month },
] as const

/** Chart of TON's price over a day, week or month. */
export default function CoinChart({ currency }: { currency: Currency }) {
  const [span, setSpan] = useChoice('span', ['day', 'week', 'month'])
  return (
    <Panel
      title={chartsWords.price(COIN)}
      aside={<Choice label={chartsWords.span} quiet options={SPANS} chosen={span} onChoose={setSpan} />}
    >
      <div className="flex flex-col min-h-143.5 md:min-h-109.5 lg:min-h-105">
        <LoadedPrices
          key={span}
          query={$coinChart(currency, span)}
          currency={currency}
          what={chartsWords.priceOver(COIN, span)}
          format={price => priceText(price, currency)}
        />
      </div>
    </Panel>
  )
}
