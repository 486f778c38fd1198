import type { RawAddress } from '../../ton/address.ts'
import type { Change } from '../../ton/change.ts'
import type { Comment } from '../foreign/comment.ts'
import type { End, Outcome } from './outcome.ts'
import type { Sum } from './sum.ts'

/** Value of a placeholder in a sentence. The renderer adds names, symbols and decimals. */
export type Slot =
  | { sum: Sum }
  | { address: RawAddress }
  | { item: RawAddress }
  | { text: string }
  | { sentence: Sentence }

/** A text with placeholders in braces, and their values. */
export type Sentence = { text: string; slots: Record<string, Slot> }

export type Move = Sum & { way: 'received' | 'sent' }

/** Icon beside a transaction. */
export type Mark = 'received' | 'sent' | 'failed' | 'returned' | 'nft' | 'stake' | 'system' | 'call' | 'warning'

/** A transaction in a few words next to its amount (`title`) and in full (`sentence`). Token moves come before TON. */
export type Happening = {
  mark: Mark
  title: Sentence
  sentence: Sentence
  moves: Move[]
  /** counterparty: payer or payee */
  party: RawAddress | null
  comment: Comment | null
}

/** A happening with its outcome (`end`: as displayed). `name`: title of its page, with the amount if in TON. */
export type Story = Happening & { outcome: Outcome; end: End; name: Sentence }

/** Summary that applies once all `wallets` are known as jetton wallets of the account, and all `items` as NFT items. */
export type OwnWalletsStory = Omit<Story, 'moves' | 'party' | 'comment'> & {
  wallets: RawAddress[]
  items: RawAddress[]
}

/**
 * A story without token claims. `own`: the version with them, null if none exists. `value`: nanoTON sent between the accounts, null if
 * no message has any. `changes` of access to the account, `moreChanges`: number of others. `hasJettons`: a message is about jettons.
 * `retryUntil`: unix seconds until which the failed request can be repeated.
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
