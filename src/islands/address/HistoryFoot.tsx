import * as historyWords from '#words/history.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { RawAddress } from '../../ton/address.ts'
import LoadMore from '../../ui/feeds/LoadMore.tsx'
import type { Pages } from '../../ui/feeds/use-pages.ts'
import { ExportSection } from '../export/ExportSection.tsx'
import { HistoryCheck } from './HistoryCheck.tsx'

type Props = { raw: RawAddress; pages: Pages; rows: Transaction[] /** rows on screen */; shown: Transaction[] }

/** Foot of a history: its gaps, the button for older rows, and the export. */
export default function HistoryFoot({ raw, pages, rows, shown }: Props) {
  return (
    <>
      <HistoryCheck raw={raw} rows={rows} isWhole={!pages.more && pages.unreadable === 0} />
      <LoadMore pages={pages} failed={historyWords.failed} />
      <ExportSection raw={raw} rows={rows} shown={shown} isWhole={!pages.more} />
    </>
  )
}
