import { lazy, type ReactNode } from 'react'
import * as ratesWords from '#words/rates.ts'
import { coinRate, totalVolume } from '../../domain/market/coin.ts'
import { coinFacts } from '../../domain/market/facts.ts'
import type { Currency } from '../../domain/market/market.ts'
import { COIN } from '../../domain/text/coin.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { savedCurrency } from '../../stores/currency.ts'
import { $markets, $tokenRates } from '../../stores/markets.ts'
import { $coinPrice } from '../../stores/rates.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { Tile } from '../../ui/base/Tile.tsx'
import { Change } from '../../ui/charts/Change.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

// Lazy: few providers publish volumes.
const VolumeTile = lazy(() => import('./VolumeTile.tsx'))

const currencyAtStart = savedCurrency()

type Figures = Record<'price' | 'cap' | 'markets' | 'volume', ReactNode> & { day: ReactNode }

/** Four figures of the market; each tells if it is unavailable. */
export function MarketTiles({ currency }: { currency: Currency }) {
  const price = useQuery($coinPrice(currency))
  const rates = useQuery($tokenRates(currency))
  const markets = useQuery($markets())
  const coin = price.status === 'ready' && price.value !== null ? coinFacts(price.value, currency) : null
  const day = rates.status === 'ready' ? coinRate(rates.value)?.day : null
  // Number and sum are unknown while a market is unreadable.
  const listed = markets.status === 'ready' && markets.value.unreadable === 0 ? markets.value.markets : null
  const volume = listed && totalVolume(listed)
  const absent = (status: string) => (status === 'loading' ? MISSING : ratesWords.unavailable)
  // The script in the page's head requested prices in the currency saved at page load. It may have changed since.
  const ofCoin = (name: string) =>
    price.status === 'loading' && currency === currencyAtStart ? (
      <Slot name={name} text={MISSING} />
    ) : (
      absent(price.status)
    )
  return (
    <Tiles
      price={coin?.price ?? ofCoin('price')}
      day={
        day == null ? ratesWords.inCurrency(currency.toUpperCase()) : <Change percent={day} say={ratesWords.inDay} />
      }
      cap={coin?.cap ?? ofCoin('cap')}
      markets={listed ? groupDigits(listed.length) : markets.status === 'ready' ? MISSING : absent(markets.status)}
      volume={
        volume === null ? (
          markets.status === 'failed' && <Tile label={ratesWords.volume}>{ratesWords.unavailable}</Tile>
        ) : (
          <LazyBoundary>
            <VolumeTile dollars={volume} currency={currency} />
          </LazyBoundary>
        )
      }
    />
  )
}

export const TilesSkeleton = () => (
  <Tiles
    price={<Slot name="price" text={MISSING} />}
    day=" "
    cap={<Slot name="cap" text={MISSING} />}
    markets={MISSING}
    volume={null}
  />
)

function Tiles({ price, day, cap, markets, volume }: Figures) {
  return (
    <div className="grid grid-cols-2 md:grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 max-md:[&>:nth-child(3):last-child]:col-span-2">
      <Tile label={ratesWords.coinPrice(COIN)} note={day}>
        {price}
      </Tile>
      <Tile label={ratesWords.marketCap} note={ratesWords.marketCapNote}>
        {cap}
      </Tile>
      <Tile label={ratesWords.totalMarkets} note={ratesWords.thatAreRead}>
        {markets}
      </Tile>
      {volume}
    </div>
  )
}
