import { atom, onMount } from 'nanostores'
import type { Exchange } from '../domain/market/market.ts'

/** Exchange into the chosen currency. US dollars until its rate is known, and where it cannot be loaded. */
export const $exchange = atom<Exchange>({ currency: 'usd', rate: 1 })

onMount($exchange, () => {
  if (typeof document === 'undefined') return
  const left = new AbortController()
  import('./exchange-rate.ts')
    .then(({ loadExchange }) => loadExchange(left.signal))
    .then(
      found => found && $exchange.set(found),
      // Dollars stay on screen.
      () => {},
    )
  return () => left.abort()
})
