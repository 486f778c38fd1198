import type { ReactNode } from 'react'
import * as ratesWords from '#words/rates.ts'
import { coinRate, totalVolume } from '../../domain/market/coin.ts'
import { coinFacts } from '../../domain/market/facts.ts'
import { CURRENCIES, type Currency, changeText, money } from '../../domain/market/market.ts'
import { COIN } from '../../domain/text/coin.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { $markets, $tokenRates } from '../../stores/markets.ts'
import { $coinPrice } from '../../stores/rates.ts'
import { Slot } from '../../ui/base/Slot.tsx'
import { Tile } from '../../ui/base/Tile.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

const UNKNOWN = '—'

type Figures = Record<'price' | 'cap' | 'markets' | 'volume', ReactNode> & { day: string }

/** The market in four figures; each says by itself that it is not to be had. */
export function MarketTiles({ currency }: { currency: Currency }) {
  const price = useQuery($coinPrice(currency))
  const rates = useQuery($tokenRates(currency))
  const markets = useQuery($markets())
  const coin = price.status === 'ready' && price.value !== null ? coinFacts(price.value, currency) : null
  const day = rates.status === 'ready' ? coinRate(rates.value)?.day : null
  const volume = markets.status === 'ready' ? totalVolume(markets.value.markets) : null
  const absent = (status: string) => (status === 'loading' ? UNKNOWN : ratesWords.unavailable)
  // The page's head asks for the first currency alone.
  const ofCoin = (name: string) =>
    price.status === 'loading' && currency === CURRENCIES[0] ? (
      <Slot name={name} text={UNKNOWN} />
    ) : (
      absent(price.status)
    )
  return (
    <Tiles
      price={coin?.price ?? ofCoin('price')}
      day={day == null ? ratesWords.inCurrency(currency.toUpperCase()) : ratesWords.inDay(changeText(day))}
      cap={coin?.cap ?? ofCoin('cap')}
      markets={markets.status === 'ready' ? groupDigits(markets.value.markets.length) : absent(markets.status)}
      volume={volume === null ? absent(markets.status) : money(volume, 'usd', 0)}
    />
  )
}

export const TilesSkeleton = () => (
  <Tiles
    price={<Slot name="price" text={UNKNOWN} />}
    day=" "
    cap={<Slot name="cap" text={UNKNOWN} />}
    markets={UNKNOWN}
    volume={UNKNOWN}
  />
)

function Tiles({ price, day, cap, markets, volume }: Figures) {
  return (
    <div className="grid grid-cols-2 md:grid-cols-4 gap-3">
      <Tile label={ratesWords.coinPrice(COIN)} note={day}>
        {price}
      </Tile>
      <Tile label={ratesWords.marketCap} note={ratesWords.marketCapNote}>
        {cap}
      </Tile>
      <Tile label={ratesWords.totalMarkets} note={ratesWords.thatAreRead}>
        {markets}
      </Tile>
      <Tile label={ratesWords.volume} note={ratesWords.volumeNote}>
        {volume}
      </Tile>
    </div>
  )
}
