import type { RawAddress } from '../../ton/address.ts'
import { directionOf } from '../transaction/direction.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { verdictOf } from '../transaction/verdict.ts'

/** A sentence whose amounts (nanoTON) and addresses are left to whoever draws it. */
export type Sentence = (string | { amount: string } | { address: RawAddress })[]

const BY_THE_SYSTEM: Partial<Record<Transaction['kind'], string>> = {
  tick: 'Called by the system at the start of a block',
  tock: 'Called by the system at the end of a block',
  storage: 'Storage fees taken by the system',
  split: 'Account split by the system',
  merge: 'Account merged by the system',
}

function movement(transaction: Transaction): Sentence {
  const { kind, from, to, amount, sentOn } = directionOf(transaction)
  const [first] = to
  if (kind === 'received' && from && amount !== null) {
    const received: Sentence = ['Received ', { amount }, ` from `, { address: from }]
    return sentOn === null ? received : [...received, ', sent on ', { amount: sentOn }]
  }
  if (amount !== null && first)
    return ['Sent ', { amount }, ' to ', to.length === 1 ? { address: first } : `${to.length} accounts`]
  return [transaction.inMessage ? 'Called from outside' : 'Ran without a message', '; nothing sent']
}

/** What a transaction did, in one sentence. */
export function summarize(transaction: Transaction): Sentence {
  const { inMessage, kind } = transaction
  const bySystem = BY_THE_SYSTEM[kind]
  if (bySystem && !inMessage) return [bySystem]
  const { kind: outcome, bounced } = verdictOf(transaction)
  if (inMessage?.bounced && inMessage.source)
    return ['Got ', { amount: inMessage.value }, ' back: ', { address: inMessage.source }, ' refused the message']
  if (bounced && inMessage?.source)
    return ['Refused ', { amount: inMessage.value }, ` from `, { address: inMessage.source }, ' and sent it back']
  if (outcome === 'succeeded') return movement(transaction)
  if (inMessage?.source)
    return ['Failed on a message with ', { amount: inMessage.value }, ` from `, { address: inMessage.source }]
  return ['Failed when called from outside']
}
