import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { getCoinPrice } from '../providers/indexer/rates.ts'
import { query } from './base/query.ts'

/** TON's price in a currency, null when the indexer has none. It completes screens that are about something else. */
export const $coinWorth = query({
  key: 'coin-worth',
  freshFor: 2 * MINUTE,
  rank: RANK.side,
  load: (call, currency: string) => getCoinPrice(call, currency),
})
