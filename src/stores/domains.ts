import { problemOf } from '../domain/text/problem.ts'
import { RANK } from '../lib/throttle.ts'
import { SECOND } from '../lib/time.ts'
import { getAuctions, getBids, getDomain, getDomainRecords } from '../providers/indexer/domain.ts'
import { auctionsRequest } from '../providers/requests/auctions.ts'
import { domainRequest } from '../providers/requests/domain.ts'
import { query } from './base/query.ts'

/** A domain: its item, owner and expiry. */
export const $domain = query({ key: 'domain', rank: RANK.side, load: (call, name: string) => getDomain(call, name) })

/** What a domain points at; null when it points at nothing. */
export const $domainRecords = query({
  key: domainRequest.key,
  load: async (call, name: string) => {
    try {
      return await getDomainRecords(call, name)
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.kind !== 'not-found') throw error
      call.onSource(problem.provider)
      return null
    }
  },
})

/** Bids for a domain. */
export const $bids = query({ key: 'bids', freshFor: 30 * SECOND, load: (call, name: string) => getBids(call, name) })

/** Running auctions of all zones. */
export const $auctions = query({
  key: auctionsRequest.key,
  freshFor: 30 * SECOND,
  refetch: 30 * SECOND,
  load: call => getAuctions(call),
})
