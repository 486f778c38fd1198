import * as proofWords from '#words/proof.ts'
import type { Claim } from '../../domain/proof/claim.ts'
import { gradeOf, reachedBy } from '../../domain/proof/grade.ts'
import type { Reached } from '../../domain/proof/reached.ts'
import { groupDigits } from '../../domain/text/format.ts'
import type { ProofState } from '../../stores/proof.ts'
import { type Badge, notBegun, type Tone } from './badge.ts'

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
      return notBegun(claim).text
  }
}

function toneOf(reached: Reached | undefined): Tone {
  if (!reached || !('authority' in reached)) return 'plain'
  return reached.authority.kind === 'pinned' ? 'good' : 'warn'
}

/** Text and tone of a proof's badge. */
export function badgeOf(claim: Claim, { status, chain, stuck }: ProofState): Badge {
  const grade = gradeOf(claim, chain)
  if (stuck?.checked.kind === 'contradicted') return { grade, text: proofWords.doesNotFit, tone: 'bad', status }
  const reached = reachedBy(chain)
  return { grade, text: textOf(claim, reached), tone: toneOf(reached), status }
}
