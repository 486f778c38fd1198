import { useEffect } from 'react'
import * as exportWords from '#words/export.ts'
import { exportOf } from '../../stores/export/export.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { ExportForm } from './ExportForm.tsx'
import { ExportProgress } from './ExportProgress.tsx'
import type { Exported } from './exported.ts'

/** Export of a range of dates: form, progress, or result. */
export function ExportRange(exported: Exported) {
  const job = exportOf(exported.raw)
  const state = useQuery(job.$state)
  useEffect(() => void job.restore(), [job])
  return (
    <fieldset className="border-0 m-0 p-0 min-w-0">
      <legend className="label mb-2">{exportWords.range}</legend>
      {state.kind === 'idle' ? (
        <ExportForm {...exported} onStart={job.start} />
      ) : (
        <ExportProgress raw={exported.raw} job={job} state={state} />
      )}
    </fieldset>
  )
}
