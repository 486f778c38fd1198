import { percentOf } from '../jetton/percent.ts'
import type { MethodRun } from '../method/value.ts'

/** Royalty by `royalty_params` (TEP-66) as a percentage; null for a failed run or an invalid share. */
export function royaltyOf({ exitCode, stack }: MethodRun): string | null {
  const [part, whole] = stack
  if ((exitCode !== 0 && exitCode !== 1) || part?.kind !== 'int' || whole?.kind !== 'int') return null
  if (BigInt(part.value) < 0n || BigInt(part.value) > BigInt(whole.value)) return null
  return percentOf(part.value, whole.value)
}
