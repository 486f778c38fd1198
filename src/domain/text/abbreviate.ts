import * as sizeWords from '#words/size.ts'
import { fixed, price, roundHalfUp } from './format.ts'

/** 1,234 → 1.2K; also M, B and T. Rounded to one decimal, which is omitted if zero; `<0.1` for less than half of it. */
export function abbreviate(value: number): string {
  if (value > 0 && value < 0.05) return `<${fixed(0.1, 1)}`
  // 999,950 would round to "1000.0K": use the next unit.
  const [zeros, unit] = sizeWords.units.find(([zeros]) => Math.abs(value) >= 10 ** zeros * 0.99995) ?? [0, '']
  const short = value / 10 ** zeros
  return price(short, /\.0$/.test(roundHalfUp(Math.abs(short), 1)) ? 0 : 1) + unit
}
