import { MINUTE, SECOND } from '../lib/time.ts'
import { getCoinPrice } from '../providers/indexer/rates.ts'
import { query } from './base/query.ts'

/** Price of the coin. */
export const $coinPrice = query({
  key: 'coin-price',
  freshFor: 2 * MINUTE,
  refetch: 30 * SECOND,
  load: (call, currency: string) => getCoinPrice(call, currency),
})
