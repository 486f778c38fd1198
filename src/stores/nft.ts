import type { NftItem, NftThing } from '../domain/nft/details.ts'
import type { NftCard } from '../domain/nft/nft.ts'
import { type NftKind, nftRequest } from '../providers/requests/nft.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'
import { seenNfts } from './seen/tokens.ts'

export type { NftKind } from '../providers/requests/nft.ts'

/** Items of a collection on one page. */
export const COLLECTION_PAGE = 60
const COLLECTIONS_SHOWN = 6

const provider = () => import('../providers/indexer/nft-details.ts')

/** Facts about an item from a card of a list. */
const fromCard = (card: NftCard): NftItem => ({
  ...card,
  allAttributes: card.attributes,
  owner: undefined,
  sale: null,
  codeHash: null,
  known: {},
})

/** An NFT item or collection. Yields the facts of a list's card first, if known. */
export const $nft = query({
  key: nftRequest.key,
  async *load(call, address: RawAddress, kind: NftKind): AsyncGenerator<NftThing, NftThing> {
    const card = kind === 'collection' ? undefined : seenNfts.find(address)
    if (card) yield { kind: 'item', item: fromCard(card), known: {} }
    return (await import('./load-nft.ts')).loadNft(call, address, kind)
  },
})

/** One page of a collection's items, counted from 1. */
export const $collectionItems = query({
  key: 'collection-items',
  async load(call, address: RawAddress, page: number) {
    const { loadCollectionItems } = await import('./load-nft.ts')
    const items = await loadCollectionItems(call, address, COLLECTION_PAGE, (page - 1) * COLLECTION_PAGE)
    seenNfts.remember(
      items.items.map(({ owner: _, sale: __, ...card }) => card),
      ({ address }) => address,
    )
    return items
  },
})

/** Some collections, for networks without well-known ones. */
export const $someCollections = query({
  key: 'some-collections',
  load: async call => (await provider()).getNftCollections(call, COLLECTIONS_SHOWN),
})
