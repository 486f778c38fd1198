import { cleanText } from '../../domain/clean-text.ts'
import type { JettonOperation } from '../../domain/jetton.ts'
import type { KnownAddresses } from '../../domain/known-address.ts'
import { $transactionJettons } from '../../stores/transaction.ts'
import type { Hash } from '../../ton/hash.ts'
import { AddressLink } from '../../ui/AddressLink.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/DataList.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { messages } from '../../ui/messages.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TrustMark } from '../../ui/TrustMark.tsx'
import { CommentText } from '../address/CommentText.tsx'

const columns = (known: KnownAddresses): Column<JettonOperation>[] => [
  {
    label: 'Amount',
    cell: ({ amount, jetton, succeeded }) => (
      <span className={succeeded ? '' : 'text-bad'}>
        <Amount units={amount} decimals={jetton.decimals} unit={cleanText(jetton.symbol ?? 'UNKNOWN', 16)} />{' '}
        <TrustMark trust={jetton.trust} />
        {!succeeded && ' failed'}
      </span>
    ),
  },
  { label: 'From', cell: ({ source }) => (source ? <AddressLink raw={source} known={known} /> : '—') },
  { label: 'To', cell: ({ destination }) => (destination ? <AddressLink raw={destination} known={known} /> : '—') },
  { label: 'Comment', cell: ({ comment }) => <CommentText comment={comment} /> },
]

/** The jettons that moved with a transaction: in its messages they are only bytes, with TON for gas. */
export default function JettonMoves({ hash }: { hash: Hash }) {
  return (
    <Panel title="Jetton transfers">
      <Loaded
        query={$transactionJettons(hash)}
        failed={messages.transactions.failed}
        empty={{ title: messages.jettons.noTransfers, when: ({ operations }) => operations.length === 0 }}
        loading={<ListSkeleton columns={4} rows={1} />}
      >
        {({ operations, known }) => (
          <DataList caption="Jetton transfers" columns={columns(known)} rows={operations} rowKey={byPlace} />
        )}
      </Loaded>
    </Panel>
  )
}
