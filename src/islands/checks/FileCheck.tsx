import { lazy, useEffect, useRef, useState } from 'react'
import * as checksWords from '#words/checks.ts'
import { takeDropped } from '../../stores/dropped.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'

// The verifier comes with it, when there is a file.
const FileResult = lazy(() => import('./FileResult.tsx'))

/** A saved proof, chosen or dropped, and what it comes to. */
export function FileCheck() {
  const [file, setFile] = useState<Blob | null>(null)
  const [isLost, setLost] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Chosen before the scripts had come, or dropped on the page before.
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
