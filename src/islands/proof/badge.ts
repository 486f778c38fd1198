import * as proofWords from '#words/proof.ts'
import type { Claim } from '../../domain/proof/claim.ts'
import { type Grade, gradeOf } from '../../domain/proof/grade.ts'
import type { Rung } from '../../domain/proof/ladder.ts'
import { groupDigits } from '../../domain/text/format.ts'
import type { ProofState } from '../../stores/proof.ts'

/** What a badge says of a proof: how far it has come, in words. */
export type Badge = { grade: Grade; text: string; tone: 'plain' | 'bad'; status: ProofState['status'] }

/** The last masterchain block that a chain of links has come to, and who signed it, in words. */
function textOf(claim: Claim, rung: Rung | undefined): string {
  if (rung?.checked.kind !== 'proved')
    return claim.kind === 'transaction' ? proofWords.bytesMatch : proofWords.nothingYet
  const { signed, committedBy } = rung.checked.facts
  if (signed) return proofWords.signed(signed.signers, signed.of)
  if (committedBy) return proofWords.committed(groupDigits(committedBy.seqno))
  return proofWords.inBlock
}

/** What the badge says of a proof. */
export function badgeOf(claim: Claim, { status, rungs, stuck }: ProofState): Badge {
  const grade = gradeOf(claim, rungs)
  if (stuck?.checked.kind === 'contradicted') return { grade, text: proofWords.doesNotFit, tone: 'bad', status }
  return { grade, text: textOf(claim, rungs.at(-1)), tone: 'plain', status }
}

export const notBegun = (claim: Claim): Badge => badgeOf(claim, { status: 'idle', rungs: [] })
