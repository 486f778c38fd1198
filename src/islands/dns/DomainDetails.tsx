import type { Domain, DomainRecords } from '../../domain/dns/domain.ts'
import { cleanText, LONGEST_PARAGRAPH } from '../../domain/foreign/clean-text.ts'
import { nftNameOf } from '../../domain/foreign/names.ts'
import { dateTime } from '../../domain/text/format.ts'
import { problemOf } from '../../domain/text/problem.ts'
import { acceptLink } from '../../domain/token/image.ts'
import { nftPath } from '../../routes.ts'
import { $domain, $domainRecords } from '../../stores/domains.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressFact } from '../../ui/chain/AddressFact.tsx'
import { useNow } from '../../ui/live/use-now.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { domainWords } from '../../words/en/dns.ts'
import { DomainBids } from './DomainBids.tsx'

/** A domain: where it leads, who owns it, and its item. */
export function DomainDetails({ name }: { name: string }) {
  const records = useQuery($domainRecords(name))
  const domain = useQuery($domain(name))
  const inAuction = domain.status === 'ready' && domain.value.item !== null && !domain.value.owner
  return (
    <>
      <h2 className="text-xl md:text-2xl font-600 mt-2">
        <bdi>{name}</bdi>
      </h2>
      <Panel title="Records">
        <Loaded query={$domainRecords(name)} failed={domainWords.failed} loading={<div className="min-h-60" />}>
          {records => (records ? <Records records={records} /> : <NoRecords name={name} />)}
        </Loaded>
      </Panel>
      {/* Records are of any number: what is below them comes when their place is known. */}
      {records.status !== 'loading' && (
        <Panel title="Registration">
          <Loaded
            query={$domain(name)}
            failed={domainWords.failed}
            loading={<div className="min-h-60" />}
            notFound={
              <Notice title={domainWords.notFound}>Nobody has registered {name}, as far as the index knows.</Notice>
            }
          >
            {domain => <Registration domain={domain} />}
          </Loaded>
        </Panel>
      )}
      {inAuction && <DomainBids name={name} />}
    </>
  )
}

const fact = (label: string, value: string | null, what: string): Fact[] =>
  value ? [{ label, value: <HexValue value={value} what={what} /> }] : []

function Records({ records: { wallet, nextResolver, sites, storage, picture, others } }: { records: DomainRecords }) {
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts
        facts={[
          {
            label: 'Resolved address',
            value: wallet ? <AddressFact raw={wallet} what="resolved address" /> : '—',
          },
          ...sites.map(siteFact),
          ...fact('Storage bag', storage && cleanText(storage), 'bag id'),
          ...(nextResolver
            ? [{ label: 'Next resolver', value: <AddressFact raw={nextResolver} what="next resolver" /> }]
            : []),
          ...(picture
            ? [{ label: 'Picture', value: <bdi className="hash">{cleanText(picture, LONGEST_PARAGRAPH)}</bdi> }]
            : []),
          ...others.map(({ name, value }) => ({ label: name, value: <bdi className="hash">{value}</bdi> })),
        ]}
      />
    </div>
  )
}

/** A site is on the web, or on TON's own network by its ADNL address. */
function siteFact(site: string): Fact {
  const text = cleanText(site)
  const link = acceptLink(site)
  if (!link) {
    const isAdnl = /^(?:adnl:\/\/)?[0-9a-f]{64}$/i.test(text)
    return { label: isAdnl ? 'Site (ADNL)' : 'Site', value: <HexValue value={text} what="site address" /> }
  }
  return {
    label: 'Site',
    value: (
      <a className="link break-all" href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
        <bdi>{text}</bdi>
      </a>
    ),
  }
}

/** Nothing to resolve; the registration says whether the name exists at all. */
function NoRecords({ name }: { name: string }) {
  const domain = useQuery($domain(name))
  const isUnknown = domain.status === 'failed' && problemOf(domain.error)?.kind === 'not-found'
  return (
    <Notice title={isUnknown ? domainWords.notFound : domainWords.noRecords}>
      {isUnknown ? `The name ${name} leads nowhere.` : 'Nobody has said where it leads.'}
    </Notice>
  )
}

function Registration({ domain: { expiresAt, item, owner } }: { domain: Domain }) {
  const now = useNow()
  const itemLink = (raw: RawAddress) => {
    const address = friendlyAddress(raw)
    return (
      <a className="link hash" href={nftPath(address)}>
        {address}
      </a>
    )
  }
  const lapsed = expiresAt !== null && expiresAt < now
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts
        facts={[
          {
            label: 'Owner',
            value: owner ? (
              <AddressFact raw={owner} what="owner address" />
            ) : (
              (item && 'none yet: it is being auctioned') || '—'
            ),
          },
          { label: 'Item (NFT)', value: item ? itemLink(item.address) : '—' },
          {
            label: 'Collection',
            value: item?.collection?.name ? <bdi>{nftNameOf(item.collection)}</bdi> : '—',
          },
          {
            label: lapsed ? 'Ran out' : 'Runs out',
            value: expiresAt === null ? 'N/A' : <span className={lapsed ? 'text-bad' : ''}>{dateTime(expiresAt)}</span>,
          },
        ]}
      />
    </div>
  )
}
