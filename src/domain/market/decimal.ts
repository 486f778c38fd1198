import * as numberWords from '#words/number.ts'
import { formatAmount, lessThan } from '../notation/amount.ts'

/** A non-negative number `digits` / 10^`places`, exact unlike a double. */
export type Decimal = { digits: bigint; places: number }

/** Maximum length of an input. */
const MAX_LENGTH = 40

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/
/** A number with a misplaced comma, or too many. */
const WITH_COMMA = /^(?=.*\d)[\d.]*,[\d.,]*$/

/** Converts a decimal comma to a point and removes grouping. */
export const fromComma = (text: string) =>
  text.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3})/g, '').replace(/^(\d*),(\d+)$/, '$1.$2')

export type TypedProblem = 'comma' | 'negative' | 'long' | 'no number'

/** Parses typed text, with or without grouping. Returns the problem if invalid, undefined if empty. */
export function readDecimal(typed: string): Decimal | TypedProblem | undefined {
  const isWithComma = numberWords.point === ','
  const text = isWithComma ? fromComma(typed.trim()) : typed.trim()
  if (!text) return undefined
  if (text.length > MAX_LENGTH) return 'long'
  if (PLAIN.test(text) || (!isWithComma && GROUPED.test(text))) {
    const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.')
    return { digits: BigInt(whole + fraction), places: fraction.length }
  }
  if (WITH_COMMA.test(text)) return 'comma'
  return /^[-−]\s*[\d.,]+$/.test(text) ? 'negative' : 'no number'
}

/** Converts a provider's number by the digits of its shortest decimal form. Throws RangeError for negative or non-finite numbers. */
export function toDecimal(value: number): Decimal {
  const [, whole = '', fraction = '', power = '0'] = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? []
  if (!whole) throw new RangeError(`no decimal: ${value}`)
  const places = fraction.length - Number(power)
  const digits = BigInt(whole + fraction)
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places }
}

/** Exact product. */
export const times = (a: Decimal, b: Decimal): Decimal => ({ digits: a.digits * b.digits, places: a.places + b.places })

/** Quotient of integers, rounded half up. */
export const roundedQuotient = (a: bigint, b: bigint) => (2n * a + b) / (2n * b)

/** Quotient rounded to `places` places; undefined for division by zero. */
export function dividedBy(a: Decimal, b: Decimal, places: number): Decimal | undefined {
  if (b.digits === 0n) return undefined
  const digits = roundedQuotient(a.digits * 10n ** BigInt(places + b.places), b.digits * 10n ** BigInt(a.places))
  return { digits, places }
}

/** `value`, rounded half up to at most `places` places. */
export const rounded = (value: Decimal, places: number): Decimal =>
  value.places > places
    ? { digits: roundedQuotient(value.digits, 10n ** BigInt(value.places - places)), places }
    : value

/** `value` in units of 10^-`wanted`, truncated: nanoTON for 9. */
export function unitsOf({ digits, places }: Decimal, wanted: number): bigint {
  return wanted >= places ? digits * 10n ** BigInt(wanted - places) : digits / 10n ** BigInt(places - wanted)
}

/** Grouped text, truncated after `most` places, without trailing zeros. A non-zero value that would read as zero becomes `<0.01`. */
export function decimalText(value: Decimal, most: number): string {
  const units = unitsOf(value, most)
  return units === 0n && value.digits > 0n ? lessThan(most) : formatAmount(String(units), most)
}
