import * as numberWords from '#words/number.ts'
import { roundedQuotient } from '../market/decimal.ts'
import { lessThan } from '../notation/amount.ts'
import { groupDigits, withFraction } from '../text/format.ts'

/** Percentage with two decimals, rounded half up, or "<0.01%". Null without a whole. */
export function percentOf(part: string, whole: string | null): string | null {
  const all = BigInt(whole ?? 0)
  if (all <= 0n) return null
  const hundredths = roundedQuotient(BigInt(part) * 10_000n, all)
  if (hundredths === 0n && BigInt(part) > 0n) return numberWords.percent(lessThan(2))
  const fraction = String(hundredths % 100n).padStart(2, '0')
  return numberWords.percent(withFraction(groupDigits(String(hundredths / 100n)), fraction))
}
