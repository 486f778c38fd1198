import { lazy, useEffect, useRef, useState } from 'react'
import * as checksWords from '#words/checks.ts'
import { takeDropped } from '../../stores/dropped.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'

// Lazy: the verifier is loaded once there is a file.
const FileResult = lazy(() => import('./FileResult.tsx'))

/** Checks a saved proof, which is chosen or dropped. */
export function FileCheck() {
  const [file, setFile] = useState<Blob | null>(null)
  const [isLost, setLost] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The file was chosen before hydration, or dropped on the previous page.
    setFile(input.current?.files?.[0] ?? takeDropped())
    setLost(location.hash === '#not-kept')
  }, [])
  return (
    <Panel title={checksWords.file}>
      <div className="px-4 md:px-5 py-4">
        <p className="text-muted mb-3 max-w-180">{checksWords.fileLead}</p>
        <label className="flex flex-wrap items-center gap-3">
          <span className="label">{checksWords.choose}</span>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            className="max-w-full text-sm file:button file:border-solid file:mr-3"
            onChange={event => setFile(event.currentTarget.files?.[0] ?? null)}
          />
        </label>
        {isLost && !file && (
          <p role="alert" className="text-warn mt-3 max-w-180">
            {checksWords.notKept}
          </p>
        )}
        {file && (
          <LazyBoundary fallback={<p className="label mt-3">{checksWords.checking}</p>}>
            <FileResult file={file} />
          </LazyBoundary>
        )}
      </div>
    </Panel>
  )
}
