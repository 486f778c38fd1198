import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { getCoinPrice } from '../providers/indexer/rates.ts'
import { query } from './base/query.ts'

/** Price of TON in a currency; null if the indexer has none. Side rank: it complements screens with another main subject. */
export const $coinWorth = query({
  key: 'coin-worth',
  freshFor: 2 * MINUTE,
  rank: RANK.side,
  load: (call, currency: string) => getCoinPrice(call, currency),
})
