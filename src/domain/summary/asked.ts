import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import { REMAINING_VALUE, WHOLE_BALANCE } from '../../ton/request/order.ts'
import type { Order, Request } from '../../ton/request/request.ts'
import { sumAmounts } from '../notation/amount.ts'
import { type Sentence, type Slot, sentence } from '../transaction/sentence.ts'
import { coins, type Sum } from '../transaction/sum.ts'
import { amountSlot, fieldOf, OPCODE, operationName } from './message.ts'
import { isPaidInTon, tonIn } from './swap.ts'

/** Amount of TON that an order sends, as far as the order says it. */
function orderedValue(order: Order): Slot {
  const { message, mode } = order
  if (mode & WHOLE_BALANCE) return { text: words.wholeBalance }
  const value = amountSlot(message, coins(message.value))
  if (!(mode & REMAINING_VALUE)) return value
  const rest: Slot = { text: words.remainingValue }
  // The usual order of this mode.
  if (message.value === '0' && message.extra.length === 0) return rest
  return { sentence: sentence(words.withCurrencies, { amount: value, text: rest }) }
}

/** One ordered message in words: the amount and the receiver. */
function orderText(order: Order, account: RawAddress): Sentence {
  const { message } = order
  const { destination, value, body } = message
  if (!destination) return sentence(words.aLog)
  const sayValue = (text: string, more: Record<string, Slot> = {}) =>
    sentence(text, { amount: orderedValue(order), who: { address: destination }, ...more })
  const say = (text: string, sum: Sum, who: RawAddress, more: Record<string, Slot> = {}) =>
    sentence(text, { amount: amountSlot(message, sum), who: { address: who }, ...more })
  if (body.kind === 'operation') {
    const units = fieldOf(body, 'units', 'amount')
    const party = fieldOf(body, 'address', 'destination')
    const isHeld = !isPaidInTon(message) || tonIn(body, message) !== undefined
    if (body.opcode === OPCODE.jettonTransfer && units !== undefined && party && isHeld)
      return say(words.askedAmount, isPaidInTon(message) ? coins(units) : { units, wallet: destination }, party)
    const owner = fieldOf(body, 'address', 'new owner')
    if (body.opcode === OPCODE.nftTransfer && owner)
      return say(words.askedNft, coins(value), owner, { item: { item: destination } })
  }
  if (destination === account) return sayValue(words.askedAmountToSelf)
  const operation = operationName(message)
  if (!operation) return sayValue(words.askedAmount)
  return sayValue(words.askedOperation, { operation: { text: operation } })
}

const isPayment = ({ message, mode }: Order) =>
  (mode & (WHOLE_BALANCE | REMAINING_VALUE)) === 0 &&
  operationName(message) === null &&
  message.destination !== null &&
  message.extra.length === 0

/** Orders of a request as a part of a sentence; null if none is readable. */
export function askedFor({ orders, unread }: Pick<Request, 'orders' | 'unread'>, account: RawAddress): Sentence | null {
  const [first] = orders
  if (!first) return unread > 0 ? sentence(words.unreadOrders(unread)) : null
  const total = orders.length + unread
  if (total === 1) return orderText(first, account)
  const accounts = new Set(orders.map(({ message }) => message.destination)).size
  if (accounts > 1 && unread === 0 && orders.every(isPayment)) {
    const sum = coins(sumAmounts(orders.map(({ message }) => message.value)))
    return sentence(words.askedAmountOf(accounts), { amount: { sum } })
  }
  return sentence(words.andMore(total - 1), { first: { sentence: orderText(first, account) } })
}
