import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import * as historyWords from '#words/history.ts'
import * as movesWords from '#words/moves.ts'
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

const columns: Column<JettonOperation>[] = [
  {
    label: commonWords.amount,
    cell: operation => (
      <span className={operation.succeeded ? '' : 'text-bad'}>
        <MovedAmount operation={operation} /> <TrustMark trust={operation.jetton.trust} />
        {!operation.succeeded && movesWords.moveFailed}
      </span>
    ),
  },
  { label: commonWords.from, cell: ({ source }) => (source ? <AddressLink raw={source} /> : '—') },
  { label: commonWords.to, cell: ({ destination }) => (destination ? <AddressLink raw={destination} /> : '—') },
  { label: commonWords.comment, cell: ({ comment }) => <CommentText comment={comment} /> },
]

/** The jettons that moved with a transaction: in its messages they are only bytes, with TON for gas. */
export default function JettonMoves({ hash }: { hash: Hash }) {
  return (
    <Panel title={addressWords.jettonTransfers}>
      <Loaded
        query={$transactionJettons(hash)}
        failed={historyWords.failed}
        empty={{
          title: addressWords.noJettonTransfers,
          when: jettons => jettons !== 'too-long' && jettons.operations.length === 0,
        }}
        loading={<ListSkeleton columns={4} rows={1} />}
      >
        {jettons =>
          jettons === 'too-long' ? (
            <Notice title={movesWords.tooLong}>{movesWords.tooLongWhy}</Notice>
          ) : (
            <DataList
              caption={addressWords.jettonTransfers}
              columns={columns}
              rows={jettons.operations}
              rowKey={byPlace}
            />
          )
        }
      </Loaded>
    </Panel>
  )
}
