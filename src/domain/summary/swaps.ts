import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import { compareAmounts } from '../notation/amount.ts'
import { opcodeOf } from '../reason/opcode.ts'
import { endOf, type Outcome } from '../transaction/outcome.ts'
import { type Move, sentence } from '../transaction/sentence.ts'
import type { Sum } from '../transaction/sum.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'
import { fieldOf, OPCODE } from './message.ts'
import { SWAPPED, type Swap, swapOrder, swapSentence } from './swap.ts'

/** An order of a row to an exchange, by jettons. */
type Order = Omit<Swap, 'got'> & { row: Transaction; router: RawAddress; query: string | undefined; lt: string }
/** Jettons that an exchange paid out, by the notice of an own jetton wallet. */
type Payout = { sum: Sum; router: RawAddress; query: string | undefined; lt: string; reason: number }

const queryOf = ({ body }: Message) => (body.kind === 'operation' ? fieldOf(body, 'number', 'query id') : undefined)

function orderOf(row: Transaction): Order | null {
  const [message, other] = row.outMessages
  if (!message || other || row.summary.own || row.summary.outcome.kind !== 'sent') return null
  const order = swapOrder(message)
  const router = message.body.kind === 'operation' ? fieldOf(message.body, 'address', 'destination') : null
  return order?.paid.wallet && router ? { ...order, row, router, query: queryOf(message), lt: message.createdLt } : null
}

function payoutOf({ inMessage, summary }: Transaction): Payout | null {
  if (!inMessage?.source || summary.own || inMessage.body.kind !== 'operation') return null
  const { body, source, createdLt } = inMessage
  if (body.opcode !== OPCODE.jettonNotification) return null
  const [units, router] = [fieldOf(body, 'units', 'amount'), fieldOf(body, 'address', 'sender')]
  const payload = fieldOf(body, 'body', 'payload')
  const reason = payload && opcodeOf(payload)
  if (units === undefined || !router || !reason) return null
  return { sum: { units, wallet: source }, router, query: queryOf(inMessage), lt: createdLt, reason }
}

const isOf = ({ router, query, lt }: Order, payout: Payout) =>
  payout.router === router && payout.query === query && compareAmounts(payout.lt, lt) > 0

/** A row with the other side of its swap; the same row where the exchange says nothing that is known. */
function withPayout({ row, paid, exchange }: Order, { sum, reason }: Payout): Transaction {
  const isSwapped = SWAPPED.includes(reason)
  // A payout of the other jetton is no refund, and one of the same no swap.
  if (isSwapped === (sum.wallet === paid.wallet)) return row
  const told = isSwapped
    ? swapSentence({ paid, got: sum, exchange })
    : sentence(words.givenBack, { amount: { sum }, exchange: { text: exchange } })
  const outcome: Outcome = isSwapped
    ? { kind: 'arrived', count: 1, inVain: false }
    : { kind: 'came-back', sum: paid, back: sum, step: null }
  const moves: Move[] = [
    { ...paid, way: 'sent' },
    { ...sum, way: 'received' },
  ]
  return {
    ...row,
    summary: { ...row.summary, title: told, sentence: told, name: told, moves, outcome, end: endOf(outcome) },
  }
}

/** The rows of a history, newest first, in which an order to swap has both of its sides where what the exchange paid out is among the rows. */
export function withSwaps(rows: Transaction[]): Transaction[] {
  const orders = rows.flatMap(row => orderOf(row) ?? [])
  if (orders.length === 0) return rows
  const told = new Map<Transaction, Transaction>()
  // Oldest first: an order takes the first payout after it, which no other order has taken.
  const payouts = rows.flatMap(row => payoutOf(row) ?? []).toReversed()
  for (const order of orders.toReversed()) {
    const at = payouts.findIndex(payout => isOf(order, payout))
    const [payout] = at < 0 ? [] : payouts.splice(at, 1)
    if (payout) told.set(order.row, withPayout(order, payout))
  }
  return rows.map(row => told.get(row) ?? row)
}
