import { lazy, useState } from 'react'
import * as ratesWords from '#words/rates.ts'
import { CURRENCIES, type Currency } from '../../domain/market/market.ts'
import { $markets, $tokenRates } from '../../stores/markets.ts'
import { $coinPrice } from '../../stores/rates.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Select } from '../../ui/parts/Select.tsx'
import { explain } from '../../ui/query/explain.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'
import { useLocation } from '../shared/use-location.ts'
import type { Typed } from './Converter.tsx'
import { MarketTiles, TilesSkeleton } from './MarketTiles.tsx'
import { useCurrency } from './use-currency.ts'

// Lazy: charts load with their points; other parts are below the fold.
const CoinChart = lazy(() => import('./CoinChart.tsx'))
const Converter = lazy(() => import('./Converter.tsx'))
const TradingMarkets = lazy(() => import('./TradingMarkets.tsx'))
const TokenRateGrid = lazy(() => import('./TokenRateGrid.tsx'))

const NAMES = CURRENCIES.map(key => ({ key, name: key.toUpperCase() }))

/** Price of TON, by market and over time. */
export default function RatesScreen() {
  const location = useLocation()
  const [currency, setCurrency] = useCurrency()
  // Kept here, so that it survives a change of currency.
  const [typed, setTyped] = useState<Typed>({ side: 'coin', text: '1' })
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 mb-4">
        <h1 className="text-xl font-600">{ratesWords.title}</h1>
        <Select label={ratesWords.currency} options={NAMES} chosen={currency} onChoose={setCurrency} />
      </div>
      {/* Request nothing until the currency is known from the URL. */}
      {location ? <Rates key={currency} currency={currency} typed={typed} onType={setTyped} /> : <RatesSkeleton />}
    </>
  )
}

/** Figures of three independent requests; an error page only if all of them failed. */
function Rates({ currency, typed, onType }: { currency: Currency; typed: Typed; onType: (typed: Typed) => void }) {
  const requests = [$coinPrice(currency), $tokenRates(currency), $markets()] as const
  const price = useQuery(requests[0])
  const rates = useQuery(requests[1])
  const markets = useQuery(requests[2])
  if (price.status === 'failed' && rates.status === 'failed' && markets.status === 'failed')
    return <AllFailed error={price.error} onRetry={() => requests.forEach(({ refresh }) => void refresh())} />
  return (
    <>
      <MarketTiles currency={currency} />
      <LazyBoundary fallback={<div className="panel mt-4 md:mt-5 min-h-157.5 md:min-h-122 lg:min-h-117.5" />}>
        <CoinChart currency={currency} />
      </LazyBoundary>
      <LazyBoundary fallback={<div className="panel mt-4 md:mt-5 min-h-89 sm:min-h-63" />}>
        <Converter currency={currency} typed={typed} onType={onType} />
      </LazyBoundary>
      <LazyBoundary fallback={<div className="min-h-100" />}>
        <TradingMarkets />
      </LazyBoundary>
      <LazyBoundary fallback={<div className="min-h-40" />}>
        <TokenRateGrid currency={currency} />
      </LazyBoundary>
    </>
  )
}

function AllFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <section className="panel">
      <Notice title={ratesWords.allFailed} tone="bad" action={<TryAgain onPress={onRetry} />}>
        {explain(error)}
      </Notice>
    </section>
  )
}

function RatesSkeleton() {
  return (
    <div aria-busy="true">
      <TilesSkeleton />
      <div className="panel mt-4 md:mt-5 min-h-140" />
    </div>
  )
}
