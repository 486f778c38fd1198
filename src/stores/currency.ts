import { atom, onMount } from 'nanostores'
import { CURRENCIES, type Currency } from '../domain/market/market.ts'
import { SITE_PREFIX } from '../providers/http/browser.ts'

const KEY = `${SITE_PREFIX}currency`

/** The saved currency; US dollars by default and if storage is forbidden. */
export function savedCurrency(): Currency {
  try {
    const saved = localStorage.getItem(KEY)
    return CURRENCIES.find(currency => currency === saved) ?? CURRENCIES[0]
  } catch {
    return CURRENCIES[0]
  }
}

/**
 * The chosen currency; null until hydration, so that no request is sent for a wrong one. Displayed worth uses the currency of `$exchange`.
 */
export const $currency = atom<Currency | null>(null)

onMount($currency, () => {
  if (typeof document === 'undefined') return
  $currency.set(savedCurrency())
  // Another tab may have changed the currency, also while this page was in the bfcache.
  const follow = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    if (persisted || key === KEY) $currency.set(savedCurrency())
  }
  const kinds = ['storage', 'pageshow'] as const
  for (const kind of kinds) globalThis.addEventListener?.(kind, follow)
  return () => {
    for (const kind of kinds) globalThis.removeEventListener?.(kind, follow)
  }
})

/** Saves `currency` for all screens of this browser. */
export function chooseCurrency(currency: Currency): void {
  $currency.set(currency)
  try {
    localStorage.setItem(KEY, currency)
  } catch {
    // Storage is full or forbidden: the choice lasts until the page is closed.
  }
}
