import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import type { Comment } from '../foreign/comment.ts'
import type { Images } from '../token/image.ts'
import type { Trust } from '../token/trust.ts'

/** Attributes shown on a card; the rest are counted. */
export const ATTRIBUTES_SHOWN = 3

export type NftAttribute = { trait: string; value: string }

/** An NFT on a card (TEP-62, TEP-64). */
export type NftCard = Images & {
  address: RawAddress
  /** decimal text; null if it exceeds the provider's 64 bits, as with domains */
  index: string | null
  name: string | null
  /** undefined if it is unreadable */
  collection: { address: RawAddress; name: string | null } | null | undefined
  description: string | null
  attributes: NftAttribute[]
  attributeCount: number
  trust: Trust
  /** the collection confirms the item as its own; null if unknown */
  confirmed: boolean | null
  /** its name, if it is a domain (TEP-81) */
  domain: string | null
  /** on sale or at auction, at an unlisted price */
  isOnSale?: true
}
export type NftCards = {
  items: NftCard[]
  unreadable: number
  /** set if tonapi failed, so that trust and pictures are missing */
  isUnmarked?: true
}

/** A change of an NFT's owner. */
export type NftOperation = {
  /** `transfer`, or another term of the indexer */
  kind: string
  /** unix seconds */
  utime: number
  lt: string
  hash: Hash | null
  source: RawAddress | null
  destination: RawAddress | null
  item: { address: RawAddress; name: string | null; image: string | null }
  comment: Comment | null
  /** false if the provider reports a failure */
  succeeded: boolean
}
export type NftHistory = {
  operations: NftOperation[]
  known: KnownAddresses
  unreadable: number
  /** older ones may be missing */
  isCapped?: true
}
