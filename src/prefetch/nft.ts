import { type NamedNft, nftFacts } from '../domain/nft/facts.ts'
import { indexer } from '../providers/indexer/provider.ts'
import { indexerResult } from '../providers/indexer/result.ts'
import { type NftKind, nftRequest, readNftFace } from '../providers/requests/nft.ts'
import type { RawAddress } from '../ton/address.ts'
import { addressAfter, prefetch } from './prefetch.ts'
import { savedSource, showFirst } from './show.ts'

function read(body: unknown, address: RawAddress, kind: NftKind): NamedNft | undefined {
  const face = readNftFace(indexerResult(body), address)
  return face && (kind === 'collection' ? { kind, collection: face } : { kind: 'item', item: face })
}

const show = (address: RawAddress, kind: NftKind) =>
  showFirst<NamedNft>(prefetch(indexer, nftRequest, address, kind), {
    read: body => read(body, address, kind),
    facts: nftFacts,
    sourceOf: savedSource,
  })

const [collection, item, any] = ['/nft/collection/', '/nft/item/', '/nft/'].map(addressAfter)
if (collection) show(collection, 'collection')
else if (item) show(item, 'item')
else if (any) show(any, 'any')
