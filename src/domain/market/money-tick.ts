import * as sizeWords from '#words/size.ts'
import { type Currency, money } from './market.ts'

/** Sums from this on are abbreviated. */
const LARGE = 1e5

/** Decimal places that distinguish values `step` apart. */
const placesOf = (step: number) => Math.min(100, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)))

/** Label of an axis tick: money with enough places to distinguish ticks `step` apart; large sums as $1.24M. */
export function moneyTick(value: number, step: number, currency: Currency): string {
  const [zeros, unit] = (value >= LARGE && sizeWords.units.find(([zeros]) => value >= 10 ** zeros)) || [0, '']
  return money(value / 10 ** zeros, currency, placesOf(step / 10 ** zeros)) + unit
}
