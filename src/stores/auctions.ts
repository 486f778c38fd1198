import { SECOND } from '../lib/time.ts'
import { getAuctions, getBids } from '../providers/indexer/auctions.ts'
import { auctionsRequest } from '../providers/requests/auctions.ts'
import { query } from './base/query.ts'

/** Bids for a domain. */
export const $bids = query({ key: 'bids', freshFor: 30 * SECOND, load: (call, name: string) => getBids(call, name) })

/** Running auctions of all zones. */
export const $auctions = query({
  key: auctionsRequest.key,
  freshFor: 30 * SECOND,
  refetch: 30 * SECOND,
  load: call => getAuctions(call),
})
