import type { ReactNode } from 'react'
import * as commonWords from '#words/common.ts'
import * as transactionsWords from '#words/transactions.ts'
import { MISSING } from '../../domain/text/format.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { transactionPath } from '../../routes.ts'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { BlockLink } from '../../ui/chain/BlockLink.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { age, amount, type Columns, fee, Happening, Receivers, Sender } from '../transaction/columns.tsx'

const Hash = ({ hash }: Transaction) => (
  <HashLink hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} />
)

/** On a desk the sentence is never cut, and its hash stands below it. */
const Transacted = (transaction: Transaction) => (
  <>
    <Happening {...transaction} wraps />
    <span className="cards:hidden block pl-10 text-sm text-muted">
      <Hash {...transaction} />
    </span>
  </>
)

/** Sender and receivers: the account of the transaction is one of them, and is set off. */
function Parties(transaction: Transaction) {
  return (
    <dl className="text-sm">
      <Line label={commonWords.from}>
        <Sender {...transaction} />
      </Line>
      <Line label={commonWords.to}>
        <Receivers to={transaction.summary.to} />
      </Line>
    </dl>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-center gap-2 min-h-6">
    <dt className="w-10 shrink-0 text-xs text-faint">{label}</dt>
    <dd className="min-w-0 truncate">{children}</dd>
  </div>
)

const Block = ({ block }: Transaction) => (block ? <BlockLink block={block} /> : MISSING)

/** On phones the account, and on a press all that a desk shows of the transaction. */
const Account = (transaction: Transaction) => (
  <span className="flex flex-wrap items-center gap-x-3 pl-10">
    <AddressLink raw={transaction.account} />
    <details className="open:basis-full">
      <summary className="inline-flex items-center min-h-6 cursor-pointer text-faint">{transactionsWords.more}</summary>
      <Parties {...transaction} />
      <dl className="text-sm">
        <Line label={commonWords.block}>
          <Block {...transaction} />
        </Line>
        <Line label={commonWords.fee}>
          <Amount units={transaction.totalFees} digits={6} />
        </Line>
        <Line label={transactionsWords.hash}>
          <Hash {...transaction} />
        </Line>
      </dl>
    </details>
  </span>
)

/** Columns of the newest transactions of the whole network. */
export const recentColumns: Columns = [
  { label: commonWords.transaction, width: 'xl:w-[35%]', at: 'lead', cell: Transacted },
  { label: transactionsWords.parties, width: 'xl:w-[21%]', cell: Parties },
  { label: commonWords.account, at: 'sub', narrow: true, cell: Account },
  { ...amount, label: commonWords.value, width: 'xl:w-[14%]' },
  { label: commonWords.block, end: true, width: 'xl:w-[8.5%]', cell: Block },
  { ...age, width: 'xl:w-[7.5%]' },
  fee,
]
