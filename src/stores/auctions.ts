import { getAuctions, getBids } from '../providers/indexer/auctions.ts'
import { auctionsRequest } from '../providers/requests/auctions.ts'
import { query } from './base/query.ts'
import { AUCTIONS_AGAIN_MS } from './base/times.ts'

/** Bids for a domain. */
export const $bids = query({
  key: 'bids',
  freshFor: AUCTIONS_AGAIN_MS,
  load: (call, name: string) => getBids(call, name),
})

/** Running auctions of all zones. */
export const $auctions = query({
  key: auctionsRequest.key,
  freshFor: AUCTIONS_AGAIN_MS,
  refetch: AUCTIONS_AGAIN_MS,
  load: call => getAuctions(call),
})
