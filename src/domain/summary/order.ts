import * as words from '#words/summary.ts'
import type { Request } from '../../ton/request/request.ts'
import type { Outcome } from '../transaction/outcome.ts'
import { isAnswer, isDeadOrder } from '../transaction/own-outcome.ts'
import { type Happening, type Sentence, sentence } from '../transaction/sentence.ts'
import { coins } from '../transaction/sum.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { askedFor } from './asked.ts'
import { changeText } from './changes.ts'
import { amountSlot, summaryOf } from './message.ts'
import { summarizeAll, summarizeSent } from './outgoing.ts'

type Read = Omit<Transaction, 'summary' | 'provider'>

/** Action result codes for insufficient TON and insufficient extra currency. */
const NO_FUNDS = [37, 38]

export const plain = (mark: Happening['mark'], text: string): Happening => ({
  mark,
  title: sentence(text),
  sentence: sentence(text),
  moves: [],
  party: null,
  comment: null,
})

const both = (happening: Happening, text: Sentence): Happening => ({ ...happening, title: text, sentence: text })

const lacksFunds = ({ action }: Read) =>
  action !== null && !action.success && (action.noFunds || NO_FUNDS.includes(action.resultCode))

/** An order that a contract ignored. The full sentence names the amount that came with it. */
function ignored({ inMessage }: Read, asked: Sentence | null): Happening {
  const short = asked ? sentence(words.ignored, { asked: { sentence: asked } }) : sentence(words.ignoredUnknown)
  const happening = both(plain('call', ''), short)
  if (!inMessage?.source || inMessage.value === '0') return happening
  const slots = {
    first: { sentence: short },
    amount: amountSlot(inMessage, coins(inMessage.value)),
    who: { address: inMessage.source },
  }
  return { ...happening, sentence: sentence(words.cameWithIt, slots) }
}

/** An order that was not executed: nothing was sent. */
function notDone(transaction: Read, { kind }: Pick<Outcome, 'kind'>, asked: Sentence | null): Happening {
  if (kind === 'ignored') return ignored(transaction, asked)
  const mark = kind === 'skipped' ? 'warning' : 'failed'
  if (asked) {
    const text = lacksFunds(transaction) ? words.notSentFunds : words.notSent
    return both(plain(mark, ''), sentence(text, { asked: { sentence: asked } }))
  }
  const ran = transaction.compute?.skipped === null && transaction.compute.success
  return plain(mark, kind === 'skipped' ? words.allLeftOut : ran ? words.nothingChanged : words.failedOutside)
}

/** Messages sent because of a signed request, the system or another contract. */
function sending(transaction: Read, request: Request | null): Happening | undefined {
  const { account, outMessages, before, after } = transaction
  const ordered = outMessages.filter(message => !isAnswer(message, transaction))
  const sent = summarizeAll(ordered.flatMap(message => summarizeSent(message, account) ?? []))
  if (!sent || before === 'active' || after !== 'active' || !request) return sent
  const text = before === 'frozen' ? words.withUnfrozen : words.withSetUp
  return { ...sent, sentence: sentence(text, { first: { sentence: sent.sentence } }) }
}

/** A multisig's order that needs more signatures, or a batch that a highload wallet sends to itself. */
function announced(
  { account, outMessages }: Read,
  { kind }: Pick<Outcome, 'kind'>,
  request: Request | null,
  asked: Sentence | null,
): Happening | undefined {
  if (!request || !asked) return undefined
  const slots = { asked: { sentence: asked } }
  if (kind === 'proposed') return both(plain('call', ''), sentence(words.proposed, slots))
  const isToSelf = outMessages.length === 1 && outMessages[0]?.destination === account
  if (request.family !== 'highload-v3' || !isToSelf) return undefined
  return both({ ...plain('sent', ''), party: null }, sentence(words.payingOut, slots))
}

function quiet({ before, after, inMessage, outMessages }: Read, request: Request | null): Happening {
  if (before !== 'active' && after === 'active' && inMessage)
    return plain('call', before === 'frozen' ? words.unfrozen : request ? words.setUp : words.contractSetUp)
  if (outMessages.length > 0) return plain('call', words.logged)
  if (!inMessage) return plain('system', words.ran)
  const isSigned = inMessage.body.kind === 'unknown' || inMessage.body.kind === 'operation'
  return plain('call', isSigned ? words.requested : words.calledFromOutside)
}

/** True if nothing but confirmations was sent. */
const sentNothing = (transaction: Read) => transaction.outMessages.every(message => isAnswer(message, transaction))

/** Result of an order: messages that the account sent, or failed to send. */
export function orderOf(transaction: Read, outcome: Pick<Outcome, 'kind'>, request: Request | null): Happening {
  const asked = request && askedFor(request, transaction.account)
  const { kind } = outcome
  const isNothing = sentNothing(transaction)
  if (kind === 'failed' || kind === 'frozen' || (kind === 'ignored' && isNothing) || (kind === 'skipped' && isNothing))
    return notDone(transaction, outcome, asked)
  return announced(transaction, outcome, request, asked) ?? sending(transaction, request) ?? quiet(transaction, request)
}

/** An approved multisig order that failed and is never repeated; undefined for all other requests. */
export function deadOrder(transaction: Read, request: Request): Happening | undefined {
  const { account, inMessage } = transaction
  const [change] = request.changes
  const asked = askedFor(request, account) ?? (change && changeText(change))
  if (!inMessage?.source || !asked || !isDeadOrder(transaction, request)) return undefined
  const parts = { mark: 'failed', party: inMessage.source, sum: coins(inMessage.value) } as const
  const slots = { asked: { sentence: asked } }
  return summaryOf(inMessage, 'received', [words.orderDead, words.orderDeadAmount], { ...parts, slots })
}

/** Adds the number of skipped actions, if others were executed. */
export function withLeftOut(happening: Happening, transaction: Read, outcome: Outcome): Happening {
  const isPart = outcome.kind === 'skipped' && outcome.skipped < outcome.of && !sentNothing(transaction)
  if (!isPart) return happening
  const text = words.partlySent(outcome.skipped, outcome.of)
  const after = (first: Sentence) => sentence(text, { first: { sentence: first } })
  return { ...happening, title: after(happening.title), sentence: after(happening.sentence) }
}
