import * as commonWords from '#words/common.ts'
import * as historyWords from '#words/history.ts'
import { MISSING } from '../../domain/text/format.ts'
import type { Tone } from '../../domain/transaction/outcome.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { transactionPath } from '../../routes.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Column } from '../../ui/base/DataList.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { AddressName } from '../../ui/chain/AddressName.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { CommentText } from '../../ui/transaction/CommentText.tsx'
import { HappeningMark } from '../../ui/transaction/HappeningMark.tsx'
import { SentenceText } from '../../ui/transaction/SentenceText.tsx'
import { SumAmount } from '../../ui/transaction/SumAmount.tsx'

export type Columns = Column<Transaction>[]

/** Colour of a row: that of its problem, if any. */
const ROW_TONES: Record<Tone, string> = { good: '', none: '', warn: 'text-warn', bad: 'text-bad' }

type Summarised = Pick<Transaction, 'hash' | 'summary'>

/** Counterparty, if the sentence ends with it. */
const lastParty = ({ title, party }: Transaction['summary']) => (title.text.endsWith('{who}') ? party : null)

/**
 * Sentence of a transaction as a link; the hash is its title. Two to three lines on phones, so that a name that arrives later moves nothing.
 * On wide screens warnings wrap, so that they are not truncated. `opens`: on phones the trailing counterparty is a separate link below.
 */
export function Happening({ hash, summary, wraps, opens }: Summarised & { wraps?: boolean; opens?: boolean }) {
  const { mark, title, end, comment } = summary
  const last = opens && lastParty(summary)
  return (
    <a
      href={transactionPath(hash)}
      title={hash}
      className={`flex items-center gap-3 hover:underline ${opens ? '' : 'max-sm:(items-start min-h-[2lh])'}`}
    >
      <HappeningMark mark={mark} />
      <span
        className={`min-w-0 cards:line-clamp-3 ${wraps || ROW_TONES[end.tone] ? 'desk:break-words' : 'desk:truncate'}`}
      >
        <span className={`font-500 ${ROW_TONES[end.tone]}`}>
          <SentenceText sentence={last ? { ...title, text: title.text.replace('{who}', '') } : title} plain />
          {last && (
            <span className="cards:sr-only">
              <AddressName raw={last} />
            </span>
          )}
        </span>
        {comment && (
          <span className="cards:hidden text-muted ml-3">
            <CommentText comment={comment} />
          </span>
        )}
      </span>
    </a>
  )
}

export const happening: Column<Transaction> = {
  label: commonWords.transaction,
  width: 'xl:w-[34%]',
  at: 'lead',
  cell: Happening,
}

/** All moves. The first is emphasised, as TON beside tokens is for gas. */
export const Moves = ({ summary: { moves } }: Pick<Transaction, 'summary'>) =>
  moves.length === 0
    ? MISSING
    : moves.map((move, place) => (
        <span key={place} className={place > 0 ? 'cards:hidden block text-xs' : 'block'}>
          <SumAmount sum={move} digits={4} way={move.way} />
        </span>
      ))

export const amount: Column<Transaction> = {
  label: commonWords.amount,
  width: 'xl:w-[15%]',
  at: 'figure',
  end: true,
  cell: Moves,
}

/** Counterparty and comment if the sentence ends with the counterparty; else one of them. */
const note: Column<Transaction> = {
  label: commonWords.comment,
  at: 'sub',
  narrow: true,
  cell: ({ summary }) => {
    const { comment } = summary
    const party = comment ? lastParty(summary) : summary.party
    return (
      // aligned with the text beside the icon
      <span className="flex flex-wrap items-center gap-x-2 pl-10 whitespace-normal">
        {party && (
          // target of 24 px in a lower line
          <span className="inline-flex min-w-0 [&>a]:py-0.5 -my-0.5">
            <AddressLink raw={party} />
          </span>
        )}
        {comment && <CommentText comment={comment} />}
      </span>
    )
  },
}

export const fee: Column<Transaction> = {
  label: commonWords.fee,
  end: true,
  cell: ({ totalFees }) => <Amount units={totalFees} digits={6} />,
}
export const age: Column<Transaction> = {
  label: commonWords.age,
  width: 'xl:w-[8%]',
  at: 'when',
  end: true,
  cell: ({ utime }) => <Age utime={utime} />,
}

/** First receiver, and the number of others. */
export function Receivers({ to }: { to: RawAddress[] }) {
  return (
    <>
      {to[0] ? <AddressLink raw={to[0]} /> : MISSING}
      {to.length > 1 && (
        <span className="text-muted whitespace-nowrap">{historyWords.moreReceivers(to.length - 1)}</span>
      )}
    </>
  )
}

/** Sender, or a text if it has no address. */
export const Sender = ({ inMessage, summary: { from } }: Transaction) =>
  from ? <AddressLink raw={from} /> : inMessage ? historyWords.outside : historyWords.system

const from: Column<Transaction> = {
  label: commonWords.from,
  width: 'xl:w-[14.5%]',
  cell: Sender,
}
const to: Column<Transaction> = {
  label: commonWords.to,
  width: 'xl:w-[14.5%]',
  cell: ({ summary }) => <Receivers to={summary.to} />,
}

/** Columns of an account's history, with automatic width. */
export const historyColumns: Columns = [
  { ...happening, cell: row => <Happening {...row} opens /> },
  amount,
  note,
  from,
  to,
  age,
  fee,
]
