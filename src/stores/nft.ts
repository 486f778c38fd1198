import type { NftThing } from '../domain/nft-details.ts'
import { problemOf } from '../domain/problem.ts'
import type { Call } from '../lib/query.ts'
import type { RawAddress } from '../ton/address.ts'
import { learnAddresses } from './address-book.ts'
import { query } from './query.ts'

/** What an address is asked for as; `any` when it may be either. */
export type NftKind = 'item' | 'collection' | 'any'

/** Items of a collection on one page. */
export const COLLECTION_PAGE = 60
const COLLECTIONS_SHOWN = 6

const provider = () => import('../providers/indexer/nft-details.ts')

async function loadCollection(call: Call, address: RawAddress): Promise<NftThing> {
  const collection = await (await provider()).getNftCollection(call, address)
  learnAddresses(collection.known)
  return { kind: 'collection', collection }
}

/** An NFT item or collection. Fresh for 5 min. */
export const $nft = query({
  key: 'nft',
  load: async (call, address: RawAddress, kind: NftKind): Promise<NftThing> => {
    if (kind === 'collection') return loadCollection(call, address)
    try {
      const item = await (await provider()).getNftItem(call, address)
      learnAddresses(item.known)
      return { kind: 'item', item }
    } catch (error) {
      if (kind === 'item' || problemOf(error)?.kind !== 'not-found') throw error
      return loadCollection(call, address)
    }
  },
})

/** One page of a collection's items, counted from 1. Fresh for 5 min. */
export const $collectionItems = query({
  key: 'collection-items',
  load: async (call, address: RawAddress, page: number) =>
    (await provider()).getCollectionItems(call, address, COLLECTION_PAGE, (page - 1) * COLLECTION_PAGE),
})

/** Some collections of a network that has no well-known ones. Fresh for 5 min. */
export const $someCollections = query({
  key: 'some-collections',
  load: async call => (await provider()).getNftCollections(call, COLLECTIONS_SHOWN),
})
