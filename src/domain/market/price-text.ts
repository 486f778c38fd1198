import { type Currency, money } from './market.ts'
import { smallPrice } from './small-price.ts'

/** From here on fractions of a unit are left out. */
const LARGE = 1e6

/** A price with `places` decimals. Below a cent it has four significant digits, from a million on no decimals. */
export function priceText(value: number, currency: Currency, places = 4): string {
  if (value > 0 && value < 0.01) return smallPrice(value, currency)
  return money(value, currency, value < LARGE ? places : 0)
}
