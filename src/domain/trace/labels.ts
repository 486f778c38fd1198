import { amountParts, COIN_DECIMALS, lessThan } from '../notation/amount.ts'
import { COIN } from '../text/coin.ts'
import { withFraction } from '../text/format.ts'

/** Maximum number of fraction digits. */
const MAX_DIGITS = 4

/** Label of an amount, short as in the outline; a non-zero amount never reads 0. */
export function labelOf(units: string, decimals = COIN_DECIMALS, unit: string = COIN): string {
  const { whole, fraction, cut } = amountParts(units, decimals, MAX_DIGITS)
  if (!cut) return `${withFraction(whole, fraction)} ${unit}`
  if (whole === '0' && !fraction) return `${lessThan(MAX_DIGITS)} ${unit}`
  return `${withFraction(whole, fraction || '0')}… ${unit}`
}
