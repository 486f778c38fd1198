import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import { type JettonOperation, sideOf } from '../../domain/jetton/jetton.ts'
import { MISSING } from '../../domain/text/format.ts'
import { transactionPath } from '../../routes.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Column } from '../../ui/base/DataList.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { CommentText } from '../../ui/transaction/CommentText.tsx'
import { MovedAmount } from '../../ui/transaction/MovedAmount.tsx'

const SIDES = {
  sent: addressWords.sent,
  received: addressWords.received,
  minted: addressWords.minted,
  burned: addressWords.burned,
}

/** Columns of an account's jetton transfers. */
export const transferColumns = (raw: RawAddress): Column<JettonOperation>[] => [
  {
    label: commonWords.transaction,
    cell: ({ hash }) =>
      hash ? <HashLink hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} /> : MISSING,
  },
  {
    label: addressWords.direction,
    at: 'lead',
    cell: operation => <Direction operation={operation} raw={raw} />,
  },
  {
    label: commonWords.amount,
    at: 'figure',
    end: true,
    cell: operation => {
      const { side } = sideOf(operation, raw)
      const way = side === 'received' || side === 'minted' ? 'received' : 'sent'
      return <MovedAmount operation={operation} digits={4} {...(side && { way })} />
    },
  },
  { label: commonWords.from, cell: ({ source }) => (source ? <AddressLink raw={source} /> : MISSING) },
  { label: commonWords.to, cell: ({ destination }) => (destination ? <AddressLink raw={destination} /> : MISSING) },
  { label: commonWords.comment, cell: ({ comment }) => <CommentText comment={comment} /> },
  {
    label: addressWords.counterparty,
    at: 'sub',
    narrow: true,
    cell: operation => {
      const { counterparty } = sideOf(operation, raw)
      return (
        <>
          {counterparty && <AddressLink raw={counterparty} />} <CommentText comment={operation.comment} />
        </>
      )
    },
  },
  { label: commonWords.age, at: 'when', end: true, cell: ({ utime }) => <Age utime={utime} /> },
]

/** Direction of a movement. On phones it links to the transaction, which has a separate column on wide screens. */
function Direction({ operation, raw }: { operation: JettonOperation; raw: RawAddress }) {
  const { hash, succeeded } = operation
  const { side } = sideOf(operation, raw)
  const words = (
    <span className={succeeded ? '' : 'text-bad'}>
      {side ? SIDES[side] : MISSING}
      {!succeeded && addressWords.moveFailed}
    </span>
  )
  if (!hash) return words
  return (
    <>
      <a className="link desk:hidden" href={transactionPath(hash)}>
        {words}
      </a>
      <span className="cards:hidden">{words}</span>
    </>
  )
}
