import type { Request } from '../../ton/request/request.ts'
import type { OwnOutcome } from './outcome.ts'
import type { Message, Transaction } from './transaction.ts'

type Read = Omit<Transaction, 'summary' | 'provider'>

/** Jetton notification, NFT ownership assigned, excesses: they inform a receiver and request nothing. */
const NOTICES = [0x7362d09c, 0x05138d91, 0xd53276db]
/** Notifications of tokens that have already arrived, even if the receiver's code fails (TEP-74, TEP-62). */
const TOKEN_NOTICES = NOTICES.slice(0, 2)

const BID_RETURNED = [0x557cea20]
/** Confirmations by a vesting wallet. */
const ANSWERS = [0xf7733acd, 0xf258a69b]
/** Refusals by a multisig's order and by the elector, sent without an error. */
const [ORDER_REFUSED, STAKE_REFUSED] = [0xafaf283e, 0xee6f454c]

/** True for the elector, whose address on the masterchain is 64 threes on every network of TON. */
export const isElector = (address: string | null) => /^-1:3{64}$/.test(address ?? '')

const isOneOf = ({ body }: Message, opcodes: number[]) => body.kind === 'operation' && opcodes.includes(body.opcode)

/** True for a message that refuses a request. */
export const isRefusal = (message: Message) =>
  isOneOf(message, [ORDER_REFUSED]) || (isOneOf(message, [STAKE_REFUSED]) && isElector(message.source))

/** True for a contract's confirmation to the account that sent the request. */
export const isAnswer = (message: Message, { inMessage }: Pick<Read, 'inMessage'>) =>
  message.destination !== null && message.destination === inMessage?.source && isOneOf(message, ANSWERS)

const asksNothing = (message: Message) =>
  /^(?:empty|(?:binary-|encrypted-)?comment)$/.test(message.body.kind) || isOneOf(message, NOTICES)

/** A plain transfer or notification that ran no code and, being non-bounceable, arrived anyway. */
function keptPlain({ compute, inMessage, bounce, after }: Read): OwnOutcome | null {
  if (after === 'frozen' || bounce || inMessage?.kind !== 'internal' || inMessage.bounced || !asksNothing(inMessage))
    return null
  if (compute?.skipped === 'no-state') return { kind: 'lies' }
  return compute?.skipped === 'no-gas' ? { kind: 'kept-plain' } : null
}

/** True for code that commits and then throws: the phase succeeds without sending or changing anything. Codes 0 and 1 are not errors. */
const threwLate = ({ compute }: Read) => compute?.skipped === null && compute.success && compute.exitCode >>> 1 !== 0

function hasFault(transaction: Read): boolean {
  const { compute, action, aborted } = transaction
  const fault = compute !== null && (compute.skipped !== null || !compute.success)
  return fault || aborted || (action !== null && !action.success) || threwLate(transaction)
}

/** Exit code of a multisig v2 if the sender is not one of its order contracts. */
const NOT_ITS_ORDER = 101

/** True if a multisig failed to execute an approved order: it is never repeated, and its TON stays. */
export const isDeadOrder = ({ compute }: Read, request: Request | null) =>
  request?.family === 'multisig-v2' &&
  request.direct !== null &&
  request.orders.length + request.unread + request.changes.length > 0 &&
  compute?.skipped === null &&
  compute.exitCode !== NOT_ITS_ORDER

/** Outcome of a failed transaction's received message. */
function faultOf(transaction: Read, request: Request | null): OwnOutcome {
  const { inMessage, bounce, compute } = transaction
  if (inMessage && isOneOf(inMessage, TOKEN_NOTICES)) return { kind: 'in-vain' }
  if (bounce === 'ok') return { kind: 'refused' }
  if (inMessage?.kind !== 'internal' || inMessage.value === '0' || isDeadOrder(transaction, request))
    return { kind: 'failed' }
  const isThere = compute?.skipped && compute.skipped !== 'no-gas'
  return { kind: isThere && !inMessage.bounce ? 'lies' : 'kept' }
}

/** True if less was sent than requested, without an error, or if an expected confirmation is missing. */
function ignores(transaction: Read, request: Request): boolean {
  const { outMessages } = transaction
  const ordered = outMessages.filter(message => !isAnswer(message, transaction))
  if (request.answers && ordered.length === outMessages.length) return true
  return request.direct !== null && ordered.length < request.direct
}

/** True for a multisig order that its signers must approve. */
const isProposal = ({ family, direct }: Request) => family === 'multisig-v2' && direct === null

/** Outcome of a message from another account: a refusal, or a response to an earlier request; null for others. */
function answerOf({ inMessage, outMessages }: Read): OwnOutcome | null {
  if (!inMessage?.source) return null
  if (isOneOf(inMessage, BID_RETURNED)) return { kind: 'outbid' }
  if (isRefusal(inMessage)) return { kind: 'returned' }
  const isRefused = outMessages.some(message => message.destination === inMessage.source && isRefusal(message))
  return isRefused ? { kind: 'refused' } : null
}

function successOf(transaction: Read, request: Request | null): OwnOutcome {
  const { action, inMessage, outMessages, account, before, after, kind } = transaction
  if (action?.skippedActions)
    return { kind: 'skipped', skipped: action.skippedActions, of: action.actions - action.specActions }
  if (request && ignores(transaction, request)) return { kind: 'ignored' }
  // A multisig creates a contract for each order. Other contracts ignore the request.
  if (request && isProposal(request))
    return { kind: outMessages.some(message => message.kind === 'internal') ? 'proposed' : 'ignored' }
  if (request && request.changes.length > 0) {
    // New code is set by an action that is no message, never without one.
    const isSet = !!action?.specActions && request.changes.every(change => change.kind === 'code')
    return { kind: 'changed', isSure: request.sure || request.answers || isSet }
  }
  if (kind !== 'ordinary') return { kind: 'system' }
  const answer = answerOf(transaction)
  if (answer) return answer
  const hasOrders = request !== null && request.orders.length > 0
  const isOrder = !inMessage?.source || inMessage.source === account || hasOrders
  if (isOrder && outMessages.some(message => message.kind === 'internal')) return { kind: 'sent' }
  if ((inMessage?.source && !hasOrders) || (before !== 'active' && after === 'active')) return { kind: 'done' }
  return { kind: 'nothing' }
}

/** Outcome of a transaction; `request`: the order in the received message. */
export function outcomeOf(transaction: Read, request: Request | null = null): OwnOutcome {
  const { inMessage, after } = transaction
  const plain = keptPlain(transaction)
  if (plain) return plain
  if (after === 'frozen' && transaction.bounce !== 'ok') return { kind: 'frozen' }
  if (inMessage?.bounced) return { kind: 'returned' }
  return hasFault(transaction) ? faultOf(transaction, request) : successOf(transaction, request)
}
