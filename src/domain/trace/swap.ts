import { type Swap, swapOrder } from '../summary/swap.ts'
import { coins } from '../transaction/sum.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { Branches, broughtBy } from './branch.ts'
import type { Trace } from './trace.ts'

/**
 * Both sides of a swap that a transaction ordered, by the steps of its trace; null where it ordered none, or where not exactly one other
 * asset came. Only to be asked of a trace in which it arrived (`endingOf`).
 */
export function swapOf(trace: Trace, transaction: Transaction): Swap | null {
  const [message, other] = transaction.outMessages.filter(({ kind }) => kind === 'internal')
  const order = message && !other && swapOrder(message)
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
