import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import type { KnownAddresses } from '../account/known-address.ts'
import type { Trust } from '../token/trust.ts'
import type { NftAttribute, NftCard } from './nft.ts'

/** `units` of 10^-decimals of what `unit` names. */
export type NftPrice = { units: string; decimals: number; unit: string }

/** An offer on a market. `seller` owned the item before the sale contract did. */
export type NftSale = {
  address: RawAddress | null
  market: RawAddress | null
  seller: RawAddress | null
  price: NftPrice | null
}

/** An item as a collection lists it: whose it is, and for how much it may be had. */
export type CollectionItem = NftCard & { owner: RawAddress | null; sale: { price: NftPrice | null } | null }
export type CollectionItems = { items: CollectionItem[]; unreadable: number }

/** One change of an item's owner: handed over, to or from a contract that sells it, or sold at a price that may be unknown. */
export type ItemChange = {
  kind: 'transfer' | 'listed' | 'delisted' | 'sale'
  from: RawAddress | null
  to: RawAddress | null
  price: NftPrice | null
  /** unix seconds */
  utime: number
  /** of the trace's first transaction */
  hash: Hash | null
  succeeded: boolean
}

/** Changes of an item's owner, newest first; `isCapped` where older ones may be left out. */
export type ItemHistory = { changes: ItemChange[]; isCapped: boolean; known: KnownAddresses; unreadable: number }

/** An item with all that its page shows (TEP-62, TEP-64). */
export type NftItem = NftCard & {
  allAttributes: NftAttribute[]
  /** undefined while only the row of a list is known */
  owner: RawAddress | null | undefined
  sale: NftSale | null
  codeHash: Hash | null
  known: KnownAddresses
}

/** A collection (TEP-62). `itemCount` is null where its items are not numbered one after the other, as with domains. */
export type NftCollection = {
  address: RawAddress
  name: string | null
  description: string | null
  image: string | null
  /** on a stranger's host: loads on click alone */
  original?: string
  owner: RawAddress | null
  itemCount: string | null
  /** addresses of its author's pages, still to be checked before they are links */
  links: string[]
  trust: Trust
  known: KnownAddresses
}

/** Thing at an address of an NFT page. */
export type NftThing = { known: KnownAddresses } & (
  | { kind: 'item'; item: NftItem }
  | { kind: 'collection'; collection: NftCollection }
)

/** Methods by which contracts of the standard are asked (TEP-62, TEP-66). */
export const STANDARD_METHODS: Record<NftThing['kind'], string[]> = {
  item: ['get_nft_data'],
  collection: ['get_collection_data', 'get_nft_address_by_index', 'get_nft_content', 'royalty_params'],
}
