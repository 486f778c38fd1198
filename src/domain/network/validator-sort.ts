import { compareAmounts } from '../notation/amount.ts'
import type { Ranked } from './weight.ts'

/** Sort orders of validators; a minus reverses. Weights and stakes are descending, others ascending. */
export const VALIDATOR_SORTS = ['weight', '-weight', 'stake', '-stake', 'address', '-address', 'adnl', '-adnl'] as const
export type ValidatorSort = (typeof VALIDATOR_SORTS)[number]
export type SortedColumn = 'weight' | 'stake' | 'address' | 'adnl'

/** Compares two texts; null is last in both directions. */
function compareTexts(a: string | null, b: string | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -sign : Number(a > b) * sign
}

/** Sorts `ranked` stably, so that ties keep the order of ranks. Addresses are compared in raw form. */
export function sortValidators(ranked: Ranked[], sort: ValidatorSort): Ranked[] {
  const sign = sort.startsWith('-') ? -1 : 1
  switch (sort.replace('-', '')) {
    case 'address':
      return ranked.toSorted((a, b) => compareTexts(a.address ?? a.written, b.address ?? b.written, sign))
    case 'adnl':
      return ranked.toSorted((a, b) => compareTexts(a.adnl, b.adnl, sign))
    case 'stake':
      return ranked.toSorted((a, b) => compareAmounts(b.stake, a.stake) * sign)
    default:
      return ranked.toSorted((a, b) => (a.rank - b.rank) * sign)
  }
}
