import { atom, onMount } from 'nanostores'
import type { Exchange } from '../domain/market/market.ts'

/** Exchange into the chosen currency. US dollars until its rate is known, and where it cannot be loaded. */
export const $exchange = atom<Exchange>({ currency: 'usd', rate: 1 })

const load = async () => (await import('./exchange-rate.ts')).loadExchange($exchange.set)

onMount($exchange, () => {
  // Without it dollars stay on screen.
  if (typeof document !== 'undefined') load().catch(() => {})
})
