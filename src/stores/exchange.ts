import { atom, onMount } from 'nanostores'
import { DOLLARS, type Exchange } from '../domain/market/market.ts'

/** Exchange into the chosen currency; US dollars until its rate is loaded, and if loading fails. */
export const $exchange = atom<Exchange>(DOLLARS)

onMount($exchange, () => {
  if (typeof document === 'undefined') return
  let isLeft = false
  let stop: (() => void) | undefined
  // Without a rate, dollars stay on screen.
  import('./exchange-rate.ts').then(
    ({ followCurrency }) => {
      if (!isLeft) stop = followCurrency($exchange.set)
    },
    () => {},
  )
  return () => {
    isLeft = true
    stop?.()
  }
})
