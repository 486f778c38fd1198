import * as commonWords from '#words/common.ts'
import * as transactionsWords from '#words/transactions.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Block, Hash, Line, Parties } from './parts.tsx'

/** Fields of a transaction that do not fit in a phone's row. */
export default function Folded(transaction: Transaction) {
  return (
    <>
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
    </>
  )
}
