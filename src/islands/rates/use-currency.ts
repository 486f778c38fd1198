import { CURRENCIES, type Currency } from '../../domain/market/market.ts'
import { $currency, chooseCurrency } from '../../stores/currency.ts'
import { $location, setQuery } from '../../stores/location.ts'
import { useCurrent } from '../../ui/live/use-query.ts'

/** The currency that the address names, else the one kept in this browser. Choosing keeps it for all screens; Back does not undo it. */
export function useCurrency(): [Currency, (currency: Currency) => void] {
  const kept = useCurrent($currency)
  const asked = useCurrent($location)?.query.get('currency')
  const set = (currency: Currency) => {
    chooseCurrency(currency)
    setQuery({ currency: currency === CURRENCIES[0] ? null : currency }, 'replaceState')
  }
  return [CURRENCIES.find(currency => currency === asked) ?? kept ?? CURRENCIES[0], set]
}
