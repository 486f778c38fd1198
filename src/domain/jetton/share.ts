import { formatAmount } from '../notation/amount.ts'
import { groupDigits } from '../text/format.ts'

/** Part of a whole in percent with two decimals, rounded half up; null when there is no whole. */
export function percentOf(part: string, whole: string | null): string | null {
  const all = BigInt(whole ?? 0)
  if (all <= 0n) return null
  const hundredths = (BigInt(part) * 20_000n + all) / (2n * all)
  return `${groupDigits(String(hundredths / 100n))}.${String(hundredths % 100n).padStart(2, '0')}%`
}

const STEPS: [number, string][] = [
  [9, 'B'],
  [6, 'M'],
  [3, 'K'],
]

/** A large amount in few characters: 5.8M. Cut, not rounded; below a thousand with two decimals. Never in powers of ten. */
export function shortAmount(units: string, decimals: number): string {
  const whole = BigInt(units) / 10n ** BigInt(decimals)
  const step = STEPS.find(([zeros]) => whole >= 10n ** BigInt(zeros))
  return step ? formatAmount(String(whole), step[0], 1) + step[1] : formatAmount(units, decimals, 2)
}
