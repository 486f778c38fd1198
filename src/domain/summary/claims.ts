import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import { endOf } from '../transaction/outcome.ts'
import { type OwnWalletsStory, type Sentence, type Story, sentence } from '../transaction/sentence.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { OPCODE } from './message.ts'

/** Sentences that are only true of the account's jetton wallet or of an NFT item, with cautious versions; others are marked as not checked. */
const CAUTIOUS = new Map([
  [words.received, words.saidReceived],
  [words.receivedAmount, words.saidReceivedAmount],
  [words.sent, words.askedToSend],
  [words.sentAmount, words.askedToSendAmount],
  [words.burned, words.askedToBurn],
  [words.burnedAmount, words.askedToBurnAmount],
  [words.ordered, words.askedOrder],
  [words.orderedAmount, words.askedOrderAmount],
  [words.toItself, words.saidToItself],
  [words.receivedNft, words.saidReceivedNft],
  [words.arrived, words.saidReceived],
  [words.arrivedAmount, words.saidReceivedAmount],
  [words.passedOn, words.askedToSend],
  [words.passedAmountOn, words.askedToSendAmount],
])

/** Sentences about what another account did with jettons: true if their master confirms the message by returning unused gas. */
const OF_OTHERS: string[] = [words.burnedBy, words.burnedAmountBy]

/**
 * Messages that a jetton wallet, a jetton's master or an NFT item sends when it has accepted a message, by that message's opcode (TEP-74,
 * TEP-62).
 */
const ANSWERS: Record<number, number[]> = {
  [OPCODE.jettonInternalTransfer]: [OPCODE.jettonNotification, OPCODE.excesses],
  [OPCODE.jettonTransfer]: [OPCODE.jettonInternalTransfer],
  [OPCODE.jettonBurn]: [OPCODE.jettonBurnNotification],
  [OPCODE.jettonBurnNotification]: [OPCODE.excesses],
  [OPCODE.nftTransfer]: [OPCODE.nftOwnershipAssigned, OPCODE.excesses],
}

/**
 * True if an account acted as a jetton wallet, a master or an NFT item: it sent the message that follows the request, or one came back. Other
 * contracts, such as wallets, ignore these requests, which anybody can send them.
 */
export function actedAsToken({ inMessage, outMessages }: Pick<Transaction, 'inMessage' | 'outMessages'>): boolean {
  const expected = inMessage?.body.kind === 'operation' && ANSWERS[inMessage.body.opcode]
  return !expected || outMessages.some(({ body }) => body.kind === 'operation' && expected.includes(body.opcode))
}

const ABOUT_ITEMS: string[] = [words.receivedNft, words.handedOver]

type Rewrite = (sentence: Sentence, contract: RawAddress) => Sentence

/** Rewrites each part of a sentence with an amount of jettons, or with an NFT that changed its owner. */
function rewrite(sentence: Sentence, by: Rewrite): Sentence {
  const { amount, item } = sentence.slots
  if (amount && 'sum' in amount && amount.sum.wallet) return by(sentence, amount.sum.wallet)
  if (item && 'item' in item && ABOUT_ITEMS.includes(sentence.text)) return by(sentence, item.item)
  const slots = Object.entries(sentence.slots).map(([name, slot]) => [
    name,
    'sentence' in slot ? { sentence: rewrite(slot.sentence, by) } : slot,
  ])
  return { text: sentence.text, slots: Object.fromEntries(slots) }
}

/** Jetton wallets that a story says to have moved jettons, and NFT items that it says to have changed their owner. */
function claimedBy(
  { title, sentence, moves }: Story,
  acted: boolean,
): [wallets: Set<RawAddress>, items: Set<RawAddress>] {
  const wallets = new Set(moves.flatMap(({ wallet }) => wallet ?? []))
  const items = new Set<RawAddress>()
  const collect: Rewrite = (part, token) => {
    if (ABOUT_ITEMS.includes(part.text)) items.add(token)
    else if (CAUTIOUS.has(part.text) || (!acted && OF_OTHERS.includes(part.text))) wallets.add(token)
    return part
  }
  for (const part of [title, sentence]) rewrite(part, collect)
  return [wallets, items]
}

/**
 * A story with cautious sentences about tokens. `own` is the version for when its wallets are known as the account's own and its items as
 * NFTs. Returns the same story if it claims nothing about tokens of others, and the account acted as what it is said to be.
 */
export function withoutClaims(
  story: Story,
  transaction: Pick<Transaction, 'account' | 'inMessage' | 'outMessages'>,
): Story & { own: OwnWalletsStory | null } {
  const { account } = transaction
  const acted = actedAsToken(transaction)
  const isClaim = (token: RawAddress) => token !== account || !acted
  const [wallets = [], items = []] = claimedBy(story, acted).map(tokens => [...tokens].filter(isClaim))
  if (wallets.length + items.length === 0) return { ...story, own: null }
  const caution: Rewrite = (part, contract) => {
    if (![...wallets, ...items].includes(contract)) return part
    const text = CAUTIOUS.get(part.text)
    return text ? { ...part, text } : sentence(words.notChecked, { first: { sentence: part } })
  }
  const { mark, title, sentence: full, outcome, end } = story
  const isClaimed = outcome.kind === 'done'
  const claimed = rewrite(title, caution)
  return {
    ...story,
    mark: mark === 'received' || items.length > 0 ? 'call' : mark,
    title: claimed,
    sentence: rewrite(full, caution),
    name: claimed,
    ...(isClaimed && { outcome: { kind: 'claimed' }, end: endOf({ kind: 'claimed' }) }),
    own: { wallets, items, mark, title, sentence: full, name: full, outcome, end },
  }
}
