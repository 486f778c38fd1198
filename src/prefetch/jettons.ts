import { indexer } from '../providers/indexer/provider.ts'
import { chosen, prefetch } from './prefetch.ts'

if (!chosen('page')) prefetch(indexer, 'jettons:1', '/jettons', { limit: 100, offset: 1 })
