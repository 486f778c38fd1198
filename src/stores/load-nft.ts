import type { NftThing } from '../domain/nft/details.ts'
import { problemOf } from '../domain/text/problem.ts'
import type { Call } from '../lib/call.ts'
import { getNftCollection, getNftItem } from '../providers/indexer/nft-details.ts'
import type { NftKind } from '../providers/requests/nft.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { RawAddress } from '../ton/address.ts'
import { withFallback } from './base/with-fallback.ts'
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
  const item = await (await import('../providers/index-v3/nfts.ts')).getIndexedV3NftItem(call, address)
  return { kind: 'item', item, known: item.known }
}

async function loadEither(call: Call, address: RawAddress): Promise<NftThing> {
  try {
    return await loadItem(call, address)
  } catch (error) {
    if (problemOf(error)?.kind !== 'not-found') throw error
    return loadCollection(call, address)
  }
}

/** An NFT item or collection. Throws ProviderError. */
export function loadNft(call: Call, address: RawAddress, kind: NftKind): Promise<NftThing> {
  if (kind === 'collection') return loadCollection(call, address)
  const byIndexV3 = (call: Call) => itemByIndexV3(call, address)
  if (kind === 'item') return withIndexV3(call, call => loadItem(call, address), byIndexV3)
  // An address of no item, by toncenter's index, may be that of a collection: its `not-found` is no answer here.
  const byIndexer = (call: Call) => loadEither(call, address)
  return withFallback(call, ...(hasIndexV3 ? [byIndexer, byIndexV3] : [byIndexer]))
}
