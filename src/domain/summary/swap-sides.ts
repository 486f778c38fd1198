import type { RawAddress } from '../../ton/address.ts'
import type { Body, Operation } from '../../ton/body.ts'
import { opcodeOf } from '../reason/opcode.ts'
import { coins, type Sum } from '../transaction/sum.ts'
import type { Message, Transaction } from '../transaction/transaction.ts'
import { fieldOf, OPCODE } from './message.ts'
import { PTON_TRANSFER, type Swap, swapOrder } from './swap.ts'

/** A row's order to an exchange. `to` received its message, `router` the jettons. `payer`: contract that pays TON, if the order names one. */
export type Order = Omit<Swap, 'got'> & {
  row: Transaction
  to: RawAddress
  router: RawAddress | null
  payer: RawAddress | null
  query: string | undefined
  lt: string
}

/** A received amount: TON, or jettons sent by `from`, as notified by the account's jetton wallet. `reason`: opcode of the message. */
export type Payout = {
  sum: Sum
  from: RawAddress
  query: string | undefined
  reason: number | null
  lt: string
  utime: number
}

const queryOf = (body: Operation) => fieldOf(body, 'number', 'query id')
const payloadOf = (body: Operation): Body | undefined => fieldOf(body, 'body', 'payload')
const addressIn = (body: Operation, name: string) => fieldOf(body, 'address', name) ?? null

/** True if the order's proceeds go to another account. */
const isForAnother = (order: Operation, account: RawAddress) =>
  ['recipient', 'to'].some(name => (addressIn(order, name) ?? account) !== account)

/** The order of a row that sent nothing else; null for other rows. */
export function orderIn(row: Transaction): Order | null {
  const [message, other] = row.outMessages
  if (!message?.destination || other || row.summary.own || row.summary.outcome.kind !== 'sent') return null
  const { body, destination: to, createdLt: lt } = message
  const swap = swapOrder(message)
  if (!swap || body.kind !== 'operation') return null
  const payload = payloadOf(body)
  const order = payload?.kind === 'operation' ? payload : body
  if (isForAnother(order, row.account)) return null
  const router = swap.paid.wallet && addressIn(body, 'destination')
  return { ...swap, row, to, router, payer: addressIn(order, 'token wallet'), query: queryOf(body), lt }
}

function jettonsIn(body: Operation, wallet: RawAddress) {
  const [units, from] = [fieldOf(body, 'units', 'amount'), addressIn(body, 'sender')]
  return units !== undefined && from ? { sum: { units, wallet }, from } : null
}

/** TON of a message, or the amount of TON in its body if the message carried as much. */
const tonIn = ({ body, value }: Message, from: RawAddress) => {
  const named = body.kind === 'operation' && body.opcode === PTON_TRANSFER && fieldOf(body, 'coins', 'ton amount')
  return { sum: coins(named && BigInt(named) <= BigInt(value) ? named : value), from }
}

/** A possible payout of an exchange; null for rows with unproved token claims, and for messages without an operation. */
export function payoutIn({ inMessage, summary, utime }: Transaction): Payout | null {
  if (!inMessage?.source || inMessage.bounced || summary.own) return null
  const { body, source, createdLt: lt } = inMessage
  const operation = body.kind === 'operation' ? body : null
  const isNotice = operation?.opcode === OPCODE.jettonNotification
  const paid = isNotice ? jettonsIn(operation, source) : tonIn(inMessage, source)
  const payload = operation && payloadOf(operation)
  const reason = payload ? opcodeOf(payload) : isNotice ? null : opcodeOf(body)
  return paid && { ...paid, query: operation ? queryOf(operation) : undefined, reason, lt, utime }
}
