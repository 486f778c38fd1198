import * as numberWords from '#words/number.ts'
import { fixed, groupDigits, withFraction } from '../text/format.ts'

/** An amount written out: `whole` in groups of three, `fraction` without trailing zeros, `exact` in full and ungrouped. */
export type AmountParts = {
  whole: string
  fraction: string
  exact: string
  /** True if digits beyond the wished fraction were left off, so that a shown 0 need not be nothing. */
  cut: boolean
}

/** Decimals of TON, and of jettons that name none (TEP-64). */
export const COIN_DECIMALS = 9

/**
 * Writes an amount of smallest units (decimal text) with `decimals` places (0 to 255), the fraction cut, not rounded, to `digits`.
 * Throws SyntaxError on text that is no integer.
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

/** The `exact` form of an amount for a reader, with the decimal mark of the language: `1234,5`. */
export const writtenOut = (exact: string) => exact.replace('.', numberWords.point)

/** Mark of an amount that is not zero, though all of its digits that are shown are: `<0.01`. */
export const lessThan = (places: number) => `<${fixed(10 ** -places, places)}`

/** The amount in one text, `1,234.5`. */
export function formatAmount(units: string, decimals = COIN_DECIMALS, digits = decimals): string {
  const { whole, fraction } = amountParts(units, decimals, digits)
  return withFraction(whole, fraction)
}

/** Sum of amounts in decimal text. */
export const sumAmounts = (amounts: string[]) => String(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n))

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export function compareAmounts(a: string, b: string): number {
  // Doubles of different integers are in their order or equal; a thousand stakes sorted as bigint took a phone 40 ms.
  return a === b ? 0 : Math.sign(Number(a) - Number(b) || Number(BigInt(a) - BigInt(b)))
}
