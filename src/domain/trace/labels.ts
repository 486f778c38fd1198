import { amountParts, COIN_DECIMALS, lessThan } from '../notation/amount.ts'
import { COIN } from '../text/coin.ts'
import { withFraction } from '../text/format.ts'

/** Fraction digits shown. */
const DIGITS = 4

/** An amount as a label of a drawing: as short as in a row of the outline, and no 0 for what is something. */
export function labelOf(units: string, decimals = COIN_DECIMALS, unit: string = COIN): string {
  const { whole, fraction, cut } = amountParts(units, decimals, DIGITS)
  if (!cut) return `${withFraction(whole, fraction)} ${unit}`
  if (whole === '0' && !fraction) return `${lessThan(DIGITS)} ${unit}`
  return `${withFraction(whole, fraction || '0')}… ${unit}`
}
