import type { Domain, DomainRecords } from '../domain/dns/domain.ts'
import { problemOf } from '../domain/text/problem.ts'
import type { Call } from '../lib/call.ts'
import { RANK } from '../lib/throttle.ts'
import { getDomainRecords } from '../providers/indexer/domain.ts'
import { domainRequest } from '../providers/requests/domain.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import { bothIndexes } from './base/both-indexes.ts'
import { query } from './base/query.ts'
import { withFallback } from './base/with-fallback.ts'

// Lazy: requested after the records.
const registration = () => import('../providers/indexer/registration.ts')
const indexed = () => import('../providers/index-v3/domains.ts')

/** False for subdomains, which toncenter's index does not list. */
const isInIndexV3 = (name: string) => hasIndexV3 && /^[^.]+\.(?:ton|t\.me)$/.test(name)

/** A domain: its item, owner and expiry. Only tonapi knows the expiry. */
export const $domain = query({
  key: 'domain',
  rank: RANK.side,
  async *load(call, name: string) {
    const { getDomain } = await registration()
    const byIndexer = (call: Call) => getDomain(call, name)
    if (!isInIndexV3(name)) return byIndexer(call)
    const byIndexV3 = async (call: Call): Promise<Domain> =>
      (await import('./index-v3-domain.ts')).readIndexV3Domain(call, name)
    return yield* bothIndexes<Domain>(call, { byIndexer, byIndexV3 }, true)
  },
})

/** Returns null for `not-found`, which is a valid answer: the domain has no records. */
async function orNull(call: Call, records: Promise<DomainRecords>): Promise<DomainRecords | null> {
  try {
    return await records
  } catch (error) {
    const problem = problemOf(error)
    if (problem?.kind !== 'not-found') throw error
    call.onSource(problem.provider)
    return null
  }
}

/** Target of a domain; null if it has none. */
export const $domainRecords = query({
  key: domainRequest.key,
  load(call, name: string) {
    const byIndexer = (call: Call) => orNull(call, getDomainRecords(call, name))
    const byIndexV3 = async (call: Call) => orNull(call, (await indexed()).getIndexV3Records(call, name))
    return withFallback(call, ...(isInIndexV3(name) ? [byIndexer, byIndexV3] : [byIndexer]))
  },
})
