import { useMemo } from 'react'
import * as historyCheckWords from '#words/history-check.ts'
import { dateTime } from '../../domain/text/format.ts'
import { completenessOf, type ProvedLast, readChain, refutedRow } from '../../domain/transaction/chain.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { transactionPath } from '../../routes.ts'
import { $provedAccounts } from '../../stores/proved-accounts.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

type Props = {
  raw: RawAddress
  rows: Transaction[] /** false if older rows may follow, or some are unreadable */
  isWhole: boolean
}

/**
 * Completeness of a history: no gap between rows, by their bytes; and no newer transaction, by a proof of the account. A row that the proof
 * contradicts replaces all of it.
 */
export function HistoryCheck({ raw, rows, isWhole }: Props) {
  const { gap, isDeleted } = useMemo(() => readChain(rows), [rows])
  const proved = useQuery($provedAccounts)[raw]
  const refuted = proved && refutedRow(rows, proved)
  const before = gap === null ? undefined : rows[gap]
  return (
    <p className="flex items-start gap-2 px-4 md:px-5 py-2 text-sm text-muted border-t border-line">
      {refuted ? (
        <Icon name="alert-triangle" className="mt-0.5 text-bad" />
      ) : (
        <Mark isBroken={before !== undefined} isDeleted={isDeleted} />
      )}
      <span className="flex flex-wrap gap-x-2">
        {refuted ? (
          <a className="link" href={transactionPath(refuted.hash)}>
            {historyCheckWords.refuted}
          </a>
        ) : before ? (
          <a className="link" href={transactionPath(before.prevHash)}>
            {historyCheckWords.broken((gap ?? 0) + 1)}
          </a>
        ) : (
          <span>{isDeleted ? historyCheckWords.recreated(rows.length) : historyCheckWords.whole(rows.length)}</span>
        )}
        {!refuted && !before && proved && (
          <Complete rows={rows} isWhole={isWhole} isDeleted={isDeleted} proved={proved} />
        )}
      </span>
    </p>
  )
}

function Mark({ isBroken, isDeleted }: { isBroken: boolean; isDeleted: boolean }) {
  if (isBroken) return <Icon name="alert-triangle" className="mt-0.5 text-warn" />
  return <Icon name={isDeleted ? 'circle-dashed' : 'check'} className={`mt-0.5 ${isDeleted ? '' : 'text-good'}`} />
}

type CompleteProps = Omit<Props, 'raw'> & { isDeleted: boolean; proved: ProvedLast }

/** State of the history's newest row by the proof. A history with a deletion is never called complete. */
function Complete({ rows, isWhole, isDeleted, proved }: CompleteProps) {
  const completeness = completenessOf(rows, proved, isWhole)
  if (completeness === 'unknown') return null
  if (completeness === 'newer missing')
    return (
      <a className="link" href={transactionPath(proved.lastHash)}>
        {historyCheckWords.newerMissing}
      </a>
    )
  if (isDeleted) return null
  const { atTime, atBlock } = completeness === 'complete' ? historyCheckWords.complete : historyCheckWords.noneNewer
  return <span>{proved.utime ? atTime(dateTime(proved.utime)) : atBlock}</span>
}
