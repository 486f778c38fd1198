import { MINUTE, SECOND } from '../lib/time.ts'
import { getCoinPrice } from '../providers/indexer/rates.ts'
import { coinPriceRequest } from '../providers/requests/rates.ts'
import { query } from './base/query.ts'

/** Price of the coin. */
export const $coinPrice = query({
  key: coinPriceRequest.key,
  freshFor: 2 * MINUTE,
  refetch: 30 * SECOND,
  load: (call, currency: string) => getCoinPrice(call, currency),
})
