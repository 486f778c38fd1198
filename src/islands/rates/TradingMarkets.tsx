import { useMemo } from 'react'
import * as marketsWords from '#words/markets.ts'
import * as ratesWords from '#words/rates.ts'
import { changeText, DOLLARS, type Exchange, type Market, type Markets, money } from '../../domain/market/market.ts'
import { priceText } from '../../domain/market/price-text.ts'
import { spreadOf } from '../../domain/market/spread.ts'
import { MISSING } from '../../domain/text/format.ts'
import { $markets } from '../../stores/markets.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Icon } from '../../ui/base/Icon.tsx'
import { Unreadable } from '../../ui/base/ListNote.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { explain } from '../../ui/query/explain.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { useCurrency } from './use-currency.ts'
import { useExchange } from './use-exchange.ts'

const failedAs = (error: unknown) => ({
  title: marketsWords.failed,
  why: (
    <>
      <span className="block">{marketsWords.hint}</span>
      {explain(error)}
    </>
  ),
})

/** Markets of TON, with prices. */
export default function TradingMarkets() {
  const [currency] = useCurrency()
  const exchange = useExchange(currency)
  const isConverted = exchange.currency === currency
  const said = isConverted ? marketsWords.converted(currency.toUpperCase()) : ratesWords.inDollars
  const aside = currency !== 'usd' && <span className="label">{said}</span>
  return (
    <Panel title={marketsWords.title} aside={aside}>
      <Loaded
        query={$markets()}
        actions={saveList}
        failed={marketsWords.failed}
        failedAs={failedAs}
        empty={{ title: marketsWords.none, when: ({ markets, unreadable }) => markets.length + unreadable === 0 }}
        loading={<ListSkeleton columns={3} rows={6} />}
      >
        {found => <List found={found} exchange={exchange} />}
      </Loaded>
    </Panel>
  )
}

type Priced<T> = T & { exchange: Exchange }

function List({ found: { markets, unreadable }, exchange }: Priced<{ found: Markets }>) {
  // Omit columns that no market has values for.
  const { currency, rate } = exchange
  const filled = useMemo(
    () => columnsIn({ currency, rate }).filter(({ has }) => markets.some(market => has(market) !== null)),
    [markets, currency, rate],
  )
  return (
    <>
      <Spread markets={markets} exchange={exchange} />
      <DataList caption={marketsWords.title} columns={filled} rows={markets} rowKey={byPlace} />
      <Unreadable count={unreadable} />
    </>
  )
}

/** Lowest and highest price, and their difference. */
function Spread({ markets, exchange: { currency, rate } }: Priced<{ markets: Market[] }>) {
  const spread = spreadOf(markets)
  if (!spread) return null
  const { low, high, percent, isPartial } = spread
  const facts = [
    { label: marketsWords.lowest, market: low },
    { label: marketsWords.highest, market: high },
  ]
  return (
    <>
      <dl className="pad py-3! grid grid-cols-2 md:grid-cols-3 gap-x-4 gap-y-2 border-b border-line">
        {facts.map(({ label, market }) => (
          <div key={label} className="min-w-0">
            <dt className="label">{label}</dt>
            <dd>{priceText((market.price ?? 0) * rate, currency)}</dd>
            <dd className="text-xs text-muted truncate">
              <bdi>{market.exchange ?? marketsWords.unknown}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt className="label">{marketsWords.spread}</dt>
          <dd>{changeText(percent).replace('+', '')}</dd>
          <dd className="text-xs text-muted">{marketsWords.ofLowest}</dd>
        </div>
      </dl>
      {isPartial && <p className="label px-4 md:px-5 py-2 border-b border-line">{marketsWords.currentOnly}</p>}
    </>
  )
}

type MarketColumn = Column<Market> & { has: (market: Market) => unknown }

const priceColumn = (label: string, { currency, rate }: Exchange): MarketColumn => ({
  label,
  has: ({ price }) => price,
  end: true,
  cell: ({ price }) => (price === null ? MISSING : priceText(price * rate, currency)),
})

/** Columns with prices in US dollars, as published, beside the chosen currency. */
const columnsIn = (exchange: Exchange): MarketColumn[] => [
  {
    label: marketsWords.exchange,
    has: ({ exchange }) => exchange,
    cell: ({ exchange }) => <bdi>{exchange ?? marketsWords.unknown}</bdi>,
  },
  { label: marketsWords.pair, has: ({ pair }) => pair, cell: ({ pair }) => <bdi>{pair ?? MISSING}</bdi> },
  priceColumn(marketsWords.price, exchange),
  ...(exchange.currency === 'usd' ? [] : [priceColumn(marketsWords.priceInDollars, DOLLARS)]),
  {
    label: marketsWords.volume,
    has: ({ volume }) => volume,
    end: true,
    cell: ({ volume }) => (volume === null ? MISSING : money(volume * exchange.rate, exchange.currency, 0)),
  },
  {
    label: marketsWords.link,
    has: ({ link }) => link,
    cell: ({ link, exchange }) =>
      link ? (
        <a
          className="link inline-flex items-center min-h-6 gap-1"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          {marketsWords.trade}
          <span className="sr-only">{marketsWords.tradeAt(exchange ?? marketsWords.unknown)}</span>
          <Icon name="external-link" />
        </a>
      ) : (
        MISSING
      ),
  },
  {
    label: marketsWords.updated,
    has: ({ utime }) => utime,
    end: true,
    cell: ({ utime }) => (utime === null ? MISSING : <Age utime={utime} />),
  },
]
