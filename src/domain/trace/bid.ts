import * as words from '#words/story.ts'
import type { RawAddress } from '../../ton/address.ts'
import { OPCODE } from '../summary/message.ts'
import { isGivenBack } from '../summary/swap.ts'
import type { Slot } from '../transaction/sentence.ts'
import { coins } from '../transaction/sum.ts'
import type { Message } from '../transaction/transaction.ts'
import { type Asked, interfacesAt, type TraceStory, tell } from './asked.ts'
import { operationOf } from './branch.ts'

/** Collection of .ton domains on mainnet. */
const DOT_TON: RawAddress = '0:b774d95eb20543f186c06b371ab88ad704f7e256130caf96189368a7d0cb6ccf'
/** Message that carries the price of an ended auction to the collection. */
const FILL_UP = 0x370fec51
const [NOT_OWNER, TOO_LOW] = [406, 407]
const NAME = /^[a-z\d-]{1,126}$/

const source = words.isDomain

type Place = Pick<Asked, 'branches' | 'receiver'>
const isDns = (place: Place) => interfacesAt(place).some(name => name.startsWith('dns'))
const isNft = (place: Place, kind: string) => interfacesAt(place).some(name => name.startsWith(kind))

const isCollection = (place: Place) =>
  place.receiver.transaction.account === DOT_TON || (isDns(place) && isNft(place, 'nft_collection'))

/** True if a first bid was returned without error, minus fees, because the domain has an auction or owner. */
export const isTaken = (place: Place, { account, message }: { account: RawAddress; message: Message }) =>
  message.body.kind === 'comment' &&
  isCollection(place) &&
  place.branches
    .below(place.receiver.place)
    .slice(1)
    .some(step =>
      step.transaction.outMessages.some(
        ({ destination, value }) => destination === account && isGivenBack(value, message.value),
      ),
    )

/** First bid for a domain, which is named in a comment to the collection. */
function firstBid(asked: Asked): TraceStory | null {
  const { message, ending, transaction } = asked
  const name = message.body.kind === 'comment' ? message.body.text : ''
  if (!NAME.test(name)) return null
  // Other collections, such as those of usernames, sell other names.
  const isDotTon = asked.receiver.transaction.account === DOT_TON
  const slots: Record<string, Slot> = {
    item: { text: isDotTon ? `${name}.ton` : name },
    amount: { sum: coins(message.value) },
  }
  if (ending.kind === 'arrived') return tell(words.bid, slots, { kind: 'sent', name: words.bidName, source })
  if (ending.kind !== 'came-back') return null
  const wasTaken = isTaken(asked, { account: transaction.account, message })
  return tell(wasTaken ? words.nameTaken : words.bidRefused, slots, { kind: 'came-back', source })
}

/** Payment to a domain: a bid during its auction, later a renewal by the owner. */
function payment(asked: Asked): TraceStory | null {
  const { message, receiver, ending, transaction } = asked
  const { account, compute, outMessages } = receiver.transaction
  const slots: Record<string, Slot> = { item: { item: account }, amount: { sum: coins(message.value) } }
  if (ending.kind === 'came-back') {
    const code = compute?.skipped === null ? compute.exitCode : 0
    const text = code === TOO_LOW ? words.bidTooLow : code === NOT_OWNER ? words.noBid : null
    return text === null ? null : tell(text, slots, { kind: 'came-back', source })
  }
  if (ending.kind !== 'arrived') return null
  const hasReturned = outMessages.some(({ destination }) => destination !== null && destination !== transaction.account)
  if (hasReturned) return tell(words.bid, slots, { kind: 'sent', name: words.bidName, source })
  return outMessages.length > 0
    ? null
    : tell(words.renewed, slots, { kind: 'arrived', name: words.renewedName, source })
}

/** A bid, renewal or end of auction of a domain; null for other requests. */
export function bidOf(asked: Asked): TraceStory | null {
  const { message, receiver, ending, transaction } = asked
  const isPlain = message.body.kind === 'empty' || message.body.kind === 'comment'
  if (isPlain && isCollection(asked)) return firstBid(asked)
  const sends = (opcode: number) => receiver.transaction.outMessages.some(out => operationOf(out)?.opcode === opcode)
  const isItem = isDns(asked) && isNft(asked, 'nft_item')
  if (isPlain) return isItem || sends(OPCODE.bidReturned) ? payment(asked) : null
  if (!isItem || ending.kind !== 'arrived' || !sends(FILL_UP)) return null
  return tell(words.won, { first: { sentence: transaction.summary.sentence } }, { kind: 'arrived', source })
}
