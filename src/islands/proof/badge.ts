import * as proofWords from '#words/proof.ts'
import type { Claim } from '../../domain/proof/claim.ts'
import { type Grade, gradeOf, reachedBy } from '../../domain/proof/grade.ts'
import type { Reached } from '../../domain/proof/reached.ts'
import { groupDigits } from '../../domain/text/format.ts'
import type { ProofState } from '../../stores/proof.ts'

/** `good` is for validators that the build pins alone, `warn` for signatures of others. */
type Tone = 'plain' | 'good' | 'warn' | 'bad'

/** How far something is proved, in words. */
export type Badge = { grade: Grade; text: string; tone: Tone; status: ProofState['status'] }

function textOf(claim: Claim, reached: Reached | undefined): string {
  switch (reached?.stage) {
    case 'signed':
    case 'vouched': {
      const { authority, signed } = reached
      if (authority.kind === 'pinned') return proofWords.signed(signed.signers, signed.of)
      return authority.kind === 'agreed' ? proofWords.signedByAgreed : proofWords.signedByNamed
    }
    case 'committed':
    case 'preceded':
      return reached.committedBy ? proofWords.committed(groupDigits(reached.committedBy.seqno)) : proofWords.inBlock
    case 'in block':
      return claim.kind === 'block' ? proofWords.nothingYet : proofWords.inBlock
    default:
      return claim.kind === 'transaction' ? proofWords.bytesMatch : proofWords.nothingYet
  }
}

function toneOf(reached: Reached | undefined): Tone {
  if (!reached || !('authority' in reached)) return 'plain'
  return reached.authority.kind === 'pinned' ? 'good' : 'warn'
}

export function badgeOf(claim: Claim, { status, rungs, stuck }: ProofState): Badge {
  const grade = gradeOf(claim, rungs)
  if (stuck?.checked.kind === 'contradicted') return { grade, text: proofWords.doesNotFit, tone: 'bad', status }
  const reached = reachedBy(rungs)
  return { grade, text: textOf(claim, reached), tone: toneOf(reached), status }
}

export const notBegun = (claim: Claim): Badge => badgeOf(claim, { status: 'idle', rungs: [] })
