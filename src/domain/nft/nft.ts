import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import type { Comment } from '../foreign/comment.ts'
import type { Trust } from '../token/trust.ts'

/** Attributes a card shows; the rest is a number. */
export const ATTRIBUTES_SHOWN = 3

export type NftAttribute = { trait: string; value: string }

/** An NFT as a card shows it (TEP-62, TEP-64). */
export type NftCard = {
  address: RawAddress
  /** decimal text; null where it does not fit the provider's 64 bits, as with domains */
  index: string | null
  name: string | null
  collection: { address: RawAddress; name: string | null } | null
  image: string | null
  /** on a stranger's host: loads on click alone */
  original?: string
  description: string | null
  attributes: NftAttribute[]
  attributeCount: number
  trust: Trust
  /** the collection confirms that the item is its own, which says nothing of its worth */
  confirmed: boolean
  /** its name when it is a domain (TEP-81) */
  domain: string | null
  /** a sale or an auction has it, at a price that is not listed */
  isOnSale?: true
}
export type NftCards = {
  items: NftCard[]
  unreadable: number
  /** trust and pictures are missing: tonapi failed */
  isUnmarked?: true
}

/** One change of an NFT's owner. */
export type NftOperation = {
  /** `transfer`, or another word of the indexer */
  kind: string
  /** unix seconds */
  utime: number
  lt: string
  hash: Hash | null
  source: RawAddress | null
  destination: RawAddress | null
  item: { address: RawAddress; name: string | null; image: string | null }
  comment: Comment | null
  /** false when the provider says that it failed */
  succeeded: boolean
}
export type NftHistory = { operations: NftOperation[]; known: KnownAddresses; unreadable: number }
