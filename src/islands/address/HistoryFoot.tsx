import * as historyWords from '#words/history.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import LoadMore from '../../ui/feeds/LoadMore.tsx'
import type { Pages } from '../../ui/feeds/use-pages.ts'
import { HistoryCheck } from './HistoryCheck.tsx'

/** What stands below a history: whether it has gaps, and the way to older rows. */
export default function HistoryFoot({ pages, rows }: { pages: Pages; rows: Transaction[] }) {
  return (
    <>
      <HistoryCheck rows={rows} />
      <LoadMore pages={pages} failed={historyWords.failed} />
    </>
  )
}
