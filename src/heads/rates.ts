import { indexer } from '../providers/indexer/line.ts'
import { askFirst, chosen } from './first.ts'

if (!chosen('currency')) askFirst(indexer, 'coin-price:usd', '/rates', { tokens: 'ton', currencies: 'usd' })
