import { groupDigits } from '../text/format.ts'
import type { MasterchainHead } from './block.ts'

/** First facts of the newest masterchain block. */
export const headFacts = ({ seqno, rootHash, fileHash, stateRootHash }: MasterchainHead) => ({
  newest: `#${groupDigits(seqno)}`,
  rootHash,
  fileHash,
  stateRootHash: stateRootHash ?? '',
})
