import { indexer } from '../providers/indexer/provider.ts'
import { chosen, prefetch } from './prefetch.ts'

if (!chosen('currency')) prefetch(indexer, 'coin-price:usd', '/rates', { tokens: 'ton', currencies: 'usd' })
