import * as worthWords from '#words/worth.ts'
import { worthText } from '../../domain/jetton/worth.ts'
import { COIN_DECIMALS } from '../../domain/notation/amount.ts'
import { COIN } from '../../domain/text/coin.ts'
import { $coinWorth } from '../../stores/coin-worth.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** What a balance in nanoTON is worth, and by whose price; nothing while that is not known. */
export default function BalanceWorth({ units }: { units: string | null }) {
  const state = useQuery($coinWorth())
  const price = state.status === 'ready' ? state.value : null
  if (state.status !== 'ready' || price === null || units === null) return null
  const worth = (Number(units) / 10 ** COIN_DECIMALS) * price
  return <span>{worthWords.priced(worthText(worth), COIN, state.sources.join(', '))}</span>
}
