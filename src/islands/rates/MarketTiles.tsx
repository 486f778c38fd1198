import * as ratesWords from '#words/rates.ts'
import { ASSUMED_SUPPLY, changeText, coinRate, money, shortMoney, totalVolume } from '../../domain/market/market.ts'
import { COIN } from '../../domain/text/coin.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { $markets, $tokenRates } from '../../stores/markets.ts'
import { $coinPrice } from '../../stores/rates.ts'
import { Tile } from '../../ui/base/Tile.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

const UNKNOWN = '—'

type Figures = { price: string; day: string; cap: string; markets: string; volume: string }

/** The market in four figures; each says by itself that it is not to be had. */
export function MarketTiles({ currency }: { currency: string }) {
  const price = useQuery($coinPrice(currency))
  const rates = useQuery($tokenRates(currency))
  const markets = useQuery($markets())
  const coin = price.status === 'ready' ? price.value : null
  const day = rates.status === 'ready' ? coinRate(rates.value)?.day : null
  const volume = markets.status === 'ready' ? totalVolume(markets.value.markets) : null
  const absent = (status: string) => (status === 'loading' ? UNKNOWN : ratesWords.unavailable)
  return (
    <Tiles
      price={coin === null ? absent(price.status) : money(coin, currency, 4)}
      day={day == null ? ratesWords.inCurrency(currency.toUpperCase()) : ratesWords.inDay(changeText(day))}
      cap={coin === null ? absent(price.status) : shortMoney(coin * ASSUMED_SUPPLY, currency)}
      markets={markets.status === 'ready' ? groupDigits(markets.value.markets.length) : absent(markets.status)}
      volume={volume === null ? absent(markets.status) : money(volume, 'usd', 0)}
    />
  )
}

export const TilesSkeleton = () => <Tiles price={UNKNOWN} day=" " cap={UNKNOWN} markets={UNKNOWN} volume={UNKNOWN} />

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
