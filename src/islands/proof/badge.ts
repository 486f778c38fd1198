import * as proofWords from '#words/proof.ts'
import type { Claim } from '../../domain/proof/claim.ts'
import type { Grade } from '../../domain/proof/grade.ts'
import type { ProofState } from '../../stores/proof.ts'

/** `good` is for validators that the build pins alone, `warn` for signatures of others. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad'

/** State of a proof, in words. */
export type Badge = { grade: Grade; text: string; tone: Tone; status: ProofState['status'] }

/** The badge before a proof: bytes of transactions are held against their hash as they are read. */
export const notBegun = ({ kind }: Claim): Badge => {
  const isRead = kind === 'transaction'
  const text = isRead ? proofWords.bytesMatch : proofWords.nothingYet
  return { grade: isRead ? 1 : 0, text, tone: 'plain', status: 'idle' }
}
