import * as jettonWords from '#words/jetton.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { marketValue } from '../../domain/jetton/list.ts'
import { absentPrice } from '../../domain/market/absent-price.ts'
import { shortMoney } from '../../domain/market/market.ts'
import { smallPrice } from '../../domain/market/small-price.ts'
import { MISSING } from '../../domain/text/format.ts'
import { recentValue } from '../../lib/recent-value.ts'
import { $exchange } from '../../stores/exchange.ts'
import { $jettonRate } from '../../stores/jetton.ts'
import { Change } from '../../ui/charts/Change.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Tiles } from './JettonHead.tsx'

/** Price and derived figures, if there is a market. A scaled jetton has none, as its price may be of an unscaled unit. */
export default function JettonWorth({ jetton, holders }: { jetton: JettonDetails; holders: string }) {
  const { currency, rate: per } = useQuery($exchange)
  const rate = useQuery($jettonRate(jetton.address))
  const known = recentValue(rate)
  const price = known?.price ?? null
  const silent =
    known !== undefined ? absentPrice(known) : rate.status === 'loading' ? MISSING : jettonWords.unavailable
  const cap = price === null || jetton.scale !== null ? null : marketValue(jetton, price)
  return (
    <Tiles
      currency={currency}
      price={price === null ? silent : smallPrice(price * per, currency)}
      week={<Change percent={known?.week ?? null} />}
      cap={cap === null ? MISSING : shortMoney(cap * per, currency)}
      holders={holders}
    />
  )
}
