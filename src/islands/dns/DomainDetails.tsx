import { lazy } from 'react'
import * as commonWords from '#words/common.ts'
import * as dnsWords from '#words/dns.ts'
import type { Domain, DomainRecords } from '../../domain/dns/domain.ts'
import { cleanText, MAX_PARAGRAPH_LENGTH } from '../../domain/foreign/clean-text.ts'
import { nftNameOf } from '../../domain/foreign/names.ts'
import { dateTime } from '../../domain/text/format.ts'
import { problemOf } from '../../domain/text/problem.ts'
import { acceptLink } from '../../domain/token/image.ts'
import { nftPath } from '../../routes.ts'
import { $domain, $domainRecords } from '../../stores/domains.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { useNow } from '../../ui/live/use-now.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { DomainHeading, RecordsSkeleton, ResolvedAddress } from './ResolvedAddress.tsx'

const FreeName = lazy(() => import('./FreeName.tsx'))
const RunningAuction = lazy(() => import('./RunningAuction.tsx'))

/** A domain: where it leads, who owns it, and its item. */
export function DomainDetails({ name }: { name: string }) {
  const records = useQuery($domainRecords(name))
  const domain = useQuery($domain(name))
  const isFailed = records.status === 'failed' && domain.status === 'failed' && !isNotFound(domain.error)
  const inAuction = domain.status === 'ready' && domain.value.item !== null && !domain.value.owner
  return (
    <>
      <DomainHeading name={name} />
      <Panel title={dnsWords.records}>
        <Loaded query={$domainRecords(name)} failed={dnsWords.failed} loading={<RecordsSkeleton />} prefetched>
          {records => (records ? <Records records={records} /> : <NoRecords name={name} />)}
        </Loaded>
      </Panel>
      {/* Records are of any number: what is below them comes when their place is known. One failure is said once. */}
      {records.status !== 'loading' && !isFailed && (
        <Panel title={dnsWords.registration}>
          <Loaded
            query={$domain(name)}
            failed={dnsWords.failed}
            loading={<div className="min-h-60" />}
            notFound={
              <LazyBoundary fallback={<div className="min-h-60" />}>
                <FreeName name={name} />
              </LazyBoundary>
            }
          >
            {value => <Registration domain={value} isPart={domain.status === 'ready' && domain.partial === true} />}
          </Loaded>
        </Panel>
      )}
      {inAuction && (
        <LazyBoundary fallback={<div className="min-h-60" />}>
          <RunningAuction name={name} />
        </LazyBoundary>
      )}
    </>
  )
}

const fact = (label: string, value: string | null, what: string): Fact[] =>
  value ? [{ label, value: <HexValue value={value} what={what} /> }] : []

function Records({ records }: { records: DomainRecords }) {
  const { wallet, nextResolver, sites, storage, picture, others, isPartial } = records
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts
        facts={[
          {
            label: dnsWords.resolved,
            value: wallet ? <ResolvedAddress raw={wallet} /> : '—',
          },
          ...sites.map(siteFact),
          ...fact(dnsWords.storage, storage && cleanText(storage), dnsWords.storageId),
          ...(nextResolver
            ? [
                {
                  label: dnsWords.nextResolver,
                  value: <AddressFact raw={nextResolver} what={dnsWords.nextResolverAddress} />,
                },
              ]
            : []),
          ...(picture
            ? [
                {
                  label: dnsWords.picture,
                  value: <bdi className="hash">{cleanText(picture, MAX_PARAGRAPH_LENGTH)}</bdi>,
                },
              ]
            : []),
          ...others.map(({ name, value }) => ({ label: name, value: <bdi className="hash">{value}</bdi> })),
        ]}
      />
      {isPartial && <p className="py-3 text-sm text-warn">{dnsWords.partial}</p>}
    </div>
  )
}

/** A site is on the web, or on TON's own network by its ADNL address. */
function siteFact(site: string): Fact {
  const text = cleanText(site)
  const link = acceptLink(site)
  if (!link) {
    const isAdnl = /^(?:adnl:\/\/)?[0-9a-f]{64}$/i.test(text)
    return {
      label: isAdnl ? dnsWords.siteInTon : dnsWords.site,
      value: <HexValue value={text} what={dnsWords.siteAddress} />,
    }
  }
  return {
    label: dnsWords.site,
    value: (
      <a className="link break-all" href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
        {link}
      </a>
    ),
  }
}

const isNotFound = (error: unknown) => problemOf(error)?.kind === 'not-found'

/** Nothing to resolve. The registration says whether the name exists at all, so nothing is said before it is known. */
function NoRecords({ name }: { name: string }) {
  const domain = useQuery($domain(name))
  if (domain.status === 'loading') return <RecordsSkeleton />
  const isUnknown = domain.status === 'failed' && isNotFound(domain.error)
  return (
    <Notice title={isUnknown ? dnsWords.notFound : dnsWords.noRecords}>
      {isUnknown ? dnsWords.leadsNowhere(name) : dnsWords.noRecordsWhy}
    </Notice>
  )
}

/** `isPart`: tonapi, which knows when the name runs out, was not heard yet. */
function Registration({ domain: { expiresAt, item, owner }, isPart }: { domain: Domain; isPart: boolean }) {
  const now = useNow()
  const itemLink = (raw: RawAddress) => {
    const address = friendlyAddress(raw)
    return (
      <a className="link hash" href={nftPath(address)}>
        {address}
      </a>
    )
  }
  const lapsed = expiresAt != null && expiresAt < now
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts
        facts={[
          {
            label: commonWords.owner,
            value: owner ? (
              <AddressFact raw={owner} what={commonWords.ownerAddress} />
            ) : (
              (item && dnsWords.beingAuctioned) || '—'
            ),
          },
          { label: dnsWords.item, value: item ? itemLink(item.address) : '—' },
          {
            label: dnsWords.collection,
            value: item?.collection?.name ? <bdi>{nftNameOf(item.collection)}</bdi> : '—',
          },
          {
            label: lapsed ? dnsWords.ranOut : dnsWords.runsOut,
            value:
              expiresAt === undefined ? (
                isPart ? (
                  '—'
                ) : (
                  dnsWords.endUnknown
                )
              ) : expiresAt === null ? (
                commonWords.missing
              ) : (
                <span className={lapsed ? 'text-bad' : ''}>{dateTime(expiresAt)}</span>
              ),
          },
        ]}
      />
    </div>
  )
}
