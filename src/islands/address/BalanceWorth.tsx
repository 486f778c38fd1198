import * as commonWords from '#words/common.ts'
import * as worthWords from '#words/worth.ts'
import { worthText } from '../../domain/jetton/worth.ts'
import { COIN_DECIMALS } from '../../domain/notation/amount.ts'
import { COIN } from '../../domain/text/coin.ts'
import { recentValue } from '../../lib/recent-value.ts'
import { $coinWorth } from '../../stores/coin-worth.ts'
import { $exchange } from '../../stores/exchange.ts'
import { $verdicts } from '../../stores/verdicts.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Worth of a balance in nanoTON, with the source of the price; empty while the price is unknown. A signed balance replaces the provider's. */
export default function BalanceWorth({ units }: { units: string | null }) {
  const state = useQuery($coinWorth('usd'))
  const exchange = useQuery($exchange)
  const { balance } = useQuery($verdicts).figures
  const counted = balance?.shown === units ? balance.signed : units
  const price = recentValue(state) ?? null
  if (state.status !== 'ready' || price === null || counted === null) return null
  const worth = (Number(counted) / 10 ** COIN_DECIMALS) * price
  return <span>{worthWords.priced(worthText(worth, exchange), COIN, state.sources.join(commonWords.between))}</span>
}
