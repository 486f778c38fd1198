import { MINUTE, SECOND } from '../lib/time.ts'
import { getCoinPrice } from '../providers/indexer/rates.ts'
import { query } from './query.ts'

/** Price of the coin. Expiry 2 min; asked again every 30 s while a screen looks. */
export const $coinPrice = query({
  key: 'coin-price',
  expires: 2 * MINUTE,
  refetch: 30 * SECOND,
  load: (call, currency: string) => getCoinPrice(call, currency),
})
