import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import { endOf } from '../transaction/outcome.ts'
import { type OwnWalletsStory, type Sentence, type Story, sentence } from '../transaction/sentence.ts'

/** Sentences that are only true of the account's jetton wallet or of an NFT item, each with a cautious version for unknown contracts. */
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
])

type Rewrite = (sentence: Sentence, contract: RawAddress) => Sentence

/** Rewrites each part of a sentence with an amount of jettons or a received NFT. */
function rewrite(sentence: Sentence, by: Rewrite): Sentence {
  const { amount, item } = sentence.slots
  if (amount && 'sum' in amount && amount.sum.wallet) return by(sentence, amount.sum.wallet)
  if (item && 'item' in item && sentence.text === words.receivedNft) return by(sentence, item.item)
  const slots = Object.entries(sentence.slots).map(([name, slot]) => [
    name,
    'sentence' in slot ? { sentence: rewrite(slot.sentence, by) } : slot,
  ])
  return { text: sentence.text, slots: Object.fromEntries(slots) }
}

/** NFT items that, according to a message anybody can send, came to an account. */
function claimedItems({ title, sentence }: Story): RawAddress[] {
  const items = new Set<RawAddress>()
  const collect: Rewrite = (part, item) => {
    if (part.text === words.receivedNft) items.add(item)
    return part
  }
  for (const part of [title, sentence]) rewrite(part, collect)
  return [...items]
}

/** Jetton wallets said to have moved jettons of `account`, but not proved to be its own. */
function claimedWallets({ title, sentence, moves }: Story, account: RawAddress): RawAddress[] {
  const wallets = new Set(moves.flatMap(({ wallet }) => wallet ?? []))
  const collect: Rewrite = (part, wallet) => {
    if (CAUTIOUS.has(part.text) && part.text !== words.receivedNft) wallets.add(wallet)
    return part
  }
  for (const part of [title, sentence]) rewrite(part, collect)
  return [...wallets].filter(wallet => wallet !== account)
}

/**
 * A story with cautious sentences about tokens. `own` is the version for when its wallets are known as the account's own and its items as
 * NFTs. Returns the same story if it claims nothing about tokens of others.
 */
export function withoutClaims(story: Story, account: RawAddress): Story & { own: OwnWalletsStory | null } {
  const [wallets, items] = [claimedWallets(story, account), claimedItems(story)]
  if (wallets.length + items.length === 0) return { ...story, own: null }
  const caution: Rewrite = (part, contract) => {
    if (![...wallets, ...items].includes(contract)) return part
    const text = CAUTIOUS.get(part.text)
    return text ? { ...part, text } : sentence(words.notChecked, { first: { sentence: part } })
  }
  const { mark, title, sentence: full, outcome, end } = story
  const isClaimed = outcome.kind === 'done'
  const told = rewrite(title, caution)
  return {
    ...story,
    mark: mark === 'received' || items.length > 0 ? 'call' : mark,
    title: told,
    sentence: rewrite(full, caution),
    name: told,
    ...(isClaimed && { outcome: { kind: 'claimed' }, end: endOf({ kind: 'claimed' }) }),
    own: { wallets, items, mark, title, sentence: full, name: full, outcome, end },
  }
}
