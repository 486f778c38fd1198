import { useEffect, useState } from 'react'
import * as checksWords from '#words/checks.ts'
import * as commonWords from '#words/common.ts'
import * as sizeWords from '#words/size.ts'
import * as unreadableWords from '#words/unreadable-names.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { forgetAll, type Kept, readStored, type Stored } from '../../stores/storage.ts'
import { type Column, DataList } from '../../ui/base/DataList.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Age } from '../../ui/live/Age.tsx'

const sizeText = (size: number) =>
  size < 1000 ? `${size} ${sizeWords.bytes}` : `${groupDigits(Math.round(size / 1000))} ${sizeWords.kilobytes}`

const columns: Column<Kept>[] = [
  {
    label: checksWords.what,
    at: 'lead',
    cell: ({ key }) => <span className="hash break-all">{key.slice(0, 90)}</span>,
  },
  { label: checksWords.from, at: 'sub', cell: ({ sources }) => sources.join(commonWords.between) || MISSING },
  { label: checksWords.learnt, at: 'when', cell: ({ at }) => <Age utime={Math.floor(at / 1000)} /> },
  { label: checksWords.size, at: 'figure', end: true, cell: ({ size }) => sizeText(size) },
]
const rowKey = ({ key }: Kept) => key

/** Data that the browser keeps for this site, with a button to delete it. */
export function StoredHere() {
  const [stored, setStored] = useState<Stored>()
  const [forgotten, setForgotten] = useState(false)
  useEffect(() => setStored(readStored()), [])

  async function forget() {
    await forgetAll()
    setStored(readStored())
    setForgotten(true)
  }

  return (
    <Panel title={checksWords.stored}>
      <div className="px-4 md:px-5 py-4">
        <p className="text-muted mb-3" role="status">
          {forgotten && `${checksWords.forgotten} `}
          {stored &&
            (stored.size > 0
              ? checksWords.storedSum(stored.answers.length, stored.others, sizeText(stored.size))
              : checksWords.nothingStored)}
        </p>
        {stored && stored.named > 0 && <p className="text-warn mb-3">{checksWords.forgetNames(stored.named)}</p>}
        {stored?.isUnreadable && <p className="text-warn mb-3">{unreadableWords.forget}</p>}
        <button type="button" className="button" disabled={!stored} onClick={forget}>
          {checksWords.forget}
        </button>
      </div>
      {stored && stored.answers.length > 0 && (
        <details className="border-t border-line">
          <summary className="px-4 md:px-5 py-3 cursor-pointer">{checksWords.showAll(stored.answers.length)}</summary>
          <DataList caption={checksWords.stored} columns={columns} rows={stored.answers} rowKey={rowKey} />
        </details>
      )}
    </Panel>
  )
}
