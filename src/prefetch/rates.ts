import { indexer } from '../providers/indexer/provider.ts'
import { coinPriceRequest } from '../providers/requests/rates.ts'
import { chosen, prefetch } from './prefetch.ts'

if (!chosen('currency')) prefetch(indexer, coinPriceRequest, 'usd')
