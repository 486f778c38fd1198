import type { Claim } from './claim.ts'
import type { Rung } from './ladder.ts'
import type { Authority, Reached } from './reached.ts'

/** How far a claim is proved, from nothing to a set of validators that the build pins. Nothing less is called proved. */
export const MOST_GRADES = 5
export type Grade = 0 | 1 | 2 | 3 | 4 | 5

/** What the links have shown; undefined where none has shown anything. */
export function reachedBy(rungs: readonly Rung[]): Reached | undefined {
  const last = rungs.at(-1)?.checked
  return last?.kind === 'proved' ? last.facts : undefined
}

export function authorityOf(rungs: readonly Rung[]): Authority | undefined {
  const reached = reachedBy(rungs)
  return reached && 'authority' in reached ? reached.authority : undefined
}

/** Signatures of validators that one provider alone names add nothing to its word. */
const GRADES: Record<Authority['kind'], Grade> = { pinned: MOST_GRADES, agreed: 4, named: 3 }

/** Bytes of transactions are held against their hash whenever they are read. */
export function gradeOf(claim: Claim, rungs: readonly Rung[]): Grade {
  const reached = reachedBy(rungs)
  if (reached && 'authority' in reached) return GRADES[reached.authority.kind]
  if (reached?.stage === 'committed' || reached?.stage === 'preceded') return 3
  if (claim.kind === 'block') return reached ? 1 : 0
  if (reached?.stage === 'in block') return 2
  return claim.kind === 'transaction' ? 1 : 0
}
