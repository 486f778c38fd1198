import { useStore } from '@nanostores/react'
import { type BlockRow, blockRows } from '../domain/block-time.ts'
import { $blockBriefs, BLOCKS_SHOWN } from '../stores/blocks.ts'
import { useNow } from '../ui/use-now.ts'

/** Gives the rows of the newest blocks from a head downward, with what is known of their times by now. */
export function useBlockRows(): (head: number) => BlockRow[] {
  const briefs = useStore($blockBriefs(), { ssr: 'initial' })
  const now = useNow()
  // Once neither provider could tell the times, they are reckoned from the head alone.
  const known = briefs.status === 'ready' ? briefs.value : briefs.status === 'failed' ? [] : undefined
  return head => blockRows(head, BLOCKS_SHOWN, known, now)
}
