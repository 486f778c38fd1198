import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import type { Images } from '../token/image.ts'
import type { Trust } from '../token/trust.ts'
import type { NftAttribute, NftCard } from './nft.ts'

/** A price of `units` × 10^-decimals, in `unit`. */
export type NftPrice = { units: string; decimals: number; unit: string }

/** A sale on a market. `seller` owned the item before the sale contract. */
export type NftSale = {
  address: RawAddress | null
  market: RawAddress | null
  seller: RawAddress | null
  price: NftPrice | null
}

/** An item in a collection, with its owner and price. `sale`: undefined if unknown. */
export type CollectionItem = NftCard & { owner: RawAddress | null; sale: { price: NftPrice | null } | null | undefined }
export type CollectionItems = { items: CollectionItem[]; unreadable: number }

/** A change of an item's owner: a transfer, a transfer to or from a sale contract, or a sale at a price that may be unknown. */
export type ItemChange = {
  kind: 'transfer' | 'listed' | 'delisted' | 'sale'
  from: RawAddress | null
  to: RawAddress | null
  price: NftPrice | null
  /** unix seconds */
  utime: number
  /** hash of the trace's first transaction */
  hash: Hash | null
  succeeded: boolean
}

/** Changes of an item's owner, newest first. `isCapped`: older ones may be missing. */
export type ItemHistory = { changes: ItemChange[]; isCapped: boolean; known: KnownAddresses; unreadable: number }

/** An item with all that its page shows (TEP-62, TEP-64). */
export type NftItem = NftCard & {
  allAttributes: NftAttribute[]
  /** undefined if unreadable, or while only the row of a list is known */
  owner: RawAddress | null | undefined
  sale: NftSale | null
  codeHash: Hash | null
  known: KnownAddresses
}

/** A collection (TEP-62). `itemCount` is null if items are not numbered sequentially, as with domains; undefined if it is unknown. */
export type NftCollection = Images & {
  address: RawAddress
  name: string | null
  description: string | null
  /** undefined if unreadable */
  owner: RawAddress | null | undefined
  itemCount: string | null | undefined
  /** web addresses by its author, not validated yet */
  links: string[]
  trust: Trust
  known: KnownAddresses
}

/** Item or collection at the address of an NFT page. */
export type NftThing = { known: KnownAddresses } & (
  | { kind: 'item'; item: NftItem }
  | { kind: 'collection'; collection: NftCollection }
)

/** Get-methods of the standards (TEP-62, TEP-66). */
export const STANDARD_METHODS: Record<NftThing['kind'], string[]> = {
  item: ['get_nft_data'],
  collection: ['get_collection_data', 'get_nft_address_by_index', 'get_nft_content', 'royalty_params'],
}
