import { useCallback, useMemo, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as watchWords from '#words/watch.ts'
import { hasChanged, type LastTransaction, type OwnAddresses } from '../../domain/names/own.ts'
import { MISSING } from '../../domain/text/format.ts'
import { paths } from '../../routes.ts'
import { $account } from '../../stores/account.ts'
import { $own, changeOwn } from '../../stores/base/own-names.ts'
import { $watchedAccounts, $watchedMarks, watchedList } from '../../stores/watched.ts'
import type { RawAddress } from '../../ton/address.ts'
import { type Column, DataList } from '../../ui/base/DataList.tsx'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { Icon } from '../../ui/base/Icon.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { NOT_KEPT } from '../names/not-kept.ts'
import { NamedLink } from './NamedLink.tsx'
import { type Row, rowKey } from './row.ts'
import { LastActivity, type OnLast, Unmarked, WatchedBalance, waiting } from './WatchedFigures.tsx'

/** Last transactions of the accounts that have loaded; null if not known. */
type Lasts = Record<RawAddress, LastTransaction | null>
/** `changed`: null if not known, undefined while it loads. */
type Seen = Row & { changed: boolean | null | undefined }

const columnsOf = (list: string, onLast: OnLast): Column<Seen>[] => [
  { label: watchWords.address, at: 'lead', cell: ({ raw }) => <NamedLink raw={raw} /> },
  {
    label: watchWords.status,
    at: 'sub',
    cell: ({ changed }) =>
      changed === undefined ? (
        waiting
      ) : changed === null ? (
        MISSING
      ) : changed ? (
        <ChangedMark />
      ) : (
        <span className="text-muted">{watchWords.unchanged}</span>
      ),
  },
  { label: watchWords.lastActivity, at: 'when', end: true, cell: ({ raw }) => <LastActivity raw={raw} list={list} /> },
  {
    label: commonWords.balance,
    at: 'figure',
    end: true,
    cell: ({ raw }) => <WatchedBalance raw={raw} list={list} onLast={onLast} />,
  },
]

const ChangedMark = () => (
  <span className="inline-flex items-center gap-1 text-warn font-600">
    <Icon name="refresh" className="text-xs" />
    {watchWords.changed}
  </span>
)

/** The later of two transactions: an index that lags may name an older one than was seen before. */
const later = (seen: LastTransaction | null, last: LastTransaction | null | undefined) =>
  last && (seen === null || hasChanged(seen, last)) ? last : seen

/** Marks the newest transactions as seen; accounts with an unknown last transaction are unchanged. */
const seenNow = (own: OwnAddresses, lasts: Lasts): OwnAddresses =>
  Object.fromEntries(
    Object.entries(own).map(([raw, entry]) => [raw, { ...entry, seen: later(entry.seen, lasts[raw as RawAddress]) }]),
  )

/** Watched addresses with balances, and marks for changes since the last visit. */
export function WatchedList({ rows }: { rows: Row[] }) {
  const [lasts, setLasts] = useState<Lasts>({})
  const [problem, setProblem] = useState<string>()
  const onLast = useCallback<OnLast>((raw, last) => {
    // After a failed refresh, the last known transaction stays.
    setLasts(lasts => ({ ...lasts, [raw]: last ?? lasts[raw] ?? null }))
    // First look at the account: changes count from now on.
    if (last && $own.get()[raw]?.seen === null) changeOwn(own => seenNow(own, { [raw]: last }))
  }, [])
  const list = watchedList(rows.map(({ raw }) => raw))
  const columns = useMemo(() => columnsOf(list, onLast), [list, onLast])
  const seen = useMemo(() => rows.map(row => ({ ...row, changed: changedSince(row, lasts[row.raw]) })), [rows, lasts])
  const changed = seen.filter(row => row.changed).length
  const unknown = seen.filter(row => row.changed === null).length
  const isLoading = seen.some(row => row.changed === undefined)

  function lookAgain() {
    const all = $watchedAccounts(list).get()
    for (const { raw } of rows) if (all.status !== 'ready' || !all.value[raw]) $account(raw).refresh()
    $watchedAccounts(list).refresh()
    $watchedMarks(list).refresh()
  }
  function markSeen() {
    const refused = changeOwn(own => seenNow(own, lasts))
    setProblem(refused ? NOT_KEPT[refused] : undefined)
  }

  return (
    <section className="panel">
      <DocumentTitle name={watchWords.documentName(changed)} />
      {rows.length === 0 ? (
        <Notice
          title={watchWords.none}
          action={
            <a className="button" href={paths.home}>
              {watchWords.findOne}
            </a>
          }
        >
          {watchWords.noneWhy}
        </Notice>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2 px-4 md:px-5 py-3 border-b border-line">
            <p role="status" className="flex-1 min-w-60">
              {isLoading ? waiting : watchWords.changedCount(changed, unknown, rows.length)}
            </p>
            <button type="button" className="button max-md:min-h-11" onClick={lookAgain}>
              <Icon name="refresh" />
              {watchWords.lookAgain}
            </button>
            <button type="button" className="button max-md:min-h-11" disabled={changed === 0} onClick={markSeen}>
              <Icon name="check" />
              {watchWords.markSeen}
            </button>
          </div>
          {problem && (
            <p role="alert" className="px-4 md:px-5 py-3 text-bad border-b border-line">
              {problem}
            </p>
          )}
          <DataList caption={watchWords.title} columns={columns} rows={seen} rowKey={rowKey} />
          <Unmarked list={list} />
        </>
      )}
    </section>
  )
}

/** True if the account has changed since; null if not known, undefined while it loads. */
const changedSince = ({ own: { seen } }: Row, last: LastTransaction | null | undefined): Seen['changed'] =>
  last === undefined ? undefined : hasChanged(seen, last)
