import { lazy, useState } from 'react'
import * as proofWords from '#words/proof.ts'
import { figuresOf, readableSteps } from '../../../domain/trace/figures.ts'
import type { Trace } from '../../../domain/trace/trace.ts'
import { LazyBoundary } from '../../../ui/base/LazyBoundary.tsx'

// Lazy: the verifier is loaded on request.
const TraceProof = lazy(() => import('./TraceProof.tsx'))

/** Proves all readable steps on click; nothing without any. */
export function ProveSteps({ trace }: { trace: Trace }) {
  const [asked, setAsked] = useState(false)
  const count = readableSteps(trace).length
  if (count === 0) return null
  return (
    <div className="px-4 md:px-5 py-2 border-t border-line">
      {asked ? (
        <LazyBoundary>
          <TraceProof trace={trace} />
        </LazyBoundary>
      ) : (
        <button type="button" className="button" onClick={() => setAsked(true)}>
          {figuresOf(trace).isAll ? proofWords.proveSteps(count) : proofWords.proveReadable(count)}
        </button>
      )}
    </div>
  )
}
