import { lazy } from 'react'
import * as dnsWords from '#words/dns.ts'
import type { DomainRecords } from '../../domain/dns/domain.ts'
import { cleanText, MAX_PARAGRAPH_LENGTH } from '../../domain/foreign/clean-text.ts'
import { MISSING } from '../../domain/text/format.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { ResolvedAddress } from './ResolvedAddress.tsx'

const Sites = lazy(() => import('./Sites.tsx'))

const fact = (label: string, value: string | null, what: string): Fact[] =>
  value ? [{ label, value: <HexValue value={value} what={what} /> }] : []

type Props = {
  records: DomainRecords
  /** warning shown beside the target address */
  warning: string | undefined
}

/** Records of a domain. */
export function Records({ records, warning }: Props) {
  const { wallet, nextResolver, sites, storage, picture, others, isPartial } = records
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts
        facts={[
          {
            label: dnsWords.resolved,
            value: wallet ? <ResolvedAddress raw={wallet} warning={warning} /> : MISSING,
          },
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
      {sites.length > 0 && (
        <LazyBoundary fallback={sites.map(site => <div key={site} className="h-11" />)}>
          <Sites sites={sites} />
        </LazyBoundary>
      )}
      {isPartial && <p className="py-3 text-sm text-warn">{dnsWords.partial}</p>}
    </div>
  )
}
