import * as words from '#words/summary.ts'
import type { RawAddress } from '../../ton/address.ts'
import { endOf } from '../transaction/outcome.ts'
import { type OwnWalletsStory, type Sentence, type Story, sentence } from '../transaction/sentence.ts'

/** Sentences that hold only of the account's own jetton wallet, each with the one for a contract that is not known to be one. */
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
])

type Rewrite = (sentence: Sentence, wallet: RawAddress) => Sentence

/** Rewrites each part of a sentence whose amount is of jettons. */
function rewrite(sentence: Sentence, by: Rewrite): Sentence {
  const { amount } = sentence.slots
  if (amount && 'sum' in amount && amount.sum.wallet) return by(sentence, amount.sum.wallet)
  const slots = Object.entries(sentence.slots).map(([name, slot]) => [
    name,
    'sentence' in slot ? { sentence: rewrite(slot.sentence, by) } : slot,
  ])
  return { text: sentence.text, slots: Object.fromEntries(slots) }
}

/** Jetton wallets that are said to have moved jettons of `account`, which no byte shows to be its own. */
function claimedWallets({ title, sentence, moves }: Story, account: RawAddress): RawAddress[] {
  const wallets = new Set(moves.flatMap(({ wallet }) => wallet ?? []))
  const collect: Rewrite = (part, wallet) => {
    if (CAUTIOUS.has(part.text)) wallets.add(wallet)
    return part
  }
  for (const part of [title, sentence]) rewrite(part, collect)
  return [...wallets].filter(wallet => wallet !== account)
}

/**
 * A story that claims nothing about jettons, with the one for when all of the wallets in it are known as the account's own. The same story
 * where no jettons are in it, or only those that the account itself holds for others.
 */
export function withoutClaims(story: Story, account: RawAddress): Story & { own: OwnWalletsStory | null } {
  const wallets = claimedWallets(story, account)
  if (wallets.length === 0) return { ...story, own: null }
  const caution: Rewrite = (part, wallet) => {
    if (!wallets.includes(wallet)) return part
    const text = CAUTIOUS.get(part.text)
    return text ? { ...part, text } : sentence(words.notChecked, { first: { sentence: part } })
  }
  const { mark, title, sentence: full, outcome, end } = story
  const isClaimed = outcome.kind === 'done'
  const told = rewrite(title, caution)
  return {
    ...story,
    mark: mark === 'received' ? 'call' : mark,
    title: told,
    sentence: rewrite(full, caution),
    name: told,
    ...(isClaimed && { outcome: { kind: 'claimed' }, end: endOf({ kind: 'claimed' }) }),
    own: { wallets, mark, title, sentence: full, name: full, outcome, end },
  }
}
