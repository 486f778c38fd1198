import type { RawAddress } from '../../ton/address.ts'
import type { Change } from '../../ton/change.ts'
import type { Comment } from '../foreign/comment.ts'
import type { End, Outcome } from './outcome.ts'
import type { Sum } from './sum.ts'

/** Values that fill a place in a sentence; who draws it knows names, symbols and decimals. */
export type Slot =
  | { sum: Sum }
  | { address: RawAddress }
  | { item: RawAddress }
  | { text: string }
  | { sentence: Sentence }

/** A text with places in braces, each with what fills it. */
export type Sentence = { text: string; slots: Record<string, Slot> }

export type Move = Sum & { way: 'received' | 'sent' }

/** Subject of a transaction, for a mark beside it. */
export type Mark = 'received' | 'sent' | 'failed' | 'returned' | 'nft' | 'stake' | 'system' | 'call' | 'warning'

/** A transaction in a few words beside its amount (`title`) and in full (`sentence`). Moves of tokens come before those of TON. */
export type Happening = {
  mark: Mark
  title: Sentence
  sentence: Sentence
  moves: Move[]
  /** the other side: who paid, or was paid */
  party: RawAddress | null
  comment: Comment | null
}

/** The same with what came of it (`end`: for people). `name` names its page: with its amount, where that is in TON. */
export type Story = Happening & { outcome: Outcome; end: End; name: Sentence }

/** Summary of a transaction for when all of `wallets` are known as jetton wallets of its account, and all of `items` as NFT items. */
export type OwnWalletsStory = Omit<Story, 'moves' | 'party' | 'comment'> & {
  wallets: RawAddress[]
  items: RawAddress[]
}

/**
 * A story without claims about jettons (`own`: with them, null where there are none), and the accounts between which TON went: `value` nanoTON, null where no message carried any. `changes`: what
 * it changed of who may use the account, `moreChanges` counts those beyond. `hasJettons`: one of its messages is about jettons, even if none
 * moved for this account. `retryUntil`: the request that failed does not count, and may be tried again until then (unix seconds).
 */
export type Summary = Story & {
  own: OwnWalletsStory | null
  changes: Change[]
  moreChanges: number
  hasJettons: boolean
  retryUntil: number | null
  from: RawAddress | null
  to: RawAddress[]
  value: string | null
}

export const sentence = (text: string, slots: Record<string, Slot> = {}): Sentence => ({ text, slots })
