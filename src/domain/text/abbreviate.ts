import { price } from './format.ts'

/** Letters of abbreviated figures, largest first, with their zeros. */
export const SIZES: [number, string][] = [
  [12, 'T'],
  [9, 'B'],
  [6, 'M'],
  [3, 'K'],
]

/** 1,234 → 1.2K; M, B and T alike. Rounded to one decimal, which a whole number goes without. */
export function abbreviate(value: number): string {
  // 999,950 would round to "1000.0K": let it climb to the next unit.
  const [zeros, unit] = SIZES.find(([zeros]) => Math.abs(value) >= 10 ** zeros * 0.99995) ?? [0, '']
  return price(value / 10 ** zeros, 1).replace('.0', '') + unit
}
