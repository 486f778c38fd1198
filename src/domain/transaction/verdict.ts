import type { Verdict } from './sentence.ts'
import type { Message, Transaction } from './transaction.ts'

type Read = Omit<Transaction, 'summary'>

/** Jetton notification, NFT ownership assigned, excesses: they inform a receiver, and ask nothing of it. */
const NOTICES = [0x7362d09c, 0x05138d91, 0xd53276db]

const asksNothing = ({ body }: Message) =>
  /^(?:empty|comment|encrypted-comment)$/.test(body.kind) ||
  (body.kind === 'operation' && NOTICES.includes(body.opcode))

/** Why a plain transfer ran nothing and is none the worse for it: sent in a way that does not bounce, its amount arrives all the same. */
export function keptAmount({ compute, inMessage, bounce, after }: Read): 'no-state' | 'no-gas' | undefined {
  if (after === 'frozen' || bounce || inMessage?.kind !== 'internal' || inMessage.bounced || !asksNothing(inMessage))
    return undefined
  const skipped = compute?.skipped
  return skipped === 'no-state' || skipped === 'no-gas' ? skipped : undefined
}

/** Whether a transaction did what it was asked to. What bounced has failed, on both ends. */
export function verdictOf(transaction: Read): Verdict {
  const { compute, action, inMessage, bounce, aborted, after } = transaction
  if (keptAmount(transaction)) return { kind: 'succeeded', bounced: false }
  const bounced = bounce === 'ok' || Boolean(inMessage?.bounced)
  const fault = compute !== null && (compute.skipped !== null || !compute.success)
  const failed = fault || (action !== null && !action.success) || aborted || bounced || after === 'frozen'
  return { kind: failed ? 'failed' : 'succeeded', bounced }
}

/** Whether there is something to say about how it ended. */
export const hasReason = (transaction: Read) =>
  verdictOf(transaction).kind === 'failed' ||
  keptAmount(transaction) !== undefined ||
  Boolean(transaction.action?.skippedActions)
