import { lazy, useState } from 'react'
import * as fileWords from '#words/names-file.ts'
import { formatNames } from '../../domain/names/file.ts'
import { type OwnAddresses, ownEntries } from '../../domain/names/own.ts'
import { dayOfUtc } from '../../domain/text/day.ts'
import { SECOND } from '../../lib/time.ts'
import { $unreadableNames } from '../../stores/base/own-names.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { NETWORK_NAME } from '../../ui/network-name.ts'
import { saveFile } from '../../ui/save/save-file.ts'
import { UnreadableNames } from './UnreadableNames.tsx'

// Lazy: the reader is loaded with the first file.
const ReadNames = lazy(() => import('./ReadNames.tsx'))

function save(own: OwnAddresses) {
  const now = new Date()
  const text = formatNames(own, NETWORK_NAME, now.toISOString())
  const name = `nanoscope-addresses-${dayOfUtc(now.getTime() / SECOND)}.json`
  saveFile({ name, blob: new Blob([text], { type: 'application/json' }) })
}

/** Exports all names, notes and watched addresses to a file, and imports such a file. */
export default function NamesFile({ own }: { own: OwnAddresses }) {
  const [chosen, setChosen] = useState<{ file: File; place: number }>()
  const count = ownEntries(own).length
  const isLost = useQuery($unreadableNames) !== null
  return (
    <Panel title={fileWords.file}>
      <div className="px-4 md:px-5 py-4">
        <UnreadableNames />
        <p className="text-muted mb-3 max-w-180">{fileWords.fileLead}</p>
        <div className="flex flex-wrap items-center gap-3">
          {!isLost && (
            <button type="button" className="button max-md:min-h-11" disabled={count === 0} onClick={() => save(own)}>
              {count === 0 ? fileWords.nothingToSave : fileWords.save(count)}
            </button>
          )}
          <label className="flex flex-wrap items-center gap-3 min-w-0">
            <span className="label">{fileWords.choose}</span>
            <input
              type="file"
              accept=".json,application/json"
              className="max-w-full text-sm file:button file:border-solid file:mr-3"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                setChosen(last => file && { file, place: (last?.place ?? 0) + 1 })
              }}
            />
          </label>
        </div>
      </div>
      <LazyBoundary>
        {chosen && <ReadNames key={chosen.place} file={chosen.file} own={own} onDone={() => setChosen(undefined)} />}
      </LazyBoundary>
    </Panel>
  )
}
