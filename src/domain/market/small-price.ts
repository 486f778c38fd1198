import { roundHalfUp } from '../text/format.ts'
import { type Currency, money } from './market.ts'

/** `toFixed` takes no more. */
const MAX_PLACES = 100

/** A price of any size with four significant digits or all before the point, never in powers of ten: $1,234, $0.00001234. */
export function smallPrice(value: number, currency: Currency): string {
  const places = Math.min(MAX_PLACES, Math.max(0, value ? 3 - Math.floor(Math.log10(value)) : 0))
  const [, fraction = ''] = places ? roundHalfUp(value, places).split('.') : []
  return money(value, currency, fraction.replace(/0+$/, '').length)
}
