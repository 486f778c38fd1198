import * as words from '#words/summary.ts'
import { compareAmounts } from '../notation/amount.ts'
import { endOf } from '../transaction/outcome.ts'
import { type Sentence, sentence } from '../transaction/sentence.ts'
import { coins } from '../transaction/sum.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'
import { isGivenBack } from './swap.ts'

/** A returned payment: its row, its message, and the returned message. */
type Return = { row: Transaction; message: Message; returned: Message }

/**
 * True if a message may be the original of a returned one: bounceable, to the returning account, earlier, and with at least its amount. A
 * refusal that is no bounce can be sent by any contract, and must bring back most of the amount.
 */
const mayBe = (message: Message, { source, value, createdLt, bounced }: Message) =>
  message.bounce &&
  message.destination === source &&
  (bounced || isGivenBack(value, message.value)) &&
  compareAmounts(message.createdLt, createdLt) < 0 &&
  compareAmounts(value, message.value) <= 0

/** Finds the returned payments of a history. Each return belongs to the last matching payment before it. */
function findReturns(rows: Transaction[]): Return[] {
  const taken = new Set<Message>()
  const sending = rows.filter(({ summary }) => summary.outcome.kind === 'sent')
  const returning = rows.filter(({ summary }) => summary.outcome.kind === 'returned').toReversed()
  return returning.flatMap(({ inMessage: returned }): Return[] => {
    if (!returned) return []
    const fitting = sending.flatMap(row =>
      row.outMessages.flatMap(message =>
        !taken.has(message) && mayBe(message, returned) ? [{ row, message, returned }] : [],
      ),
    )
    const [last] = fitting.sort((a, b) => compareAmounts(b.message.createdLt, a.message.createdLt))
    if (last) taken.add(last.message)
    return last ? [last] : []
  })
}

/** A row with the returns of all or some of its messages. */
function withReturn(row: Transaction, returns: Return[]): Transaction {
  const [first] = returns
  if (!first) return row
  const of = row.outMessages.length
  const { summary } = row
  const isWhole = returns.length === of
  const text = isWhole ? words.cameBackLater : words.partlyBack(returns.length, of)
  const after = (part: Sentence) => sentence(text, { first: { sentence: part } })
  const outcome =
    isWhole && of === 1
      ? ({ kind: 'came-back', sum: coins(first.message.value), back: coins(first.returned.value), step: 0 } as const)
      : ({ kind: 'partly', arrived: of - returns.length, back: returns.length, stayed: 0, of } as const)
  return {
    ...row,
    summary: {
      ...summary,
      outcome,
      end: endOf(outcome),
      title: after(summary.title),
      sentence: after(summary.sentence),
    },
  }
}

/** Marks payments of a history as returned if their return is among the rows, newest first. Other rows are the same objects. */
export function withReturns(rows: Transaction[]): Transaction[] {
  const returns = Map.groupBy(findReturns(rows), ({ row }) => row)
  return returns.size === 0 ? rows : rows.map(row => withReturn(row, returns.get(row) ?? []))
}
