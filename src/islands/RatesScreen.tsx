import { lazy } from 'react'
import { CURRENCIES } from '../domain/market.ts'
import { $markets, $tokenRates } from '../stores/markets.ts'
import { $coinPrice } from '../stores/rates.ts'
import { explain } from '../ui/explain.ts'
import { Icon } from '../ui/Icon.tsx'
import { LazyBoundary } from '../ui/LazyBoundary.tsx'
import { tokenMessages } from '../ui/messages-tokens.ts'
import { Notice } from '../ui/Notice.tsx'
import { Select } from '../ui/Select.tsx'
import { useQuery } from '../ui/use-query.ts'
import { MarketTiles, TilesSkeleton } from './rates/MarketTiles.tsx'
import { TradingMarkets } from './rates/TradingMarkets.tsx'
import { useChoice } from './use-choice.ts'
import { useLocation } from './use-location.ts'

// Charts come when their points may have, and the rest is below the first sight.
const CoinChart = lazy(() => import('./rates/CoinChart.tsx'))
const TokenRateGrid = lazy(() => import('./rates/TokenRateGrid.tsx'))

const NAMES = CURRENCIES.map(key => ({ key, name: key.toUpperCase() }))

/** What the coin is worth, where, and how that changed. */
export default function RatesScreen() {
  const location = useLocation()
  const [currency, setCurrency] = useChoice('currency', CURRENCIES)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 mb-4">
        <h1 className="text-xl font-600">TON Market Rates</h1>
        <Select label="Currency" options={NAMES} chosen={currency} onChoose={setCurrency} />
      </div>
      {/* Until the address is read nobody knows which currency is meant, and none is asked for. */}
      {location ? <Rates key={currency} currency={currency} /> : <RatesSkeleton />}
    </>
  )
}

/** Three requests that fail each by itself; only where all of them did there is nothing to show. */
function Rates({ currency }: { currency: string }) {
  const requests = [$coinPrice(currency), $tokenRates(currency), $markets()] as const
  const price = useQuery(requests[0])
  const rates = useQuery(requests[1])
  const markets = useQuery(requests[2])
  if (price.status === 'failed' && rates.status === 'failed' && markets.status === 'failed')
    return <AllFailed error={price.error} onRetry={() => requests.forEach(({ refresh }) => void refresh())} />
  return (
    <>
      <MarketTiles currency={currency} />
      <LazyBoundary fallback={<div className="min-h-100" />}>
        <CoinChart currency={currency} />
      </LazyBoundary>
      <TradingMarkets />
      <LazyBoundary fallback={<div className="min-h-40" />}>
        <TokenRateGrid currency={currency} />
      </LazyBoundary>
    </>
  )
}

function AllFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <section className="panel">
      <Notice
        title={tokenMessages.rates.allFailed}
        tone="bad"
        action={
          <button type="button" className="button" onClick={onRetry}>
            <Icon name="refresh" />
            Try Again
          </button>
        }
      >
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
