import type { ReactNode } from 'react'
import * as commonWords from '#words/common.ts'
import * as dnsWords from '#words/dns.ts'
import { type Domain, isAuctioned, isUsername, ranOut } from '../../domain/dns/domain.ts'
import { dateTime, MISSING } from '../../domain/text/format.ts'
import { $domain } from '../../stores/domains.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Expiry of a name, below its heading, or of its parent, which is named; empty for a name in auction, which has no owner. */
export default function NameEnd({ name }: { name: string }) {
  const state = useQuery($domain(name))
  const now = useNow()
  if (state.status !== 'ready' || isAuctioned(state.value)) return null
  const [label, end] = endOf(state.value, state.partial === true, now)
  return (
    <dl className="flex flex-wrap gap-x-2 text-sm">
      <dt className="text-muted">
        {state.value.name !== name && (
          <>
            <bdi>{state.value.name}</bdi>
            {commonWords.colon}
          </>
        )}
        {label}
      </dt>
      <dd>{end}</dd>
    </dl>
  )
}

/** Label and value of the expiry. `isPart`: tonapi, which knows it, has not answered yet. */
function endOf(domain: Domain, isPart: boolean, now: number): [string, ReactNode] {
  const { name, expiresAt } = domain
  if (isUsername(name)) return [dnsWords.runsOut, dnsWords.never]
  if (expiresAt == null) return [dnsWords.runsOut, isPart ? MISSING : dnsWords.endUnknown]
  if (!ranOut(domain, now)) return [dnsWords.runsOut, dateTime(expiresAt)]
  return [dnsWords.ranOut, <span className="text-bad">{dateTime(expiresAt)}</span>]
}
