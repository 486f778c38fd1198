import { lazy, useState } from 'react'
import * as inspectWords from '#words/inspect.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { InspectForm } from './InspectForm.tsx'
import type { Source } from './source.ts'

// Lazy: the reader is loaded once there are bytes.
const InspectResult = lazy(() => import('./InspectResult.tsx'))

/** Inspector of any TON bytes, in this browser only. */
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
