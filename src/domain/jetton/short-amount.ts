import * as sizeWords from '#words/size.ts'
import { formatAmount } from '../notation/amount.ts'

/** A large amount in few characters: 5.8M. Cut, not rounded; below a thousand with two decimals. Never in powers of ten. */
export function shortAmount(units: string, decimals: number): string {
  const whole = BigInt(units) / 10n ** BigInt(decimals)
  const size = sizeWords.units.find(([zeros]) => whole >= 10n ** BigInt(zeros))
  return size ? formatAmount(String(whole), size[0], 1) + size[1] : formatAmount(units, decimals, 2)
}
