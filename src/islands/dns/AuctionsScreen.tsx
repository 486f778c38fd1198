import { lazy } from 'react'
import * as auctionsWords from '#words/auctions.ts'
import * as dnsWords from '#words/dns.ts'
import { auctionState, splitAuctions } from '../../domain/dns/auction.ts'
import type { Auction, Auctions } from '../../domain/dns/domain.ts'
import { MAX_DOMAIN_LENGTH } from '../../domain/foreign/clean-text.ts'
import { dateTime, groupDigits, MISSING } from '../../domain/text/format.ts'
import { domainPath } from '../../routes.ts'
import { $auctions } from '../../stores/auctions.ts'
import { type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Unreadable } from '../../ui/base/ListNote.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { DomainText } from '../../ui/chain/DomainText.tsx'
import { Choice } from '../../ui/lists/Choice.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { useChoice } from '../shared/use-choice.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { Countdown } from './Countdown.tsx'
import { DomainForm } from './DomainForm.tsx'

// Lazy: loaded after the rows.
const Kinds = lazy(() => import('../shared/Kinds.tsx'))

const ZONES = [
  { key: 'all', name: auctionsWords.allZones },
  { key: 'ton', name: 'ton' },
  { key: 't.me', name: 't.me' },
] as const
type Zone = (typeof ZONES)[number]['key']

/** Auctions of domains: running ones by end, then ended ones. */
export default withAddressBook(function AuctionsScreen() {
  const [zone, setZone] = useChoice<Zone>('tld', ['all', 'ton', 't.me'])
  return (
    <>
      <DomainForm label={auctionsWords.find} />
      <div className="mb-3">
        <Choice label={auctionsWords.zone} options={ZONES} chosen={zone} onChoose={setZone} />
      </div>
      <section className="panel flex flex-col [&:has(>[aria-busy])]:min-h-240">
        <Loaded
          query={$auctions()}
          actions={saveList}
          failed={auctionsWords.failed}
          empty={{ title: auctionsWords.none, when: ({ auctions, unreadable }) => auctions.length + unreadable === 0 }}
          loading={<ListSkeleton columns={5} rows={18} lines />}
        >
          {all => <List all={all} zone={zone} />}
        </Loaded>
      </section>
    </>
  )
})

const TITLE = 'flex items-center px-4 md:px-5 min-h-12 border-b border-line text-lg font-600'

const nameOf = ({ domain }: Auction) => domain

const inZone = (zone: Zone) => (auction: Auction) => zone === 'all' || auction.domain.endsWith(`.${zone}`)

function List({ all: { auctions, unreadable }, zone }: { all: Auctions; zone: Zone }) {
  const now = useNow()
  const { running, ended } = splitAuctions(auctions.filter(inZone(zone)), now)
  const isCounted = unreadable === 0 && running.every(auction => auctionState(auction, now) === 'active')
  const { shown, end } = useGrowing(running)
  return (
    <div data-awaits="">
      <LazyBoundary>
        <Kinds of={auctions.flatMap(({ bidder }) => bidder ?? [])} />
      </LazyBoundary>
      <h2 className={TITLE}>
        {auctionsWords.active} ({isCounted ? groupDigits(running.length) : MISSING})
      </h2>
      {running.length > 0 ? (
        <DataList caption={auctionsWords.active} columns={columns} rows={shown} rowKey={nameOf} />
      ) : (
        isCounted && <Notice title={auctionsWords.none}>{zone !== 'all' && auctionsWords.noneIn(zone)}</Notice>
      )}
      <div ref={end} />
      {ended.length > 0 && shown.length === running.length && (
        <>
          <h2 className={`${TITLE} border-t`}>{auctionsWords.endedTitle}</h2>
          <DataList caption={auctionsWords.endedTitle} columns={columns} rows={ended} rowKey={nameOf} />
        </>
      )}
      <Unreadable count={unreadable} />
    </div>
  )
}

function Status({ auction }: { auction: Auction }) {
  const now = useNow()
  const state = auctionState(auction, now)
  if (state === 'active') return <span className="text-good whitespace-nowrap">{auctionsWords.isActive}</span>
  if (state === 'unknown') return MISSING
  return (
    <span className="text-faint whitespace-nowrap">
      {auction.status && auction.status !== 'active' ? auction.status : auctionsWords.ended}
    </span>
  )
}

const columns: Column<Auction>[] = [
  {
    label: dnsWords.domain,
    at: 'lead',
    cell: ({ domain }) => (
      <a className="link" href={domainPath(domain)}>
        <DomainText name={domain} longest={MAX_DOMAIN_LENGTH} />
      </a>
    ),
  },
  {
    label: auctionsWords.status,
    cell: auction => <Status auction={auction} />,
  },
  {
    label: auctionsWords.currentBid,
    at: 'figure',
    end: true,
    cell: ({ bid, bids }) =>
      bid === null ? (
        <span className="text-muted">{dnsWords.noBids}</span>
      ) : bid === undefined ? (
        MISSING
      ) : (
        <>
          <Amount units={bid} digits={2} />
          {bids !== null && (
            <span className="cards:hidden block text-xs text-muted">{auctionsWords.bidCount(bids)}</span>
          )}
        </>
      ),
  },
  { label: dnsWords.bidder, at: 'sub', cell: ({ bidder }) => (bidder ? <AddressLink raw={bidder} /> : '-') },
  {
    label: auctionsWords.endsAt,
    at: 'when',
    end: true,
    cell: ({ endsAt }) =>
      endsAt === null ? (
        MISSING
      ) : (
        <>
          <span className="cards:hidden whitespace-nowrap">{dateTime(endsAt)}</span>
          <span className="block text-xs text-muted">
            <Countdown endsAt={endsAt} />
          </span>
        </>
      ),
  },
]
