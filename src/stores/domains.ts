import { problemOf } from '../domain/text/problem.ts'
import { RANK } from '../lib/throttle.ts'
import { getDomain, getDomainRecords } from '../providers/indexer/domain.ts'
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
