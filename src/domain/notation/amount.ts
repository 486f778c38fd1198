import * as numberWords from '#words/number.ts'
import { fixed, groupDigits, withFraction } from '../text/format.ts'

/** A formatted amount: `whole` grouped by three, `fraction` without trailing zeros, `exact` complete and ungrouped. */
export type AmountParts = {
  whole: string
  fraction: string
  exact: string
  /** true if digits were truncated, so that a shown 0 may not be zero */
  cut: boolean
}

/** Decimals of TON, and the default of jettons (TEP-64). */
export const COIN_DECIMALS = 9

/**
 * Formats smallest units (decimal text) with `decimals` places (0 to 255); truncates the fraction to `digits`. Throws SyntaxError for text
 * that is not an integer.
 */
export function amountParts(units: string, decimals = COIN_DECIMALS, digits = decimals): AmountParts {
  const value = BigInt(units)
  const sign = value < 0n ? '-' : ''
  const text = String(value < 0n ? -value : value).padStart(decimals + 1, '0')
  const whole = text.slice(0, text.length - decimals)
  const full = text.slice(text.length - decimals).replace(/0+$/, '')
  const fraction = full.slice(0, digits).replace(/0+$/, '')
  return {
    whole: sign + groupDigits(whole),
    fraction,
    exact: sign + whole + (full && `.${full}`),
    cut: full.length > digits,
  }
}

/** The `exact` amount with the decimal mark of the language: `1234,5`. */
export const writtenOut = (exact: string) => exact.replace('.', numberWords.point)

/** Text for a non-zero amount whose shown digits are all zero: `<0.01`. */
export const lessThan = (places: number) => `<${fixed(10 ** -places, places)}`

/** An amount as text: `1,234.5`. */
export function formatAmount(units: string, decimals = COIN_DECIMALS, digits = decimals): string {
  const { whole, fraction } = amountParts(units, decimals, digits)
  return withFraction(whole, fraction)
}

/** Sum of decimal texts. */
export const sumAmounts = (amounts: string[]) => String(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n))

/** Comparator of integers as decimal text. */
export function compareAmounts(a: string, b: string): number {
  // Doubles preserve the order or are equal; only ties need BigInt. Sorting 1,000 stakes by BigInt took a phone 40 ms.
  return a === b ? 0 : Math.sign(Number(a) - Number(b) || Number(BigInt(a) - BigInt(b)))
}
