import { MINUTE } from '../lib/time.ts'
import { getCoinPrice } from '../providers/indexer/rates.ts'
import { coinPriceRequest } from '../providers/requests/rates.ts'
import { query } from './base/query.ts'
import { PRICES_AGAIN_MS } from './base/times.ts'

/** Price of TON. */
export const $coinPrice = query({
  key: coinPriceRequest.key,
  freshFor: 2 * MINUTE,
  refetch: PRICES_AGAIN_MS,
  load: (call, currency: string) => getCoinPrice(call, currency),
})
