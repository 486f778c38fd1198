import { type Currency, DOLLARS, type Exchange } from '../domain/market/market.ts'
import { recentValue } from '../lib/recent-value.ts'
import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { getExchangeRate } from '../providers/indexer/exchange-rate.ts'
import { query } from './base/query.ts'
import { $currency } from './currency.ts'

/** Price of a US dollar in a currency. Lowest rank: it complements screens with another main subject. Refreshed before it is too old to use. */
export const $exchangeRate = query({
  key: 'exchange-rate',
  freshFor: 2 * MINUTE,
  refetch: 30 * MINUTE,
  rank: RANK.refresh,
  load: async (call, currency: Currency) => (currency === 'usd' ? 1 : getExchangeRate(call, currency)),
})

/**
 * Passes the exchange for the chosen currency to `give`: dollars until its rate is loaded, and again when it is too old. Returns an
 * unsubscribe function.
 */
export function followCurrency(give: (exchange: Exchange) => void): () => void {
  let leave = () => {}
  const stop = $currency.subscribe(currency => {
    leave()
    leave = () => {}
    give(DOLLARS)
    if (!currency || currency === 'usd') return
    leave = $exchangeRate(currency).subscribe(state => {
      const rate = recentValue(state)
      give(rate ? { currency, rate } : DOLLARS)
    })
  })
  return () => {
    stop()
    leave()
  }
}
