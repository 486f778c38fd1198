import { coinFacts } from '../domain/market/facts.ts'
import { indexer } from '../providers/indexer/provider.ts'
import { indexerResult } from '../providers/indexer/result.ts'
import { coinPriceRequest, readCoinPrice } from '../providers/requests/rates.ts'
import { chosen, prefetch } from './prefetch.ts'
import { showFirst } from './show.ts'

if (!chosen('currency')) {
  showFirst(prefetch(indexer, coinPriceRequest, 'usd'), {
    read: body => readCoinPrice(indexerResult(body), 'usd') ?? undefined,
    facts: price => coinFacts(price, 'usd'),
  })
}
