import * as words from '#words/story.ts'
import { compareAmounts, sumAmounts } from '../notation/amount.ts'
import { fieldOf, OPCODE } from '../summary/message.ts'
import { saleKind } from '../summary/sales.ts'
import { hasFailed } from '../transaction/outcome.ts'
import { coins } from '../transaction/sum.ts'
import { type Asked, interfacesAt, type TraceStory, tell } from './asked.ts'
import { operationOf } from './branch.ts'

/**
 * Purchase of an NFT: a payment to its sale contract, which transfers the item to the payer; the item did not refuse, and is one. The price
 * is what the contract paid to others, without gas. Null for other requests.
 */
export function purchaseOf(asked: Asked): TraceStory | null {
  const { branches, message, receiver, ending, transaction } = asked
  if (ending.kind !== 'arrived' || !saleKind(interfacesAt(asked))) return null
  const { outMessages } = receiver.transaction
  const handover = outMessages.find(out => {
    const operation = operationOf(out)
    return (
      operation?.opcode === OPCODE.nftTransfer && fieldOf(operation, 'address', 'new owner') === transaction.account
    )
  })
  const item = handover?.destination
  if (!item) return null
  const handed = branches.receiverOf(receiver.place, handover)
  if (handed === 'open' || handed === 'unread' || hasFailed(handed.transaction.summary.outcome)) return null
  if (!branches.isItem(handed)) return null
  const paid = outMessages.filter(({ destination }) => destination !== item && destination !== transaction.account)
  const price = sumAmounts(paid.map(({ value }) => value))
  if (price === '0' || compareAmounts(price, message.value) > 0) return null
  const slots = { item: { item }, amount: { sum: coins(price) } }
  return tell(words.bought, slots, { kind: 'arrived', name: words.boughtName, source: words.isSale })
}
