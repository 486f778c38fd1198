import { CURRENCIES, type Currency } from '../../domain/market/market.ts'
import { $currency, chooseCurrency } from '../../stores/currency.ts'
import { $location, setQuery } from '../../stores/location.ts'
import { useCurrent } from '../../ui/live/use-query.ts'

/** Currency in the URL, else the saved one. A choice is saved for all screens, and not undone by Back. */
export function useCurrency(): [Currency, (currency: Currency) => void] {
  const kept = useCurrent($currency)
  const asked = useCurrent($location)?.query.get('currency')
  const set = (currency: Currency) => {
    chooseCurrency(currency)
    setQuery({ currency: currency === CURRENCIES[0] ? null : currency }, 'replaceState')
  }
  return [CURRENCIES.find(currency => currency === asked) ?? kept ?? CURRENCIES[0], set]
}
