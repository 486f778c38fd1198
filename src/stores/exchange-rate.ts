import type { Exchange } from '../domain/market/market.ts'
import { awaitValue } from '../lib/await-value.ts'
import { $coinWorth } from './coin-worth.ts'
import { savedCurrency } from './currency.ts'

/** Exchange from US dollars into the chosen currency, by TON's price in both; null where the coin has no price. */
export async function loadExchange(signal: AbortSignal): Promise<Exchange | null> {
  const currency = savedCurrency()
  if (currency === 'usd') return null
  const prices = [$coinWorth(currency), $coinWorth('usd')].map(query => awaitValue(query, signal))
  const [chosen, dollars] = await Promise.all(prices)
  return chosen && dollars ? { currency, rate: chosen / dollars } : null
}
