import { useMemo } from 'react'
import { type BlockRow, blockRows } from '../../domain/block/time.ts'
import { $blockBriefs, BLOCKS_SHOWN } from '../../stores/blocks.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Rows of the newest blocks from `head` down. Times stay as known at the first render. */
export function useBlockRows(head: number): BlockRow[] {
  const briefs = useQuery($blockBriefs())
  // If neither provider sent times, they are estimated from the head alone.
  const isSettled = briefs.status !== 'loading'
  const known = briefs.status === 'ready' ? briefs.value : undefined
  return useMemo(
    () => blockRows(head, BLOCKS_SHOWN, isSettled ? (known ?? []) : undefined, Math.floor(Date.now() / 1000)),
    [head, isSettled, known],
  )
}
