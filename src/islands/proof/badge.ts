import * as proofWords from '#words/proof.ts'
import type { Claim } from '../../domain/proof/claim.ts'
import type { Grade } from '../../domain/proof/grade.ts'
import type { ProofState } from '../../stores/proof.ts'

/** `good`: signed by pinned validators; `warn`: signed by others. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad'

/** State of a proof in words. */
export type Badge = { grade: Grade; text: string; tone: Tone; status: ProofState['status'] }

/** Badge before a proof. A transaction's bytes are already verified by hash. */
export const notBegun = ({ kind }: Claim): Badge => {
  const isRead = kind === 'transaction'
  const text = isRead ? proofWords.bytesMatch : proofWords.nothingYet
  return { grade: isRead ? 1 : 0, text, tone: 'plain', status: 'idle' }
}
