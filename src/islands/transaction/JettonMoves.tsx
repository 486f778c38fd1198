import type { JettonOperation } from '../../domain/jetton/jetton.ts'
import { $transactionJettons } from '../../stores/transaction.ts'
import type { Hash } from '../../ton/hash.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { TrustMark } from '../../ui/token/TrustMark.tsx'
import { CommentText } from '../../ui/transaction/CommentText.tsx'
import { MovedAmount } from '../../ui/transaction/MovedAmount.tsx'
import { accountJettonsWords } from '../../words/en/address.ts'
import { transactionJettonsWords, transactionsWords } from '../../words/en/transaction.ts'

const columns: Column<JettonOperation>[] = [
  {
    label: 'Amount',
    cell: operation => (
      <span className={operation.succeeded ? '' : 'text-bad'}>
        <MovedAmount operation={operation} /> <TrustMark trust={operation.jetton.trust} />
        {!operation.succeeded && ' failed'}
      </span>
    ),
  },
  { label: 'From', cell: ({ source }) => (source ? <AddressLink raw={source} /> : '—') },
  { label: 'To', cell: ({ destination }) => (destination ? <AddressLink raw={destination} /> : '—') },
  { label: 'Comment', cell: ({ comment }) => <CommentText comment={comment} /> },
]

/** The jettons that moved with a transaction: in its messages they are only bytes, with TON for gas. */
export default function JettonMoves({ hash }: { hash: Hash }) {
  return (
    <Panel title="Jetton transfers">
      <Loaded
        query={$transactionJettons(hash)}
        failed={transactionsWords.failed}
        empty={{
          title: accountJettonsWords.noTransfers,
          when: jettons => jettons !== 'too-long' && jettons.operations.length === 0,
        }}
        loading={<ListSkeleton columns={4} rows={1} />}
      >
        {jettons =>
          jettons === 'too-long' ? (
            <Notice title={transactionJettonsWords.tooLong}>{transactionJettonsWords.tooLongWhy}</Notice>
          ) : (
            <DataList caption="Jetton transfers" columns={columns} rows={jettons.operations} rowKey={byPlace} />
          )
        }
      </Loaded>
    </Panel>
  )
}
