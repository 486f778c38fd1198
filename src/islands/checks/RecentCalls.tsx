import { useEffect, useState } from 'react'
import * as checksWords from '#words/checks.ts'
import { type LoggedCall, MAX_CALLS, readCalls } from '../../stores/base/call-log.ts'
import { type Column, DataList } from '../../ui/base/DataList.tsx'
import { ListNote } from '../../ui/base/ListNote.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { useNow } from '../../ui/live/use-now.ts'

function answerText({ status }: LoggedCall) {
  if (status === null) return checksWords.statusUnknown
  return status === 0 ? checksWords.noAnswer : checksWords.status(status)
}
const isGood = ({ status }: LoggedCall) => status === null || (status >= 200 && status < 400)

const columns: Column<LoggedCall>[] = [
  {
    label: checksWords.call,
    at: 'lead',
    cell: ({ path }) => <span className="hash break-all">{path.slice(0, 120)}</span>,
  },
  { label: checksWords.provider, at: 'sub', width: 'w-32', cell: ({ provider }) => provider },
  {
    label: checksWords.answer,
    at: 'figure',
    width: 'w-56',
    end: true,
    cell: call => (
      <span className={isGood(call) ? '' : 'text-bad'}>
        {answerText(call)} {checksWords.after(call.took)}
      </span>
    ),
  },
  {
    label: checksWords.when,
    at: 'when',
    width: 'w-36',
    end: true,
    cell: ({ at }) => <Age utime={Math.floor(at / 1000)} />,
  },
]
const rowKey = ({ at, path }: LoggedCall) => `${at} ${path}`

/** This browser's calls of the last ten minutes, from all tabs. */
export function RecentCalls() {
  const now = useNow()
  const [calls, setCalls] = useState<LoggedCall[] | null>()
  useEffect(() => {
    if (now) setCalls(readCalls() ?? null)
  }, [now])
  return (
    <Panel title={checksWords.calls}>
      {calls === null && <ListNote>{checksWords.noLog}</ListNote>}
      {calls?.length === 0 && <ListNote>{checksWords.noCalls}</ListNote>}
      {calls && calls.length > 0 && (
        <DataList caption={checksWords.calls} columns={columns} rows={calls} rowKey={rowKey} />
      )}
      {calls?.length === MAX_CALLS && <ListNote>{checksWords.newestCalls(MAX_CALLS)}</ListNote>}
    </Panel>
  )
}
