import { lazy } from 'react'
import * as commonWords from '#words/common.ts'
import * as historyWords from '#words/history.ts'
import * as transactionsWords from '#words/transactions.ts'
import { MAX_DELAY_SECONDS } from '../../domain/block/health.ts'
import { relativeTime } from '../../domain/text/format.ts'
import type { RecentTransactions } from '../../domain/transaction/list.ts'
import { $recentTransactions } from '../../stores/transactions.ts'
import { byPlace, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Unreadable } from '../../ui/base/ListNote.tsx'
import { NewRows } from '../../ui/feeds/NewRows.tsx'
import { useHeld } from '../../ui/feeds/use-held.ts'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { useNow } from '../../ui/live/use-now.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { recentColumns } from './columns.tsx'

const OldRows = lazy(() => import('./OldRows.tsx'))

/** The newest transactions of all shards. */
export default withAddressBook(function TransactionsScreen() {
  return (
    <section className="panel flex flex-col min-h-240 [&>.mt-auto]:(mt-0 [&>div]:(border-t-0 border-b))">
      <Loaded
        query={$recentTransactions()}
        above
        actions={saveList}
        failed={historyWords.failed}
        empty={{ title: transactionsWords.none, when: list => list.transactions.length + list.unreadable === 0 }}
        loading={
          <>
            <div className="min-h-9 border-b border-line" />
            <ListSkeleton columns={6} rows={20} cardsBelow="xl" lines />
          </>
        }
      >
        {list => <Recent latest={list} />}
      </Loaded>
    </section>
  )
})

function Recent({ latest }: { latest: RecentTransactions }) {
  const { shown, release, list } = useHeld(latest)
  const seen = new Set(shown.transactions.map(({ hash }) => hash))
  const fresh = latest.transactions.filter(({ hash }) => !seen.has(hash)).length
  return (
    <div ref={list}>
      <Standstill newest={latest.transactions[0]?.utime} />
      <NewRows count={fresh} words={transactionsWords.newRows} onShow={release} />
      <DataList
        caption={transactionsWords.title}
        columns={recentColumns}
        rows={shown.transactions}
        rowKey={byPlace}
        cardsBelow="xl"
      />
      <Unreadable count={shown.unreadable} />
      <Gaps coverage={shown.coverage} isUnmarked={shown.isUnmarked} />
    </div>
  )
}

/** Warning that the newest transaction (unix seconds) is old. */
function Standstill({ newest }: { newest: number | undefined }) {
  const now = useNow()
  if (newest === undefined || now - newest <= MAX_DELAY_SECONDS) return null
  return (
    <LazyBoundary>
      <OldRows age={relativeTime(newest, now)} />
    </LazyBoundary>
  )
}

/** Numbers of omitted blocks and shards, and missing marks. */
function Gaps({ coverage: { read, of, failed }, isUnmarked }: Pick<RecentTransactions, 'coverage' | 'isUnmarked'>) {
  const words = [
    of > read && transactionsWords.gaps(read, of),
    failed > 0 && transactionsWords.failedShards(failed),
    isUnmarked && transactionsWords.unmarked,
  ].filter(Boolean)
  if (words.length === 0) return null
  return <p className="label px-4 md:px-5 py-2 border-t border-line">{words.join(commonWords.gap)}</p>
}
