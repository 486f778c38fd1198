import { indexer } from '../providers/indexer/line.ts'
import { prefetch } from './prefetch.ts'

prefetch(indexer, 'auctions', '/dns/auctions')
