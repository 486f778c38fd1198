import { coinFacts } from '../domain/market/facts.ts'
import { indexer } from '../providers/indexer/provider.ts'
import { indexerResult } from '../providers/indexer/result.ts'
import { coinPriceRequest, readCoinPrice } from '../providers/requests/rates.ts'
import { savedCurrency } from '../stores/currency.ts'
import { chosen, prefetch } from './prefetch.ts'
import { showFirst } from './show.ts'

if (!chosen('currency')) {
  const currency = savedCurrency()
  showFirst(prefetch(indexer, coinPriceRequest, currency), {
    read: body => readCoinPrice(indexerResult(body), currency) ?? undefined,
    facts: price => coinFacts(price, currency),
  })
}
