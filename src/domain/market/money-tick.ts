import * as sizeWords from '#words/size.ts'
import { type Currency, money } from './market.ts'

/** From here on sums are abbreviated. */
const LARGE = 1e5

/** Places that tell a value from one that is `step` apart. */
const placesOf = (step: number) => Math.min(100, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)))

/** A sum of money at a tick of an axis whose ticks are `step` apart: with the places that tell it from its neighbours, $1.24M where it is large. */
export function moneyTick(value: number, step: number, currency: Currency): string {
  const [zeros, unit] = (value >= LARGE && sizeWords.units.find(([zeros]) => value >= 10 ** zeros)) || [0, '']
  return money(value / 10 ** zeros, currency, placesOf(step / 10 ** zeros)) + unit
}
