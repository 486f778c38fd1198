import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Order, Request } from '../../ton/request/request.ts'
import { sumAmounts } from '../notation/amount.ts'
import { type Sentence, type Slot, sentence } from '../transaction/sentence.ts'
import { coins, type Sum } from '../transaction/sum.ts'
import type { Message } from '../transaction/transaction.ts'
import { amountSlot, fieldOf, OPCODE, operationName } from './message.ts'
import { isPaidInTon } from './swap.ts'

/** One ordered message in words: the amount and the receiver. */
function orderText(message: Message, account: RawAddress): Sentence {
  const { destination, value, body } = message
  if (!destination) return sentence(words.aLog)
  const say = (text: string, sum: Sum, who: RawAddress, more: Record<string, Slot> = {}) =>
    sentence(text, { amount: amountSlot(message, sum), who: { address: who }, ...more })
  if (body.kind === 'operation') {
    const units = fieldOf(body, 'units', 'amount')
    const party = fieldOf(body, 'address', 'destination')
    if (body.opcode === OPCODE.jettonTransfer && units !== undefined && party)
      return say(words.askedAmount, isPaidInTon(message) ? coins(units) : { units, wallet: destination }, party)
    const owner = fieldOf(body, 'address', 'new owner')
    if (body.opcode === OPCODE.nftTransfer && owner)
      return say(words.askedNft, coins(value), owner, { item: { item: destination } })
  }
  if (destination === account) return say(words.askedAmountToSelf, coins(value), destination)
  const operation = operationName(message)
  if (!operation) return say(words.askedAmount, coins(value), destination)
  return say(words.askedOperation, coins(value), destination, { operation: { text: operation } })
}

const isPayment = ({ message }: Order) =>
  operationName(message) === null && message.destination !== null && message.extra.length === 0

/** Orders of a request as a part of a sentence; null if none is readable. */
export function askedFor({ orders, unread }: Pick<Request, 'orders' | 'unread'>, account: RawAddress): Sentence | null {
  const [first] = orders
  if (!first) return unread > 0 ? sentence(words.unreadOrders(unread)) : null
  const total = orders.length + unread
  if (total === 1) return orderText(first.message, account)
  const accounts = new Set(orders.map(({ message }) => message.destination)).size
  if (accounts > 1 && unread === 0 && orders.every(isPayment)) {
    const sum = coins(sumAmounts(orders.map(({ message }) => message.value)))
    return sentence(words.askedAmountOf(accounts), { amount: { sum } })
  }
  return sentence(words.andMore(total - 1), { first: { sentence: orderText(first.message, account) } })
}
