import { roundHalfUp } from '../text/format.ts'
import { type Currency, money } from './market.ts'

/** Maximum accepted by `toFixed`. */
const MAX_PLACES = 100

/** A price with four significant digits, or all integer digits if more; never in exponential notation: $1,234, $0.00001234. */
export function smallPrice(value: number, currency: Currency): string {
  const places = Math.min(MAX_PLACES, Math.max(0, value ? 3 - Math.floor(Math.log10(value)) : 0))
  const [, fraction = ''] = places ? roundHalfUp(value, places).split('.') : []
  return money(value, currency, fraction.replace(/0+$/, '').length)
}
