import { givenBackSentence, partlySwappedSentence, type Swap, swapOrder, swapSentence } from '../summary/swap.ts'
import type { TraceOutcome } from '../transaction/outcome.ts'
import type { Sentence } from '../transaction/sentence.ts'
import { coins, type Sum } from '../transaction/sum.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'
import { Branches, broughtBy } from './branch.ts'
import type { Trace } from './trace.ts'

/** The only internal message of a transaction; undefined unless exactly one exists. */
export function onlyMessage({ outMessages }: Transaction): Message | undefined {
  const [message, other] = outMessages.filter(({ kind }) => kind === 'internal')
  return other ? undefined : message
}

/**
 * Both sides of an ordered swap by the steps of its trace. Null if there is no order, or if not exactly one other asset was received. The
 * order must have arrived at least partly (`endingOf`).
 */
export function swapOf(trace: Trace, transaction: Transaction): Swap | null {
  const message = onlyMessage(transaction)
  const order = message && swapOrder(message)
  const place = trace.steps.findIndex(({ hash }) => hash === transaction.hash)
  if (!order || place < 0) return null
  const branches = new Branches(trace)
  const receiver = branches.receiverOf(place, message)
  if (receiver === 'open' || receiver === 'unread') return null
  const brought = broughtBy(branches.below(receiver.place), transaction.account)
  const [got, ...more] = [...brought.jettons].filter(([wallet]) => wallet !== order.paid.wallet)
  if (got && more.length === 0) return { ...order, got: { wallet: got[0], units: `${got[1]}` } }
  const isForTon = order.paid.wallet !== null && brought.jettons.size === 0 && brought.ton > 0n
  return isForTon ? { ...order, got: coins(`${brought.ton}`) } : null
}

/** A completed, partial or refunded swap: its sentence and amounts. */
export type Trade = { sentence: Sentence; sums: Sum[]; isDone: boolean }

/** Result of an ordered swap by its trace; null if there is no order or the trace does not tell. */
export function tradeOf(trace: Trace, transaction: Transaction, ending: TraceOutcome): Trade | null {
  if (ending.kind === 'arrived') {
    const swap = swapOf(trace, transaction)
    return swap && { sentence: swapSentence(swap), sums: [swap.paid, swap.got], isDone: true }
  }
  if (ending.kind === 'partly') {
    const swap = swapOf(trace, transaction)
    return swap && { sentence: partlySwappedSentence(swap), sums: [swap.paid, swap.got], isDone: false }
  }
  const message = onlyMessage(transaction)
  const order = message && swapOrder(message)
  if (!order || ending.kind !== 'came-back' || !ending.back || ending.step !== null) return null
  return { sentence: givenBackSentence(ending.back, order.exchange), sums: [ending.back], isDone: false }
}
