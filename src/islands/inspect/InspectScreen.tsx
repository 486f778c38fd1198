import { lazy, useState } from 'react'
import * as inspectWords from '#words/inspect.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { InspectForm } from './InspectForm.tsx'
import type { Source } from './source.ts'

// The reader of bytes is loaded once there are some.
const InspectResult = lazy(() => import('./InspectResult.tsx'))

/** Any bytes of TON, and all that can be read out of them, in this browser alone. */
export default function InspectScreen() {
  const [source, setSource] = useState<Source | null>(null)
  return (
    <>
      <InspectForm onRead={setSource} />
      {source && (
        <LazyBoundary fallback={<p className="label mt-4">{inspectWords.reading}</p>}>
          <InspectResult source={source} />
        </LazyBoundary>
      )}
    </>
  )
}
