import type { Claim } from './claim.ts'
import type { Rung } from './ladder.ts'
import type { Authority, Reached } from './reached.ts'

/** Number of steps to a full proof; only the last, signatures of pinned validators, is called proved. */
export const MAX_GRADE = 5
export type Grade = 0 | 1 | 2 | 3 | 4 | 5

/** Facts proved by the links; undefined if none exists. */
export function reachedBy(rungs: readonly Rung[]): Reached | undefined {
  const last = rungs.at(-1)?.checked
  return last?.kind === 'proved' ? last.facts : undefined
}

export function authorityOf(rungs: readonly Rung[]): Authority | undefined {
  const reached = reachedBy(rungs)
  return reached && 'authority' in reached ? reached.authority : undefined
}

/** Signatures of validators named by one provider alone add nothing to that provider's statement. */
const GRADES: Record<Authority['kind'], Grade> = { pinned: MAX_GRADE, agreed: 4, named: 3 }

/** Grade of a proof so far. The base grade of transactions is higher, because their bytes are always verified by hash. */
export function gradeOf(claim: Claim, rungs: readonly Rung[]): Grade {
  const reached = reachedBy(rungs)
  if (reached && 'authority' in reached) return GRADES[reached.authority.kind]
  if (reached?.stage === 'committed' || reached?.stage === 'preceded') return 3
  if (claim.kind === 'block') return reached ? 1 : 0
  if (reached?.stage === 'in block') return 2
  return claim.kind === 'transaction' ? 1 : 0
}
