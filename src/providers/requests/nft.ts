import type { RawAddress } from '../../ton/address.ts'
import type { ScreenRequest } from './request.ts'

/** What a path says of an NFT's address: that it is an item, a collection, or nothing. */
export type NftKind = 'any' | 'item' | 'collection'

/** An NFT item (indexer, nfts/{id}) or collection (nfts/collections/{id}); of which nothing is said is asked for as an item first. */
export const nftRequest: ScreenRequest<[address: RawAddress, kind: NftKind]> = {
  key: 'nft',
  of: (address, kind) => [kind === 'collection' ? `/nfts/collections/${address}` : `/nfts/${address}`, {}],
}
