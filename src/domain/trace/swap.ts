import { givenBackSentence, partlySwappedSentence, type Swap, swapOrder, swapSentence } from '../summary/swap.ts'
import type { TraceOutcome } from '../transaction/outcome.ts'
import type { Sentence } from '../transaction/sentence.ts'
import { coins, type Sum } from '../transaction/sum.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'
import { Branches, broughtBy } from './branch.ts'
import type { Trace } from './trace.ts'

/** The only message of a transaction to an account; undefined where it sent none or several. */
export function onlyMessage({ outMessages }: Transaction): Message | undefined {
  const [message, other] = outMessages.filter(({ kind }) => kind === 'internal')
  return other ? undefined : message
}

/**
 * Both sides of a swap that a transaction ordered, by the steps of its trace; null where it ordered none, or where not exactly one other
 * asset came. Only to be asked of a trace in which it arrived, perhaps in part (`endingOf`).
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

/** A swap in a sentence, done, done in part or given back, and the amounts in it. */
export type Trade = { sentence: Sentence; sums: Sum[]; isDone: boolean }

/** Result of the swap that a transaction ordered, by the end of its trace; null where it ordered none, or where the trace does not say. */
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
