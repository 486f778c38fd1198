import type { NftThing } from '../domain/nft/details.ts'
import { isNotFound } from '../domain/text/problem.ts'
import type { Call } from '../lib/call.ts'
import { getCollectionItems, getNftCollection, getNftItem } from '../providers/indexer/nft-details.ts'
import type { NftKind } from '../providers/requests/nft.ts'
import type { RawAddress } from '../ton/address.ts'
import { withIndexV3 } from './base/with-index-v3.ts'

async function loadCollection(call: Call, address: RawAddress): Promise<NftThing> {
  const collection = await getNftCollection(call, address)
  return { kind: 'collection', collection, known: collection.known }
}

async function loadItem(call: Call, address: RawAddress): Promise<NftThing> {
  const item = await getNftItem(call, address)
  return { kind: 'item', item, known: item.known }
}

async function itemByIndexV3(call: Call, address: RawAddress): Promise<NftThing> {
  const item = await (await import('../providers/index-v3/nfts.ts')).getIndexV3NftItem(call, address)
  return { kind: 'item', item, known: item.known }
}

async function collectionByIndexV3(call: Call, address: RawAddress): Promise<NftThing> {
  const { getIndexV3Collection } = await import('../providers/index-v3/nft-collections.ts')
  const collection = await getIndexV3Collection(call, address)
  return { kind: 'collection', collection, known: collection.known }
}

type Load = (call: Call, address: RawAddress) => Promise<NftThing>

/** Loads the first kind, or the other kind if the first is not found. */
const either =
  (first: Load, other: Load): Load =>
  (call, address) =>
    first(call, address).catch(error => {
      if (!isNotFound(error)) throw error
      return other(call, address)
    })

/** Loads by tonapi and by toncenter's index, by kind. */
const LOADS: Record<NftKind, [byIndexer: Load, byIndexV3: Load]> = {
  item: [loadItem, itemByIndexV3],
  collection: [loadCollection, collectionByIndexV3],
  any: [either(loadItem, loadCollection), either(itemByIndexV3, collectionByIndexV3)],
}

/** An NFT item or collection. Throws ProviderError. */
export function loadNft(call: Call, address: RawAddress, kind: NftKind): Promise<NftThing> {
  const [byIndexer, byIndexV3] = LOADS[kind]
  return withIndexV3(
    call,
    call => byIndexer(call, address),
    call => byIndexV3(call, address),
  )
}

/** Items of a collection. Throws ProviderError. */
export const loadCollectionItems = (call: Call, address: RawAddress, limit: number, offset: number) =>
  withIndexV3(
    call,
    call => getCollectionItems(call, address, limit, offset),
    async call =>
      (await import('../providers/index-v3/nft-collections.ts')).getIndexV3CollectionItems(
        call,
        address,
        limit,
        offset,
      ),
  )
