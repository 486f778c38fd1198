import type { ReactNode } from 'react'
import * as commonWords from '#words/common.ts'
import * as historyWords from '#words/history.ts'
import { MISSING } from '../../domain/text/format.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { transactionPath } from '../../routes.ts'
import { BlockLink } from '../../ui/chain/BlockLink.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { Receivers, Sender } from '../transaction/columns.tsx'

/** A short label and its value on one line. */
export const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-center gap-2 min-h-6">
    <dt className="w-12 shrink-0 text-xs text-faint">{label}</dt>
    <dd className="min-w-0 truncate">{children}</dd>
  </div>
)

export const Hash = ({ hash }: Transaction) => (
  <HashLink hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} />
)

export const Block = ({ block }: Transaction) => (block ? <BlockLink block={block} /> : MISSING)

/** Sender and receivers, including the transaction's account. An account called by the system that sends nothing is the receiver. */
export function Parties(transaction: Transaction) {
  const { account, inMessage, summary } = transaction
  const isCalled = inMessage === null && summary.to.length === 0
  return (
    <dl className="text-sm">
      <Line label={commonWords.from}>{isCalled ? historyWords.system : <Sender {...transaction} />}</Line>
      <Line label={commonWords.to}>
        <Receivers to={isCalled ? [account] : summary.to} />
      </Line>
    </dl>
  )
}
