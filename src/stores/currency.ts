import { atom, onMount } from 'nanostores'
import { CURRENCIES, type Currency } from '../domain/market/market.ts'
import { SITE_PREFIX } from '../providers/http/browser.ts'

const KEY = `${SITE_PREFIX}currency`

/** The currency that was chosen in this browser; US dollars by default and where storage is forbidden. */
export function savedCurrency(): Currency {
  try {
    const saved = localStorage.getItem(KEY)
    return CURRENCIES.find(currency => currency === saved) ?? CURRENCIES[0]
  } catch {
    return CURRENCIES[0]
  }
}

/** The currency that was chosen last; null until the page is hydrated, so that no call asks for another one. Worth is in that of `$exchange`. */
export const $currency = atom<Currency | null>(null)

onMount($currency, () => {
  if (typeof document === 'undefined') return
  $currency.set(savedCurrency())
  // Chosen in another tab, maybe while this page was left for another one.
  const follow = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    if (persisted || key === KEY) $currency.set(savedCurrency())
  }
  const kinds = ['storage', 'pageshow'] as const
  for (const kind of kinds) globalThis.addEventListener?.(kind, follow)
  return () => {
    for (const kind of kinds) globalThis.removeEventListener?.(kind, follow)
  }
})

/** Keeps `currency` for every screen of this browser. */
export function chooseCurrency(currency: Currency): void {
  $currency.set(currency)
  try {
    localStorage.setItem(KEY, currency)
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
}
