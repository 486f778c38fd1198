import type { Request } from '../../ton/request/request.ts'
import type { OwnOutcome } from './outcome.ts'
import type { Message, Transaction } from './transaction.ts'

type Read = Omit<Transaction, 'summary'>

/** Jetton notification, NFT ownership assigned, excesses: they inform a receiver, and ask nothing of it. */
const NOTICES = [0x7362d09c, 0x05138d91, 0xd53276db]
/** Those about tokens that are there already, whatever their receiver's code does (TEP-74, TEP-62). */
const TOKEN_NOTICES = NOTICES.slice(0, 2)

const BID_RETURNED = [0x557cea20]

const isOneOf = ({ body }: Message, opcodes: number[]) => body.kind === 'operation' && opcodes.includes(body.opcode)

const asksNothing = (message: Message) =>
  /^(?:empty|(?:binary-|encrypted-)?comment)$/.test(message.body.kind) || isOneOf(message, NOTICES)

/** A plain transfer or notice that ran nothing and arrived all the same, as it does not bounce. */
function keptPlain({ compute, inMessage, bounce, after }: Read): OwnOutcome | null {
  if (after === 'frozen' || bounce || inMessage?.kind !== 'internal' || inMessage.bounced || !asksNothing(inMessage))
    return null
  if (compute?.skipped === 'no-state') return { kind: 'lies' }
  return compute?.skipped === 'no-gas' ? { kind: 'kept-plain' } : null
}

/** Code that accepts and commits before it throws: the phase succeeds, and nothing is sent or changed. Codes 0 and 1 are no errors. */
const threwLate = ({ compute }: Read) => compute?.skipped === null && compute.success && compute.exitCode >>> 1 !== 0

function hasFault(transaction: Read): boolean {
  const { compute, action, aborted } = transaction
  const fault = compute !== null && (compute.skipped !== null || !compute.success)
  return fault || aborted || (action !== null && !action.success) || threwLate(transaction)
}

/** Outcome of the message that a failed transaction received. */
function faultOf({ inMessage, bounce, compute }: Read): OwnOutcome {
  if (inMessage && isOneOf(inMessage, TOKEN_NOTICES)) return { kind: 'in-vain' }
  if (bounce === 'ok') return { kind: 'refused' }
  if (inMessage?.kind !== 'internal' || inMessage.value === '0') return { kind: 'failed' }
  const isThere = compute?.skipped && compute.skipped !== 'no-gas'
  return { kind: isThere && !inMessage.bounce ? 'lies' : 'kept' }
}

/** True if less was sent than a request orders, without an error. */
const ignores = ({ outMessages }: Read, { direct }: Request) => direct !== null && outMessages.length < direct

function successOf(transaction: Read, request: Request | null): OwnOutcome {
  const { action, inMessage, outMessages, account, before, after, kind } = transaction
  if (action?.skippedActions) return { kind: 'skipped', skipped: action.skippedActions, of: action.actions }
  if (request && ignores(transaction, request)) return { kind: 'ignored' }
  if (request && request.changes.length > 0) return { kind: 'changed', isSure: request.sure }
  if (kind !== 'ordinary') return { kind: 'system' }
  if (inMessage?.source && isOneOf(inMessage, BID_RETURNED)) return { kind: 'outbid' }
  const hasOrders = request !== null && request.orders.length > 0
  const isOrder = !inMessage?.source || inMessage.source === account || hasOrders
  if (isOrder && outMessages.some(message => message.kind === 'internal')) return { kind: 'sent' }
  if ((inMessage?.source && !hasOrders) || (before !== 'active' && after === 'active')) return { kind: 'done' }
  return { kind: 'nothing' }
}

/** Outcome of a transaction; `request` is the order in the message that it received. */
export function outcomeOf(transaction: Read, request: Request | null = null): OwnOutcome {
  const { inMessage, after } = transaction
  const plain = keptPlain(transaction)
  if (plain) return plain
  if (after === 'frozen') return { kind: 'frozen' }
  if (inMessage?.bounced) return { kind: 'returned' }
  return hasFault(transaction) ? faultOf(transaction) : successOf(transaction, request)
}
