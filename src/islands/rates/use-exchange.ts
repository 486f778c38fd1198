import { type Currency, DOLLARS, type Exchange } from '../../domain/market/market.ts'
import { recentValue } from '../../lib/recent-value.ts'
import { $exchangeRate } from '../../stores/exchange-rate.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Exchange from US dollars to `currency`; dollars while its rate is unknown or old. */
export function useExchange(currency: Currency): Exchange {
  const rate = recentValue(useQuery($exchangeRate(currency)))
  return rate ? { currency, rate } : DOLLARS
}
