import type { Cell } from '../cell.ts'
import type { Changes } from '../change.ts'
import { type Message, readMessage } from '../message.ts'
import type { ListedMessage } from '../out-list.ts'

export type HashOf = (cell: Cell) => string

/** A message that a contract is asked to send, with its send mode. */
export type Order = { mode: number; message: Message }

/**
 * An order to a wallet, a multisig or a vesting contract.
 * - `family`: the kind whose layout fits to the last bit.
 * - `until`: unix seconds; `seqno`: decimal text; null where there is none.
 * - `unread`: number of ordered messages that cannot be read.
 * - `direct`: messages that the transaction itself has to send; null where that depends on more than the request.
 * - `sure`: true if code that ended without an error carried it out; other kinds ignore strangers' requests with exit code 0.
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

/** The messages of a list; cells that are no message are left out. */
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
