import type { MethodRun } from '../method/value.ts'
import { type JettonScale, scaled } from './scale.ts'

/** Displayed supply; null while the supply or the scale is unknown. */
export const scaledSupply = (supply: string | null, scale: JettonScale | null | undefined): string | null =>
  supply === null || scale === undefined ? null : scaled(supply, scale)

/**
 * The scale by a run of a jetton's `get_display_multiplier` (TEP-526). Null if the method is missing, fails or returns no valid scale;
 * undefined for an unreadable result.
 */
export function scaleByContract({
  exitCode,
  stack,
}: Pick<MethodRun, 'exitCode' | 'stack'>): JettonScale | null | undefined {
  if (exitCode !== 0 && exitCode !== 1) return null
  if (stack.some(({ kind }) => kind === 'unsupported')) return undefined
  const [numerator, denominator] = stack
  if (numerator?.kind !== 'int' || denominator?.kind !== 'int') return null
  const scale = { numerator: numerator.value, denominator: denominator.value }
  return Object.values(scale).every(factor => BigInt(factor) > 0n) ? scale : null
}
