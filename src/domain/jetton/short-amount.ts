import * as sizeWords from '#words/size.ts'
import { amountParts, formatAmount, lessThan } from '../notation/amount.ts'

/** Decimals below a thousand. */
const PLACES = 2

/** A large amount in short form: 5.8M. Truncated, not rounded; `<0.01` for less. Never in exponential notation. */
export function shortAmount(units: string, decimals: number): string {
  const whole = BigInt(units) / 10n ** BigInt(decimals)
  const size = sizeWords.units.find(([zeros]) => whole >= 10n ** BigInt(zeros))
  if (size) return formatAmount(String(whole), size[0], 1) + size[1]
  const isHidden = whole === 0n && BigInt(units) > 0n && amountParts(units, decimals, PLACES).fraction === ''
  return isHidden ? lessThan(PLACES) : formatAmount(units, decimals, PLACES)
}
