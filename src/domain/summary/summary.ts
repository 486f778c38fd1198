import * as words from '#words/summary.ts'
import type { Request } from '../../ton/request/request.ts'
import { compareAmounts, sumAmounts } from '../notation/amount.ts'
import { directionOf } from '../transaction/direction.ts'
import { endOf, type Outcome } from '../transaction/outcome.ts'
import { outcomeOf } from '../transaction/own-outcome.ts'
import { type Happening, type Sentence, type Summary, sentence } from '../transaction/sentence.ts'
import { coins } from '../transaction/sum.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { certaintyOf, changesOf, withChanges } from './changes.ts'
import { withoutClaims } from './claims.ts'
import { summarizeFailed, summarizeReceived } from './incoming.ts'
import { amountSlot, commentOf, isAboutJettons } from './message.ts'
import { deadOrder, orderOf, plain, withLeftOut } from './order.ts'

type Read = Omit<Transaction, 'summary' | 'provider'>

const BY_SYSTEM: Partial<Record<Transaction['kind'], string>> = {
  tick: words.tick,
  tock: words.tock,
  storage: words.storage,
  split: words.split,
  merge: words.merge,
}

function bySystem({ kind }: Read): Happening | undefined {
  const text = BY_SYSTEM[kind]
  return text ? plain('system', text) : undefined
}

/** Adds amounts that a contract sent on, or back to where they came from. TON that accompanies tokens is for gas and ignored. */
function withSentOn(received: Happening, { inMessage, outMessages }: Read): Happening {
  const units = sumAmounts(outMessages.map(({ value }) => value))
  if (units === '0' || received.moves.some(({ wallet }) => wallet) || received.mark === 'nft') return received
  const slots = { first: { sentence: received.sentence }, amount: { sum: coins(units) } }
  const moves = [...received.moves, { ...coins(units), way: 'sent' as const }]
  const isReturn =
    compareAmounts(units, inMessage?.value ?? '0') <= 0 &&
    outMessages.every(({ value, destination }) => value === '0' || destination === inMessage?.source)
  return { ...received, sentence: sentence(isReturn ? words.sentBack : words.sentOn, slots), moves }
}

/** An amount that an account sent to itself: nothing came in or went out. */
function toItself({ inMessage, outMessages }: Read): Happening | undefined {
  if (!inMessage || outMessages.length > 0) return undefined
  const text = sentence(words.toItself, { amount: amountSlot(inMessage, coins(inMessage.value)) })
  return { ...plain('call', ''), title: text, sentence: text, comment: commentOf(inMessage.body) }
}

const FAILED_ENDS = { refused: 'refused', kept: 'kept', lies: 'kept', failed: 'failed' } as const

/** Summary of the message that a failed transaction received. */
function failureOf(transaction: Read, { kind }: Outcome, request: Request | null): Happening | undefined {
  const { inMessage } = transaction
  if (!inMessage) return undefined
  if (kind === 'returned' && inMessage.bounced) return summarizeFailed(inMessage, 'came-back')
  if (kind !== 'refused' && kind !== 'kept' && kind !== 'failed' && kind !== 'frozen') return undefined
  if (inMessage.kind === 'external-in') return orderOf(transaction, { kind }, request)
  const dead = kind === 'failed' && request && deadOrder(transaction, request)
  if (dead) return dead
  const back = transaction.outMessages.find(({ destination }) => destination === inMessage.source)
  return summarizeFailed(inMessage, kind === 'frozen' ? 'failed' : FAILED_ENDS[kind], back?.value)
}

function receivedBy(transaction: Read, { kind }: Outcome): Happening | undefined {
  const { account, before, after, inMessage, bounce } = transaction
  const received = inMessage && summarizeReceived(inMessage, account)
  if (!inMessage?.source || !received) return undefined
  const first = { first: { sentence: received.sentence } }
  if (kind === 'in-vain') {
    // The tokens arrived before the notification, whose TON may bounce.
    const moves = bounce === 'ok' ? received.moves.filter(({ wallet }) => wallet) : received.moves
    return { ...received, sentence: sentence(words.inVain, first), moves }
  }
  if (kind === 'lies') return { ...received, sentence: sentence(words.lies, first) }
  if (!inMessage.init || before === 'active' || after !== 'active') return withSentOn(received, transaction)
  const slots = { who: { address: inMessage.source }, amount: amountSlot(inMessage, coins(inMessage.value)) }
  const [title, full] =
    before === 'frozen' ? [words.unfrozenBy, words.unfrozenByAmount] : [words.deployed, words.deployedAmount]
  return { ...received, mark: 'call', title: sentence(title, slots), sentence: sentence(full, slots) }
}

function whatHappened(transaction: Read, outcome: Outcome, request: Request | null): Happening {
  const { account, inMessage } = transaction
  if (!inMessage) return bySystem(transaction) ?? orderOf(transaction, outcome, request)
  const failure = failureOf(transaction, outcome, request)
  if (failure) return failure
  if (inMessage.source === account)
    return toItself(transaction) ?? withLeftOut(orderOf(transaction, outcome, request), transaction, outcome)
  const hasOrders = request !== null && (request.orders.length > 0 || request.unread > 0)
  const isOrder = !inMessage.source || hasOrders || outcome.kind === 'ignored'
  const happening = isOrder ? orderOf(transaction, outcome, request) : receivedBy(transaction, outcome)
  return withLeftOut(happening ?? orderOf(transaction, outcome, request), transaction, outcome)
}

/** True if a sentence has an amount of jettons, which cannot be shown until the jetton is known. */
const hasUnits = ({ slots }: Sentence): boolean =>
  Object.values(slots).some(slot =>
    'sum' in slot ? slot.sum.wallet !== null : 'sentence' in slot && hasUnits(slot.sentence),
  )

/** Wallets whose requests expire, and are only used up if their actions succeed. */
const RETRYING = ['v2', 'v3', 'v4']

/**
 * Unix seconds until which a request with failed actions can be repeated by anybody who has it, as nothing was applied, not even the seqno.
 * Null for other transactions.
 */
function retryUntil({ action, inMessage }: Read, request: Request | null): number | null {
  const hasFailed = inMessage?.kind === 'external-in' && action?.success === false
  return hasFailed && request && RETRYING.includes(request.family) ? request.until : null
}

/** Summary of a transaction for its account, from its bytes alone. `request`: the order in the received message. */
export function summarize(transaction: Read, request: Request | null = null): Summary {
  const outcome = outcomeOf(transaction, request)
  const { from, to, amount: value } = directionOf(transaction)
  const { inMessage, outMessages } = transaction
  const changed = changesOf(request, outcome, transaction)
  const happening = withChanges(whatHappened(transaction, outcome, request), changed, certaintyOf(outcome, request))
  const name = hasUnits(happening.sentence) ? happening.title : happening.sentence
  return {
    ...withoutClaims({ ...happening, name, outcome, end: endOf(outcome) }, transaction),
    ...changed,
    retryUntil: retryUntil(transaction, request),
    hasJettons: [...(inMessage ? [inMessage] : []), ...outMessages].some(isAboutJettons),
    from,
    to,
    value,
  }
}
