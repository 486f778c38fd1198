import { indexer } from '../providers/indexer/provider.ts'
import { addressAfter, prefetch } from './prefetch.ts'

const [collection, item, any] = ['/nft/collection/', '/nft/item/', '/nft/'].map(addressAfter)
if (collection) prefetch(indexer, `nft:${collection}:collection`, `/nfts/collections/${collection}`)
else if (item) prefetch(indexer, `nft:${item}:item`, `/nfts/${item}`)
else if (any) prefetch(indexer, `nft:${any}:any`, `/nfts/${any}`)
