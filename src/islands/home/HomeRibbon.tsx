import { useStore } from '@nanostores/react'
import { $masterchain } from '../../stores/blocks.ts'
import { explain } from '../../ui/explain.ts'
import { Ribbon, RibbonSkeleton } from '../../ui/Ribbon.tsx'
import { useBlockRows } from '../use-block-rows.ts'

/** The newest blocks as a picture; where they cannot be read it says so in the ribbon's place. */
export function HomeRibbon() {
  const head = useStore($masterchain(), { ssr: 'initial' })
  if (head.status === 'loading') return <RibbonSkeleton />
  if (head.status === 'ready') return <Known head={head.value.seqno} />
  return (
    <p className="min-h-24 flex flex-wrap items-center gap-3 text-muted">
      The newest blocks cannot be shown. {explain(head.error)}
      <button type="button" className="button" onClick={$masterchain().refresh}>
        Try Again
      </button>
    </p>
  )
}

function Known({ head }: { head: number }) {
  return <Ribbon rows={useBlockRows(head)} />
}
