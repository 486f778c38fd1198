import { indexer } from '../providers/indexer/provider.ts'
import { nftRequest } from '../providers/requests/nft.ts'
import { addressAfter, prefetch } from './prefetch.ts'

const [collection, item, any] = ['/nft/collection/', '/nft/item/', '/nft/'].map(addressAfter)
if (collection) prefetch(indexer, nftRequest, collection, 'collection')
else if (item) prefetch(indexer, nftRequest, item, 'item')
else if (any) prefetch(indexer, nftRequest, any, 'any')
