import { atom, onMount } from 'nanostores'
import type { Currency } from '../domain/market/market.ts'
import { awaitValue } from '../lib/await-value.ts'
import { $coinWorth } from './coin-worth.ts'
import { savedCurrency } from './currency.ts'

/** `rate`: what one US dollar is in `currency`. */
export type Exchange = { currency: Currency; rate: number }

/** Exchange into the chosen currency, by TON's price in both. US dollars until that is known, and where it cannot be loaded. */
export const $exchange = atom<Exchange>({ currency: 'usd', rate: 1 })

onMount($exchange, () => {
  if (typeof document === 'undefined') return
  const currency = savedCurrency()
  if (currency === 'usd') return
  const left = new AbortController()
  const prices = [$coinWorth(currency), $coinWorth('usd')].map(query => awaitValue(query, left.signal))
  Promise.all(prices).then(
    ([chosen, dollars]) => chosen && dollars && $exchange.set({ currency, rate: chosen / dollars }),
    // Dollars stay on screen.
    () => {},
  )
  return () => left.abort()
})
