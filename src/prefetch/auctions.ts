import { indexer } from '../providers/indexer/provider.ts'
import { prefetch } from './prefetch.ts'

prefetch(indexer, 'auctions', '/dns/auctions')
