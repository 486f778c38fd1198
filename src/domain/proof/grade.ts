import type { Claim, LinkKind } from './claim.ts'
import type { Authority, Rung } from './ladder.ts'

/** How far a claim is proved, from nothing to a set of validators that the build pins. */
export const MOST_GRADES = 5
/** From here on validators have signed. */
export const SIGNED = 4
export type Grade = 0 | 1 | 2 | 3 | 4 | 5

const GRADES: Record<LinkKind, Grade> = {
  bytes: 1,
  transaction: 2,
  account: 2,
  shard: 3,
  older: 3,
  signatures: 4,
  rotations: 5,
  agreed: 4,
}

/** Bytes of transactions are held against their hash whenever they are read. */
const startOf = ({ kind }: Claim): Grade => (kind === 'transaction' ? 1 : 0)

export function authorityOf(rungs: readonly Rung[]): Authority | undefined {
  const last = rungs.at(-1)?.checked
  return last?.kind === 'proved' ? last.facts.authority : undefined
}

export function gradeOf(claim: Claim, rungs: readonly Rung[]): Grade {
  if (authorityOf(rungs)?.kind === 'pinned') return MOST_GRADES
  const kind = rungs.at(-1)?.link.kind
  return kind ? GRADES[kind] : startOf(claim)
}
