import type { Cell } from '../cell.ts'
import type { Changes } from '../change.ts'
import { type Message, readMessage } from '../message.ts'
import type { ListedMessage } from '../out-list.ts'

export type HashOf = (cell: Cell) => string

/** Bit of a send mode: the whole balance of the account, in place of the message's value (TVM's SENDRAWMSG). */
export const WHOLE_BALANCE = 128
/** Bit of a send mode: also what is left of the value of the received message. */
export const REMAINING_VALUE = 64

/** A message ordered from a contract, with its send mode. */
export type Order = { mode: number; message: Message }

/**
 * An order to a wallet, a multisig or a vesting contract.
 * - `family`: kind of contract whose layout matches completely.
 * - `until`: unix seconds; `seqno`: decimal text; null if absent.
 * - `unread`: number of unreadable ordered messages.
 * - `direct`: number of messages that the transaction itself must send; null if it depends on more than the request.
 * - `sure`: true if a run without error means that the order was executed. Requests by opcode are not: anybody can send one to any
 *   contract, and most wallets ignore it with exit code 0.
 * - `answers`: true if the contract confirms it by a message.
 */
export type Request = Changes & {
  family: string
  until: number | null
  seqno: string | null
  orders: Order[]
  unread: number
  direct: number | null
  sure: boolean
  answers: boolean
}

export const NONE = { until: null, seqno: null, changes: [], more: 0, sure: true, answers: false }

/** Reads the messages of a list; counts invalid ones as `unread`. */
export function readOrders(listed: ListedMessage[], hashOf: HashOf): Pick<Request, 'orders' | 'unread'> {
  const orders = listed.flatMap(({ mode, message }): Order[] => {
    try {
      return [{ mode, message: readMessage(message, hashOf) }]
    } catch {
      return []
    }
  })
  return { orders, unread: listed.length - orders.length }
}
