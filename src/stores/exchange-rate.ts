import { type Currency, DOLLARS, type Exchange } from '../domain/market/market.ts'
import { awaitValue } from '../lib/await-value.ts'
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
 * Passes the exchange for the chosen currency to `give`: dollars at once, then the currency when its rate is loaded. Returns an unsubscribe
 * function.
 */
export function followCurrency(give: (exchange: Exchange) => void): () => void {
  let former: AbortController | undefined
  const stop = $currency.subscribe(currency => {
    former?.abort()
    give(DOLLARS)
    if (!currency || currency === 'usd') return
    former = new AbortController()
    const $rate = $exchangeRate(currency)
    awaitValue($rate, former.signal)
      .then(() => {
        const rate = recentValue($rate.get())
        if (rate) give({ currency, rate })
      })
      // Without a rate, dollars stay on screen.
      .catch(() => {})
  })
  return () => {
    stop()
    former?.abort()
  }
}
