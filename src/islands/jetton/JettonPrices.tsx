import * as chartsWords from '#words/charts.ts'
import * as jettonWords from '#words/jetton.ts'
import { unitOf } from '../../domain/foreign/names.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { isUnreadable } from '../../domain/market/absent-price.ts'
import type { TokenRate } from '../../domain/market/market.ts'
import { smallPrice } from '../../domain/market/small-price.ts'
import type { Query, QueryState } from '../../lib/query-state.ts'
import { $currency } from '../../stores/currency.ts'
import { $jettonPrices } from '../../stores/jetton-chart.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { LoadedPrices } from '../../ui/charts/LoadedPrices.tsx'
import { Choice } from '../../ui/lists/Choice.tsx'
import { useCurrent, useQuery } from '../../ui/live/use-query.ts'
import { useChoice } from '../shared/use-choice.ts'

const SPANS = [
  { key: 'week', name: chartsWords.sevenDays },
  { key: 'month', name: chartsWords.thirtyDays },
] as const
type Span = (typeof SPANS)[number]['key']

type Props = { jetton: JettonDetails; rate: Query<TokenRate | null> }

/** Chart of a jetton's price over 7 or 30 days; not requested for a jetton without a price. */
export default function JettonPrices({ jetton, rate: query }: Props) {
  const rate = useQuery(query)
  const [span, setSpan] = useChoice<Span>('span', ['week', 'month'])
  const isPriced = rate.status === 'ready' && rate.value?.price != null
  const name = unitOf(jetton)
  return (
    <Panel
      title={jettonWords.priceHistory}
      aside={
        isPriced ? (
          <Choice label={chartsWords.span} quiet options={SPANS} chosen={span} onChoose={setSpan} />
        ) : (
          // same height as the chart's buttons
          <span className="h-11.5 md:h-9.5" />
        )
      }
    >
      <div className="flex flex-col min-h-143.5 md:min-h-109.5 lg:min-h-105">
        {isPriced ? <Prices key={span} address={jetton.address} name={name} span={span} /> : <NoPrices rate={rate} />}
      </div>
    </Panel>
  )
}

/** Notice in place of the chart: no market, or a price that could not be read or loaded. */
function NoPrices({ rate }: { rate: QueryState<TokenRate | null> }) {
  if (rate.status === 'loading') return null
  if (rate.status === 'ready' && isUnreadable(rate.value)) return <Notice title={jettonWords.priceUnreadable} />
  if (rate.status === 'failed') return <Notice title={chartsWords.priceUnknown} />
  return <Notice title={chartsWords.none}>{chartsWords.noMarket}</Notice>
}

function Prices({ address, name, span }: { address: RawAddress; name: string; span: Span }) {
  const currency = useCurrent($currency)
  if (!currency) return null
  return (
    <LoadedPrices
      query={$jettonPrices(address, span, currency)}
      currency={currency}
      what={chartsWords.priceOver(name, span)}
      format={price => smallPrice(price, currency)}
    />
  )
}
