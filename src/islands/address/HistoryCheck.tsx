import { useMemo } from 'react'
import * as historyCheckWords from '#words/history-check.ts'
import { findGap } from '../../domain/transaction/chain.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { transactionPath } from '../../routes.ts'
import { Icon } from '../../ui/base/Icon.tsx'

/** Whether the rows of a history follow each other without a gap, which their bytes prove. */
export function HistoryCheck({ rows }: { rows: Transaction[] }) {
  const gap = useMemo(() => findGap(rows), [rows])
  const before = gap === null ? undefined : rows[gap]
  return (
    <p className="flex items-center gap-2 px-4 md:px-5 py-2 text-sm text-muted border-t border-line">
      <Icon name={before ? 'alert-triangle' : 'check'} className={before ? 'text-warn' : 'text-good'} />
      {before ? (
        <a className="link" href={transactionPath(before.prevHash)}>
          {historyCheckWords.broken((gap ?? 0) + 1)}
        </a>
      ) : (
        historyCheckWords.whole(rows.length)
      )}
    </p>
  )
}
