import { lazy, useState } from 'react'
import * as replayWords from '#words/replay.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'

// Lazy: only needed on click.
const ReplayRun = lazy(() => import('./ReplayRun.tsx'))

/** Button that replays a transaction in this browser, and the result. */
export function ReplaySection({ transaction }: { transaction: Transaction }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="print:hidden">
      {isOpen ? (
        <LazyBoundary fallback={<div className="panel mt-4 md:mt-5 min-h-24" />}>
          <ReplayRun transaction={transaction} />
        </LazyBoundary>
      ) : (
        <Panel title={replayWords.title}>
          <div className="flex flex-wrap items-center gap-3 px-4 md:px-5 py-3">
            <p className="label flex-1 min-w-60 max-w-160">{replayWords.lead}</p>
            <button type="button" className="button max-md:min-h-11" onClick={() => setOpen(true)}>
              {replayWords.start}
            </button>
          </div>
        </Panel>
      )}
    </div>
  )
}
