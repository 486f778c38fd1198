import { indexer } from '../providers/indexer/provider.ts'
import { auctionsRequest } from '../providers/requests/auctions.ts'
import { prefetch } from './prefetch.ts'

prefetch(indexer, auctionsRequest)
