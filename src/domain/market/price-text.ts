import { type Currency, money } from './market.ts'
import { smallPrice } from './small-price.ts'

/** Prices from this on have no decimals. */
const LARGE = 1e6

/** A price with `places` decimals; four significant digits below a cent, no decimals from a million on. */
export function priceText(value: number, currency: Currency, places = 4): string {
  if (value > 0 && value < 0.01) return smallPrice(value, currency)
  return money(value, currency, value < LARGE ? places : 0)
}
