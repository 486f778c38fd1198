import { MINUTE } from '../../lib/time.ts'
import { type BlockId, isMasterchain, type MasterchainHead } from './block.ts'

/** A saved answer with its time in unix ms. */
type Saved = { value: unknown; at: number } | undefined

/** Age up to which a saved answer is used to estimate the height of the chain. */
const MAX_SAVED_AGE_MS = 5 * MINUTE

const isRecent = (saved: Saved, now: number) => saved !== undefined && Math.abs(now - saved.at) < MAX_SAVED_AGE_MS

/**
 * True if the newest block should be requested before `block`, which may not exist yet: a recent `head` is older than `block`. Without a
 * recent head: the previous block was loaded recently, as when a visitor steps forward. `now` in unix ms.
 */
export function mayBeAhead(block: BlockId, head: Saved, before: Saved, now: number): boolean {
  if (!isMasterchain(block)) return false
  if (!isRecent(head, now)) return isRecent(before, now)
  const { seqno }: Partial<MasterchainHead> = Object(head?.value)
  return typeof seqno === 'number' && block.seqno > seqno
}
