import { lazy } from 'react'
import * as dnsWords from '#words/dns.ts'
import { type DomainRecords, isAuctioned, ranOut } from '../../domain/dns/domain.ts'
import { dateOf } from '../../domain/text/date.ts'
import { isNotFound } from '../../domain/text/problem.ts'
import type { QueryState } from '../../lib/query-state.ts'
import { $domain, $domainRecords } from '../../stores/domains.ts'
import { isIndexV3Alone } from '../../stores/index-v3-alone.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { useNow } from '../../ui/live/use-now.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { Records } from './Records.tsx'
import { DomainHeading, NameEndPlace, RecordsSkeleton } from './ResolvedAddress.tsx'

const EncodedNote = lazy(() => import('./EncodedNote.tsx'))
const FreeName = lazy(() => import('./FreeName.tsx'))
const NameEnd = lazy(() => import('./NameEnd.tsx'))
const Registration = lazy(() => import('./Registration.tsx'))
const RunningAuction = lazy(() => import('./RunningAuction.tsx'))

/** A domain: target, owner and item. Starts with the auction, if one is running. A free domain is a box that tells how to get it. */
export function DomainDetails({ name }: { name: string }) {
  const records = useQuery($domainRecords(name))
  const domain = useQuery($domain(name))
  const pointsNowhere = records.status === 'ready' && records.value === null
  const isFree = domain.status === 'failed' && isNotFound(domain.error)
  const isFailed = records.status === 'failed' && domain.status === 'failed' && !isFree
  const inAuction = domain.status === 'ready' && isAuctioned(domain.value)
  if (isFree && pointsNowhere)
    return (
      <>
        <Heading name={name} />
        <section className="panel mt-4 md:mt-5">
          <Free name={name} isFree={!isIndexV3Alone(records.sources)} />
        </section>
      </>
    )
  return (
    <>
      <Heading name={name} />
      <NameEndPlace>
        <LazyBoundary>
          <NameEnd name={name} />
        </LazyBoundary>
      </NameEndPlace>
      {inAuction && (
        <LazyBoundary fallback={<div className="min-h-175" />}>
          <RunningAuction name={name} />
        </LazyBoundary>
      )}
      {!(inAuction && (pointsNowhere || leadsNowhere(records))) && (
        <Panel title={dnsWords.records}>
          <Loaded query={$domainRecords(name)} failed={dnsWords.failed} loading={<RecordsSkeleton />} prefetched>
            {records => (records ? <Warned name={name} records={records} /> : <NoRecords name={name} />)}
          </Loaded>
        </Panel>
      )}
      {/* The parts below follow once the records' height is known. Errors are shown once. */}
      {records.status !== 'loading' && !isFailed && !(pointsNowhere && domain.status === 'loading') && (
        <Panel title={dnsWords.registration}>
          <Loaded
            query={$domain(name)}
            failed={dnsWords.failed}
            loading={<div className="min-h-60" />}
            notFound={<Free name={name} />}
          >
            {value => (
              <LazyBoundary fallback={<div className="min-h-60" />}>
                <Registration name={name} domain={value} />
              </LazyBoundary>
            )}
          </Loaded>
        </Panel>
      )}
    </>
  )
}

/** True if a partial index has no records: before its first owner a name has none. */
const leadsNowhere = (records: QueryState<DomainRecords | null>) =>
  records.status === 'ready' &&
  records.value?.isPartial === true &&
  !(records.value.wallet ?? records.value.nextResolver ?? records.value.storage ?? records.value.sites[0])

/** Heading with the name, and the reason if it is shown encoded. */
const Heading = ({ name }: { name: string }) => (
  <>
    <DomainHeading name={name} />
    {name.includes('xn--') && (
      <LazyBoundary>
        <EncodedNote name={name} />
      </LazyBoundary>
    )}
  </>
)

const Free = ({ name, isFree = false }: { name: string; isFree?: boolean }) => (
  <LazyBoundary fallback={<div className="min-h-60" />}>
    <FreeName name={name} isFree={isFree} />
  </LazyBoundary>
)

/** Records of a name, with a warning if it has expired. */
function Warned({ name, records }: { name: string; records: DomainRecords }) {
  const domain = useQuery($domain(name))
  const now = useNow()
  const expiresAt = domain.status === 'ready' && ranOut(domain.value, now) ? domain.value.expiresAt : null
  const warning = expiresAt == null ? undefined : dnsWords.ranOutOn(dateOf(expiresAt))
  return <Records records={records} warning={warning} />
}

/** Notice of missing records; a placeholder while the name may be free. */
function NoRecords({ name }: { name: string }) {
  const domain = useQuery($domain(name))
  if (domain.status === 'loading') return <RecordsSkeleton />
  return <Notice title={dnsWords.noRecords}>{dnsWords.noRecordsWhy}</Notice>
}
