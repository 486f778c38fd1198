import * as transactionWords from '#words/transaction.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { transactionPath } from '../../routes.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { ReplaySection } from '../replay/ReplaySection.tsx'
import { Messages } from './Messages.tsx'
import { Phases } from './Phases.tsx'
import { TransactionCards, TransactionFacts } from './TransactionFacts.tsx'

const lastingUrl = ({ hash }: Transaction) => location.origin + transactionPath(hash)

/** Parts of a transaction: facts, messages, and phases with fees. */
export default function TransactionParts({ transaction }: { transaction: Transaction }) {
  return (
    <>
      <TransactionCards transaction={transaction} />
      <Panel title={transactionWords.title}>
        <TransactionFacts transaction={transaction} />
      </Panel>
      <Messages transaction={transaction} />
      <Panel title={transactionWords.phasesAndFees}>
        <Phases transaction={transaction} />
      </Panel>
      <ReplaySection transaction={transaction} />
      <p className="hidden print:block label mt-4">{transactionWords.receipt(lastingUrl(transaction))}</p>
    </>
  )
}
