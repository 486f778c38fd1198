import { lazy, Suspense } from 'react'
import * as homeWords from '#words/home.ts'
import { measuredInterval } from '../../domain/block/time.ts'
import { fixed, MISSING } from '../../domain/text/format.ts'
import { $blockBriefs, $masterchain } from '../../stores/blocks.ts'
import { Ribbon, RibbonSkeleton } from '../../ui/charts/Ribbon.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { useBlockRows } from '../blocks/use-block-rows.ts'
import { lose } from './lose.tsx'
import type Failed from './RibbonFailed.tsx'

// Lazy: rarely needed.
const RibbonFailed = lazy<typeof Failed>(() => import('./RibbonFailed.tsx').catch(lose))

/** Picture of the newest blocks, or an error message in its place. */
export function HomeRibbon() {
  const head = useQuery($masterchain())
  if (head.status === 'loading') return <RibbonSkeleton />
  if (head.status === 'ready') return <Known head={head.value.seqno} />
  return (
    <Suspense fallback={<RibbonSkeleton />}>
      <RibbonFailed error={head.error} />
    </Suspense>
  )
}

function Known({ head }: { head: number }) {
  return <Ribbon rows={useBlockRows(head)} />
}

/** Block interval, averaged over all blocks with known times. */
export function BlockPace() {
  const briefs = useQuery($blockBriefs())
  const seconds = briefs.status === 'ready' && measuredInterval(briefs.value)
  return <p>{seconds ? homeWords.pace(fixed(seconds, 2)) : MISSING}</p>
}
