import { COIN_DECIMALS, formatAmount, lessThan } from '../notation/amount.ts'
import { COIN } from '../text/coin.ts'

/** Fraction digits shown. */
const DIGITS = 4

/** An amount as a label of a drawing: as short as in a row of the outline, and no 0 for what is something. */
export function labelOf(units: string, decimals = COIN_DECIMALS, unit: string = COIN): string {
  const short = formatAmount(units, decimals, DIGITS)
  if (short === formatAmount(units, decimals)) return `${short} ${unit}`
  if (short === '0') return `${lessThan(DIGITS)} ${unit}`
  return `${short.includes('.') ? short : `${short}.0`}… ${unit}`
}
