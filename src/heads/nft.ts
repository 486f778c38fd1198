import { indexer } from '../providers/indexer/line.ts'
import { addressAfter, askFirst } from './first.ts'

const [collection, item, any] = ['/nft/collection/', '/nft/item/', '/nft/'].map(addressAfter)
if (collection) askFirst(indexer, `nft:${collection}:collection`, `/nfts/collections/${collection}`)
else if (item) askFirst(indexer, `nft:${item}:item`, `/nfts/${item}`)
else if (any) askFirst(indexer, `nft:${any}:any`, `/nfts/${any}`)
