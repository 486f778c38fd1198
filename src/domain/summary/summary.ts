import * as words from '#words/summary.ts'
import { sumAmounts } from '../notation/amount.ts'
import { directionOf } from '../transaction/direction.ts'
import { coins, type Happening, type Summary, sentence, type Verdict } from '../transaction/sentence.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { hasReason, verdictOf } from '../transaction/verdict.ts'
import { summarizeFailed, summarizeReceived } from './incoming.ts'
import { isAboutJettons } from './message.ts'
import { summarizeAll, summarizeSent } from './outgoing.ts'

type Read = Omit<Transaction, 'summary'>

const plain = (mark: Happening['mark'], text: string): Happening => ({
  mark,
  title: sentence(text),
  sentence: sentence(text),
  moves: [],
  party: null,
  comment: null,
})

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

/** Summary of a transaction started by an external message or by the system: what the account sent. */
function sendingOf({ account, outMessages, inMessage }: Read): Happening {
  const sent = summarizeAll(outMessages.flatMap(message => summarizeSent(message, account) ?? []))
  if (sent) return sent
  if (outMessages.length > 0) return plain('call', words.logged)
  if (!inMessage) return plain('system', words.ran)
  const isSigned = inMessage.body.kind === 'unknown' || inMessage.body.kind === 'operation'
  return plain('call', isSigned ? words.requested : words.calledFromOutside)
}

/** What a contract in the middle sends on belongs to what it received; TON that goes along with tokens is for gas. */
function withSentOn(received: Happening, { outMessages }: Read): Happening {
  const units = sumAmounts(outMessages.map(({ value }) => value))
  if (units === '0' || received.moves.some(({ wallet }) => wallet) || received.mark === 'nft') return received
  const slots = { first: { sentence: received.sentence }, amount: { sum: coins(units) } }
  const moves = [...received.moves, { ...coins(units), way: 'sent' as const }]
  return { ...received, sentence: sentence(words.sentOn, slots), moves }
}

function whatHappened(transaction: Read, { kind, bounced }: Verdict): Happening {
  const { account, before, after, inMessage } = transaction
  if (!inMessage) return bySystem(transaction) ?? sendingOf(transaction)
  if (inMessage.bounced) return summarizeFailed(inMessage, 'came-back') ?? plain('failed', words.failedOutside)
  if (kind === 'failed')
    return summarizeFailed(inMessage, bounced ? 'refused' : 'failed') ?? plain('failed', words.failedOutside)
  if (!inMessage.source || inMessage.source === account) return sendingOf(transaction)
  const received = summarizeReceived(inMessage, account)
  if (!received) return sendingOf(transaction)
  if (!inMessage.init || before === 'active' || after !== 'active') return withSentOn(received, transaction)
  const slots = { who: { address: inMessage.source }, amount: { sum: coins(inMessage.value) } }
  const [title, full] = [sentence(words.deployed, slots), sentence(words.deployedAmount, slots)]
  return { ...received, mark: 'call', title, sentence: full }
}

/** What a transaction did for its account, in one sentence and as amounts. Nothing that only a provider knows is in it. */
export function summarize(transaction: Read): Summary {
  const verdict = verdictOf(transaction)
  const { from, to, amount: value } = directionOf(transaction)
  const { inMessage, outMessages } = transaction
  return {
    ...whatHappened(transaction, verdict),
    verdict,
    hasReason: hasReason(transaction),
    hasJettons: [...(inMessage ? [inMessage] : []), ...outMessages].some(isAboutJettons),
    from,
    to,
    value,
  }
}
