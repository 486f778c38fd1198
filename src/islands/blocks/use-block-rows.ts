import { useMemo } from 'react'
import { type BlockRow, blockRows } from '../../domain/block/time.ts'
import { $blockBriefs, BLOCKS_SHOWN } from '../../stores/blocks.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** The rows of the newest blocks from `head` downward, with what was known of their times when they were drawn. */
export function useBlockRows(head: number): BlockRow[] {
  const briefs = useQuery($blockBriefs())
  // Times that neither provider gave are estimated from the head alone.
  const isSettled = briefs.status !== 'loading'
  const known = briefs.status === 'ready' ? briefs.value : undefined
  return useMemo(
    () => blockRows(head, BLOCKS_SHOWN, isSettled ? (known ?? []) : undefined, Math.floor(Date.now() / 1000)),
    [head, isSettled, known],
  )
}
