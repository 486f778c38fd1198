import { type Currency, DOLLARS, type Exchange } from '../../domain/market/market.ts'
import { $exchangeRate } from '../../stores/exchange-rate.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Exchange from US dollars to `currency`; dollars while its rate is unknown. */
export function useExchange(currency: Currency): Exchange {
  const state = useQuery($exchangeRate(currency))
  return state.status === 'ready' && state.value ? { currency, rate: state.value } : DOLLARS
}
