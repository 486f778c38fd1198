import * as commonWords from '#words/common.ts'
import * as historyWords from '#words/history.ts'
import { unitOf } from '../../domain/foreign/names.ts'
import type { JettonWallets } from '../../domain/jetton/jetton.ts'
import { aboutJettons, jettonMoves } from '../../domain/jetton/moves.ts'
import { directionOf } from '../../domain/transaction/direction.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { verdictOf } from '../../domain/transaction/verdict.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Column } from '../../ui/base/DataList.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { TransactionLink } from '../../ui/chain/TransactionLink.tsx'
import { Age } from '../../ui/live/Age.tsx'

export type Columns = Column<Transaction>[]

export const hash: Column<Transaction> = {
  label: commonWords.transaction,
  cell: transaction => <TransactionLink hash={transaction.hash} verdict={verdictOf(transaction)} />,
}

export const fee: Column<Transaction> = {
  label: commonWords.fee,
  end: true,
  cell: ({ totalFees }) => <Amount units={totalFees} digits={6} />,
}
export const age: Column<Transaction> = {
  label: commonWords.age,
  end: true,
  cell: ({ utime }) => <Age utime={utime} />,
}

function Address({ raw, absent = '—' }: { raw: RawAddress | null; absent?: string }) {
  return raw ? <AddressLink raw={raw} /> : <span className="text-muted">{absent}</span>
}

/** Receivers: the first, and how many more. */
function Receivers({ to }: { to: RawAddress[] }) {
  return (
    <>
      <Address raw={to[0] ?? null} />
      {to.length > 1 && (
        <span className="text-muted whitespace-nowrap">{historyWords.moreReceivers(to.length - 1)}</span>
      )}
    </>
  )
}

export const from: Column<Transaction> = {
  label: commonWords.from,
  cell: transaction => (
    <Address
      raw={directionOf(transaction).from}
      absent={transaction.inMessage ? historyWords.outside : historyWords.system}
    />
  ),
}
export const to: Column<Transaction> = {
  label: commonWords.to,
  cell: transaction => <Receivers to={directionOf(transaction).to} />,
}

/** Beside TON that pays for the way, since these messages move jettons. */
export function AndJettons({ transaction: { inMessage, outMessages } }: { transaction: Transaction }) {
  const messages = inMessage ? [inMessage, ...outMessages] : outMessages
  return aboutJettons(messages) ? (
    <span className="block text-xs text-muted whitespace-nowrap">{historyWords.andJettons}</span>
  ) : null
}

/** The jettons that moved come first: the TON with them is for gas. */
function Moved({ transaction, wallets }: { transaction: Transaction; wallets: JettonWallets }) {
  const { kind, amount } = directionOf(transaction)
  const moves = jettonMoves(transaction, wallets)
  const coins = <Amount units={amount} digits={4} way={kind} />
  if (moves.length === 0)
    return (
      <>
        {coins}
        <AndJettons transaction={transaction} />
      </>
    )
  return (
    <>
      {moves.map(({ jetton, units, way }, place) => (
        <span key={place} className="block">
          <Amount units={units} decimals={jetton.decimals} digits={4} way={way} unit={unitOf(jetton)} />
        </span>
      ))}
      <span className="block text-xs">{coins}</span>
    </>
  )
}

/** Columns of one account's history; `wallets` hold its jettons. */
export const historyColumns = (wallets: JettonWallets): Columns => [
  hash,
  {
    label: commonWords.amount,
    end: true,
    cell: transaction => <Moved transaction={transaction} wallets={wallets} />,
  },
  from,
  to,
  age,
  fee,
]
