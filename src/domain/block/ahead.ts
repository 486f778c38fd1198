import { MINUTE } from '../../lib/time.ts'
import { type BlockId, isMasterchain, type MasterchainHead } from './block.ts'

/** A saved answer: its value, and the time it was learnt in unix ms. */
type Saved = { value: unknown; at: number } | undefined

/** Age up to which a saved answer tells how far the chain is. */
const RECENT = 5 * MINUTE

const isRecent = (saved: Saved, now: number) => saved !== undefined && Math.abs(now - saved.at) < RECENT

/**
 * Tells whether the newest block is asked for before `block`, which may lie ahead of it: a recent `head` is behind it, or none is known
 * and the block before it was read just now, as by a visitor who goes on to the next one. `now` in unix ms.
 */
export function mayBeAhead(block: BlockId, head: Saved, before: Saved, now: number): boolean {
  if (!isMasterchain(block)) return false
  if (!isRecent(head, now)) return isRecent(before, now)
  const { seqno }: Partial<MasterchainHead> = Object(head?.value)
  return typeof seqno === 'number' && block.seqno > seqno
}
