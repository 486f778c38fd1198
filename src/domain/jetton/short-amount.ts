import * as sizeWords from '#words/size.ts'
import { formatAmount } from '../notation/amount.ts'

/** A large amount in short form: 5.8M. Truncated, not rounded; two decimals below a thousand. Never in exponential notation. */
export function shortAmount(units: string, decimals: number): string {
  const whole = BigInt(units) / 10n ** BigInt(decimals)
  const size = sizeWords.units.find(([zeros]) => whole >= 10n ** BigInt(zeros))
  return size ? formatAmount(String(whole), size[0], 1) + size[1] : formatAmount(units, decimals, 2)
}
