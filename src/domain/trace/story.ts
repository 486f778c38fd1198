import * as endingWords from '#words/ending.ts'
import { endOf, type TraceOutcome } from '../transaction/outcome.ts'
import type { Transaction } from '../transaction/transaction.ts'
import type { TraceStory } from './asked.ts'
import { bidOf } from './bid.ts'
import { Branches } from './branch.ts'
import { poolOf } from './pool.ts'
import { purchaseOf } from './purchase.ts'
import { onlyMessage, tradeOf } from './swap.ts'
import type { Trace } from './trace.ts'

/** Result of a swap, stake, NFT purchase or domain bid by its trace; null for other requests. */
export function storyOf(trace: Trace, transaction: Transaction, ending: TraceOutcome): TraceStory | null {
  const trade = tradeOf(trace, transaction, ending)
  if (trade) {
    const end = trade.isDone ? { ...endOf(ending), name: endingWords.swappedName } : endOf(ending)
    return { ...trade, end, source: trade.isDone ? endingWords.swapped : null }
  }
  const message = onlyMessage(transaction)
  const place = trace.steps.findIndex(({ hash }) => hash === transaction.hash)
  if (!message || place < 0) return null
  const branches = new Branches(trace)
  const receiver = branches.receiverOf(place, message)
  if (receiver === 'open' || receiver === 'unread') return null
  const asked = { transaction, message, receiver, branches, ending }
  return poolOf(asked) ?? purchaseOf(asked) ?? bidOf(asked)
}
