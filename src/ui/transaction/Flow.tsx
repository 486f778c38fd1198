import * as transactionWords from '#words/transaction.ts'
import { compareAmounts } from '../../domain/notation/amount.ts'
import type { Message, Transaction } from '../../domain/transaction/transaction.ts'
import type { RawAddress } from '../../ton/address.ts'
import { AddressLink } from '../chain/AddressLink.tsx'
import { Amount } from '../chain/Amount.tsx'
import { MessageBody } from './MessageBody.tsx'

const ROW = 64
const GAP = 72
const SHOWN = 8

type Props = {
  transaction: Transaction
  /** reason for the outcome; null until known */
  reason: string | null
}

/** Flow of a transaction: incoming message → account → outgoing messages. Widths are proportional to values. */
export function Flow({ transaction, reason }: Props) {
  const { inMessage, outMessages, account, summary } = transaction
  const shown = outMessages.slice(0, SHOWN)
  const rows = Math.max(1, shown.length)
  const most = [inMessage, ...shown].reduce(
    (max, message) => (message && compareAmounts(message.value, max) > 0 ? message.value : max),
    '0',
  )
  const failed = summary.end.tone === 'bad'
  return (
    <div className="grid md:grid-cols-[minmax(0,1fr)_72px_minmax(0,1fr)_72px_minmax(0,1fr)] items-center pad">
      {inMessage ? (
        <Endpoint message={inMessage} raw={inMessage.source} outside={transactionWords.outsideWorld} />
      ) : (
        <p className="label">{transactionWords.noIncoming}</p>
      )}
      <Bands targets={[ROW / 2]} height={ROW} widths={[inMessage ? width(inMessage.value, most) : 0]} failed={failed} />
      <div className={`rounded border px-3 py-2 min-w-0 ${failed ? 'border-bad' : 'border-line'}`}>
        <AddressLink raw={account} />
        {/* The reason of a failure is loaded later. */}
        <p className={`text-sm mt-1 ${failed ? 'min-h-[2lh] text-bad' : 'text-muted'}`}>
          {summary.end.hasReason ? reason : transactionWords.done}
        </p>
      </div>
      <Bands
        targets={shown.map((_, i) => i * ROW + ROW / 2)}
        height={rows * ROW}
        widths={shown.map(message => width(message.value, most))}
        failed={false}
      />
      <OutgoingMessages shown={shown} hidden={outMessages.length - shown.length} />
    </div>
  )
}

/** Width of a band in px: 2 for zero, 14 for the largest value. */
function width(value: string, most: string): number {
  return most === '0' ? 2 : 2 + Number((BigInt(value) * 12n) / BigInt(most))
}

function Endpoint({ message, raw, outside }: { message: Message; raw: RawAddress | null; outside: string }) {
  return (
    <div className="min-w-0 flex flex-col justify-center min-h-16">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {raw ? <AddressLink raw={raw} /> : <span className="text-muted">{outside}</span>}
        {message.kind === 'internal' && <Amount units={message.value} digits={4} />}
      </div>
      <p className="text-sm line-clamp-2">
        <MessageBody message={message} />
      </p>
    </div>
  )
}

function OutgoingMessages({ shown, hidden }: { shown: Message[]; hidden: number }) {
  if (shown.length === 0) return <p className="label">{transactionWords.noOutgoing}</p>
  return (
    <div className="min-w-0">
      {shown.map(message => (
        <Endpoint
          key={message.createdLt}
          message={message}
          raw={message.destination}
          outside={transactionWords.logForOutside}
        />
      ))}
      {hidden > 0 && <p className="label">{transactionWords.moreBelow(hidden)}</p>}
    </div>
  )
}

/** Bands from one point to each target height; vertical and short on narrow screens. */
function Bands({
  targets,
  height,
  widths,
  failed,
}: {
  targets: number[]
  height: number
  widths: number[]
  failed: boolean
}) {
  const colour = failed ? 'stroke-bad' : 'stroke-accent'
  const start = height / 2
  return (
    <>
      <svg
        aria-hidden="true"
        width={GAP}
        height={height}
        viewBox={`0 0 ${GAP} ${height}`}
        className={`max-md:hidden fill-none ${colour}`}
      >
        {targets.map((target, i) => (
          <path
            key={target}
            d={`M4 ${start}C${GAP / 2} ${start} ${GAP / 2} ${target} ${GAP - 4} ${target}`}
            strokeWidth={widths[i] ?? 0}
            opacity="0.55"
          />
        ))}
      </svg>
      <svg aria-hidden="true" width="24" height="28" viewBox="0 0 24 28" className={`md:hidden ml-2 ${colour}`}>
        {targets.length > 0 && <path d="M12 2V26" strokeWidth={Math.max(...widths)} opacity="0.55" />}
      </svg>
    </>
  )
}
