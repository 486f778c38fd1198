import type { Exchange } from '../domain/market/market.ts'
import { awaitValue } from '../lib/await-value.ts'
import { $coinWorth } from './coin-worth.ts'
import { savedCurrency } from './currency.ts'

/** Gives the exchange from US dollars into the chosen currency, by TON's price in both; none where the coin has no price. */
export async function loadExchange(give: (exchange: Exchange) => void): Promise<void> {
  const currency = savedCurrency()
  if (currency === 'usd') return
  const { signal } = new AbortController()
  const prices = [$coinWorth(currency), $coinWorth('usd')].map(query => awaitValue(query, signal))
  const [chosen, dollars] = await Promise.all(prices)
  if (chosen && dollars) give({ currency, rate: chosen / dollars })
}
