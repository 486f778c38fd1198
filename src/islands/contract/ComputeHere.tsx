import { lazy, useState } from 'react'
import * as computedWords from '#words/computed.ts'
import type { MethodCall, MethodRun } from '../../domain/method/value.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'

// Lazy: only needed on click.
const ComputedHere = lazy(() => import('./ComputedHere.tsx'))

/** Button that also runs a get-method in this browser. */
export function ComputeHere({ call, run }: { call: MethodCall; run: MethodRun }) {
  const [asked, setAsked] = useState<MethodCall>()
  if (asked === call)
    return (
      <LazyBoundary fallback={<div className="min-h-12" />}>
        <ComputedHere call={call} run={run} />
      </LazyBoundary>
    )
  return (
    <button
      type="button"
      className="link min-h-6 px-1 bg-transparent cursor-pointer"
      title={computedWords.lead}
      onClick={() => setAsked(call)}
    >
      {computedWords.compute}
    </button>
  )
}
