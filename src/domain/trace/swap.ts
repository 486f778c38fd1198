import * as words from '#words/story.ts'
import { givenBackSentence, partlySwappedSentence, type Swap, swapOrder, swapSentence } from '../summary/swap.ts'
import type { TraceOutcome } from '../transaction/outcome.ts'
import { type Sentence, sentence } from '../transaction/sentence.ts'
import { coins, type Sum } from '../transaction/sum.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'
import { Branches, broughtBy, type ReadStep } from './branch.ts'
import type { Trace } from './trace.ts'

/** The only internal message of a transaction; undefined unless exactly one exists. */
export function onlyMessage({ outMessages }: Transaction): Message | undefined {
  const [message, other] = outMessages.filter(({ kind }) => kind === 'internal')
  return other ? undefined : message
}

/** True if an indexer recognised a contract of the exchange among the steps: `stonfi_router`, `dedust_vault` and the like. */
function isOn(exchange: string, branches: Branches, steps: ReadStep[]): boolean {
  const start = exchange.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  return steps.some(({ place }) => branches.steps[place]?.interfaces?.some(name => name.startsWith(start)))
}

/**
 * Both sides of an ordered swap by the steps of its trace. Null if there is no order, or if not exactly one other asset was received. The
 * order must have arrived at least partly (`endingOf`). `isKnown`: a contract of the exchange took part.
 */
export function swapOf(trace: Trace, transaction: Transaction): (Swap & { isKnown: boolean }) | null {
  const message = onlyMessage(transaction)
  const order = message && swapOrder(message)
  const place = trace.steps.findIndex(({ hash }) => hash === transaction.hash)
  if (!order || place < 0) return null
  const branches = new Branches(trace)
  const receiver = branches.receiverOf(place, message)
  if (receiver === 'open' || receiver === 'unread') return null
  const steps = branches.below(receiver.place)
  const known = { ...order, isKnown: isOn(order.exchange, branches, steps) }
  const brought = broughtBy(steps, transaction.account)
  const [got, ...more] = [...brought.jettons].filter(([wallet]) => wallet !== order.paid.wallet)
  if (got && more.length === 0) return { ...known, got: { wallet: got[0], units: `${got[1]}` } }
  const isForTon = order.paid.wallet !== null && brought.jettons.size === 0 && brought.ton > 0n
  return isForTon ? { ...known, got: coins(`${brought.ton}`) } : null
}

/** A completed, partial or refunded swap: its sentence and amounts. */
export type Trade = { sentence: Sentence; sums: Sum[]; isDone: boolean }

/** Sentence about a swap; without the exchange if only the order names it, which its sender writes. */
const sentenceOf = (swap: Swap & { isKnown: boolean }): Sentence =>
  swap.isKnown ? swapSentence(swap) : sentence(words.swapped, { amount: { sum: swap.paid }, got: { sum: swap.got } })

/** Result of an ordered swap by its trace; null if there is no order or the trace does not tell. */
export function tradeOf(trace: Trace, transaction: Transaction, ending: TraceOutcome): Trade | null {
  if (ending.kind === 'arrived') {
    const swap = swapOf(trace, transaction)
    return swap && { sentence: sentenceOf(swap), sums: [swap.paid, swap.got], isDone: true }
  }
  if (ending.kind === 'partly') {
    const swap = swapOf(trace, transaction)
    return swap && { sentence: partlySwappedSentence(swap), sums: [swap.paid, swap.got], isDone: false }
  }
  const message = onlyMessage(transaction)
  const order = message && swapOrder(message)
  if (!order || ending.kind !== 'came-back' || !ending.back || ending.step !== 'exchange') return null
  return { sentence: givenBackSentence(ending.back, order.exchange), sums: [ending.back], isDone: false }
}
