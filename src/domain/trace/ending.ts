import { sumAmounts } from '../notation/amount.ts'
import type { TraceOutcome } from '../transaction/outcome.ts'
import { isAnswer } from '../transaction/own-outcome.ts'
import { coins, type Sum } from '../transaction/sum.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'
import { Branches } from './branch.ts'
import { endOfPart, type PartEnd } from './part-end.ts'
import { isUnfinished, pendingMessages, type Trace } from './trace.ts'

const MAX_WAIT_SECONDS = 600

type Sent = { place: number; message: Message }

/**
 * Internal messages of a transaction that determine its outcome. A message to itself is replaced by what that transaction sent, also
 * repeatedly, as with highload wallet v3 and its lists in lists. `leftOut`: number of actions that those transactions skipped.
 */
function sentBy(branches: Branches, place: number, transaction: Transaction): { parts: Sent[]; leftOut: number } {
  const { account, outMessages } = transaction
  const sent = outMessages.filter(({ kind }) => kind === 'internal')
  const ordered = sent.filter(message => !isAnswer(message, transaction))
  let leftOut = 0
  function sentOn(from: number, message: Message): Sent[] {
    const part = [{ place: from, message }]
    if (message.destination !== account) return part
    const own = branches.receiverOf(from, message)
    if (own === 'open' || own === 'unread') return part
    const { outcome } = own.transaction.summary
    const onward = own.transaction.outMessages.filter(({ kind }) => kind === 'internal')
    if (outcome.kind === 'skipped') leftOut += outcome.skipped
    else if (onward.length === 0) return part
    return onward.flatMap(next => sentOn(own.place, next))
  }
  const parts = (ordered.length > 0 ? ordered : sent).flatMap(message => sentOn(place, message))
  return { parts, leftOut }
}

/** Total of sums in the same currency; otherwise the first sum. */
function total(sums: Sum[]): Sum {
  const [first = coins('0')] = sums
  const isSame = sums.every(({ wallet }) => wallet === first.wallet)
  return isSame ? { ...first, units: sumAmounts(sums.map(({ units }) => units)) } : first
}

const underWay = (trace: Trace): TraceOutcome => {
  const done = trace.steps.filter(({ expected }) => !expected).length
  const expected = trace.steps.length - done
  return { kind: 'under-way', done, of: done + Math.max(expected, pendingMessages(trace).length) }
}

const ofKind = <K extends PartEnd['kind']>(ends: PartEnd[], kind: K) =>
  ends.filter((end): end is Extract<PartEnd, { kind: K }> => end.kind === kind)

function together(ends: PartEnd[], leftOut: number): TraceOutcome {
  const [arrived, back, stayed, waits] = [
    ofKind(ends, 'arrived'),
    ofKind(ends, 'back'),
    ofKind(ends, 'stayed'),
    ofKind(ends, 'waits'),
  ]
  const [firstBack, firstStayed] = [back[0], stayed[0]]
  const of = ends.length + leftOut
  if (arrived.length === of) {
    const failed = arrived.find(part => part.failed !== undefined)?.failed
    const inVain = arrived.some(part => part.inVain)
    return { kind: 'arrived', count: of, inVain, ...(failed !== undefined && { failed }) }
  }
  if (firstBack && back.length === of) {
    const came = back.flatMap(part => part.back ?? [])
    const sum = total(back.map(part => part.sum))
    return { kind: 'came-back', sum, back: came.length > 0 ? total(came) : null, step: firstBack.step }
  }
  if (firstStayed && stayed.length === of)
    return { kind: 'stayed', sum: total(stayed.map(({ sum }) => sum)), step: firstStayed.step }
  if (ofKind(ends, 'ignored').length === of) return { kind: 'ignored' }
  if (waits.length === of) return { kind: 'waits', sum: total(waits.map(({ sum }) => sum)) }
  return { kind: 'partly', arrived: arrived.length, back: back.length, stayed: stayed.length, of }
}

/**
 * Outcome of a transaction's messages by its trace. Null if its own bytes tell everything: it sent nothing, failed, or received an amount.
 * A message not received within ten minutes before `now` (unix seconds) counts as missing.
 */
export function endingOf(trace: Trace, transaction: Transaction, now: number): TraceOutcome | null {
  if (transaction.summary.outcome.kind !== 'sent') return null
  const place = trace.steps.findIndex(({ hash }) => hash === transaction.hash)
  const step = trace.steps[place]
  if (!step?.transaction || step.expected || trace.unreadable > 0) return { kind: 'unknown' }
  const branches = new Branches(trace)
  const { parts, leftOut } = sentBy(branches, place, transaction)
  const ends = parts.map(part => endOfPart(branches, part.place, part.message, transaction.account))
  if (ofKind(ends, 'unread').length > 0) return { kind: 'unknown' }
  const isOpen = ofKind(ends, 'open').length > 0 || isUnfinished(trace)
  if (isOpen) return now - transaction.utime > MAX_WAIT_SECONDS ? { kind: 'unknown' } : underWay(trace)
  return together(ends, leftOut)
}
