import { indexer } from '../providers/indexer/line.ts'
import { askFirst, chosen } from './first.ts'

if (!chosen('page')) askFirst(indexer, 'jettons:1', '/jettons', { limit: 100, offset: 1 })
