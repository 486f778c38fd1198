import type { Claim } from './claim.ts'
import type { Authority, Reached } from './reached.ts'
import type { CheckedLink } from './verifier.ts'

/** Number of steps to a full proof; only the last, signatures of pinned validators, is called proved. */
export const MAX_GRADE = 5
export type Grade = 0 | 1 | 2 | 3 | 4 | 5

/** Facts proved by the links; undefined if none exists. */
export function reachedBy(chain: readonly CheckedLink[]): Reached | undefined {
  const last = chain.at(-1)?.checked
  return last?.kind === 'proved' ? last.facts : undefined
}

export function authorityOf(chain: readonly CheckedLink[]): Authority | undefined {
  const reached = reachedBy(chain)
  return reached && 'authority' in reached ? reached.authority : undefined
}

/** True if validators that this build pins signed the chain of links: only then is a proof shown in green. */
export const isSigned = (chain: readonly CheckedLink[]): boolean => authorityOf(chain)?.kind === 'pinned'

/** Signatures of validators named by one provider alone add nothing to that provider's statement. */
const GRADES: Record<Authority['kind'], Grade> = { pinned: MAX_GRADE, agreed: 4, named: 3 }

/** Grade of a proof so far. The base grade of transactions is higher, because their bytes are always verified by hash. */
export function gradeOf(claim: Claim, chain: readonly CheckedLink[]): Grade {
  const reached = reachedBy(chain)
  if (reached && 'authority' in reached) return GRADES[reached.authority.kind]
  if (reached?.stage === 'committed' || reached?.stage === 'preceded') return 3
  if (claim.kind === 'block') return reached ? 1 : 0
  if (reached?.stage === 'in block') return 2
  return claim.kind === 'transaction' ? 1 : 0
}
