import * as commonWords from '#words/common.ts'
import * as ratesWords from '#words/rates.ts'
import { type Currency, money } from '../../domain/market/market.ts'
import { Tile } from '../../ui/base/Tile.tsx'
import { useExchange } from './use-exchange.ts'

/** Daily volume in `currency`, given US dollars; in dollars while the rate is unknown. */
export default function VolumeTile({ dollars, currency }: { dollars: number; currency: Currency }) {
  const exchange = useExchange(currency)
  const said = exchange.currency === currency ? '' : ratesWords.inDollars + commonWords.comma
  return (
    <Tile label={ratesWords.volume} note={said + ratesWords.volumeNote}>
      {money(dollars * exchange.rate, exchange.currency, 0)}
    </Tile>
  )
}
