import { lazy, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as transactionsWords from '#words/transactions.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { age, amount, type Columns, fee, Happening } from '../transaction/columns.tsx'
import { Block, Hash, Parties } from './parts.tsx'

// Lazy: wide screens show everything in the row.
const Folded = lazy(() => import('./Folded.tsx'))

/** The sentence, never truncated on wide screens, with the hash below. */
const Transacted = (transaction: Transaction) => (
  <>
    <Happening {...transaction} wraps />
    <span className="cards:hidden block pl-10 text-sm text-muted">
      <Hash {...transaction} />
    </span>
  </>
)

/** Account of a row on phones; the other fields open on click. */
function Account(transaction: Transaction) {
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="flex flex-wrap items-center gap-x-3 pl-10">
      <AddressLink raw={transaction.account} />
      <details className="open:basis-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="inline-flex items-center min-h-6 cursor-pointer text-faint">
          {transactionsWords.more}
        </summary>
        <LazyBoundary fallback={<div className="h-30" />}>{isOpen && <Folded {...transaction} />}</LazyBoundary>
      </details>
    </span>
  )
}

/** Columns of the newest transactions of the network. */
export const recentColumns: Columns = [
  { label: commonWords.transaction, width: 'xl:w-[35%]', at: 'lead', cell: Transacted },
  { label: commonWords.fromTo, width: 'xl:w-[21%]', cell: Parties },
  { label: commonWords.account, at: 'sub', narrow: true, cell: Account },
  { ...amount, label: commonWords.value, width: 'xl:w-[14%]' },
  { label: commonWords.block, end: true, width: 'xl:w-[8.5%]', cell: Block },
  { ...age, width: 'xl:w-[7.5%]' },
  fee,
]
