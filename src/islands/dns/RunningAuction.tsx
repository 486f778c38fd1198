import type { ReactNode } from 'react'
import * as auctionWords from '#words/auction.ts'
import * as auctionsWords from '#words/auctions.ts'
import * as dnsWords from '#words/dns.ts'
import { auctionState } from '../../domain/dns/auction.ts'
import { type Auction, isUsername } from '../../domain/dns/domain.ts'
import { nextBid } from '../../domain/dns/min-price.ts'
import { dateTime, groupDigits, MISSING } from '../../domain/text/format.ts'
import { $auctions } from '../../stores/auctions.ts'
import { $domain } from '../../stores/domains.ts'
import { $itemAuction } from '../../stores/item-auction.ts'
import type { RawAddress } from '../../ton/address.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useNow } from '../../ui/live/use-now.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import Kinds from '../shared/Kinds.tsx'
import { BidLink } from './BidLink.tsx'
import { Countdown } from './Countdown.tsx'
import DomainBids from './DomainBids.tsx'

/** A domain's running auction: minimum bid, end, market, and bids so far. */
export default function RunningAuction({ name }: { name: string }) {
  const isFailed = useQuery($auctions()).status === 'failed'
  const domain = useQuery($domain(name))
  const item = domain.status === 'ready' ? domain.value.item : null
  if (isFailed && item) return <ByContract name={name} item={item.address} />
  return (
    <>
      <Place>
        <Loaded query={$auctions()} failed={auctionsWords.failed} loading={<div className="min-h-50" />}>
          {({ auctions }) => <Found auction={auctions.find(({ domain }) => domain === name)} />}
        </Loaded>
      </Place>
      <DomainBids name={name} />
    </>
  )
}

/** The auction by the item's contract. Hides the bids, which have failed with the list of auctions. */
function ByContract({ name, item }: { name: string; item: RawAddress }) {
  const query = $itemAuction(name, item)
  const isFailed = useQuery(query).status === 'failed'
  return (
    <>
      <Place>
        <Loaded query={query} failed={auctionsWords.failed} loading={<div className="min-h-50" />}>
          {auction => (
            <div data-awaits="">
              <Kinds of={auction.bidder ? [auction.bidder] : []} />
              <Found auction={auction} />
            </div>
          )}
        </Loaded>
      </Place>
      {!isFailed && <DomainBids name={name} />}
    </>
  )
}

const Place = ({ children }: { children: ReactNode }) => (
  <Panel title={auctionWords.title}>
    <div className="flex flex-col min-h-113.5 md:min-h-85">{children}</div>
  </Panel>
)

function Found({ auction }: { auction: Auction | undefined }) {
  const now = useNow()
  if (!auction) return <Notice title={auctionWords.notListed}>{auctionWords.notListedWhy}</Notice>
  const isOver = auctionState(auction, now) === 'ended'
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={[...(isOver ? [] : next(auction)), ...factsOf(auction, isOver)]} />
      {isOver ? (
        <p className="py-3 text-muted">{auctionWords.isOver}</p>
      ) : (
        <p className="py-3">
          <BidLink name={auction.domain} />
        </p>
      )}
    </div>
  )
}

/** Minimum next bid; empty if the zone's rule is unknown. */
function next({ domain, bid }: Auction): Fact[] {
  const least = bid ? nextBid(domain, bid) : null
  if (least === null) return []
  return [
    {
      label: auctionWords.nextBid,
      value: (
        <>
          <span className="text-lg font-600">
            <Amount units={least} />
          </span>{' '}
          <span className="label">{auctionWords.raise}</span>
        </>
      ),
    },
  ]
}

const factsOf = ({ domain, endsAt, bid, bids, bidder }: Auction, isOver: boolean): Fact[] => [
  {
    label: isOver ? auctionWords.ended : auctionWords.ends,
    value:
      endsAt === null ? (
        MISSING
      ) : isOver ? (
        dateTime(endsAt)
      ) : (
        <>
          <span className="font-600">
            <Countdown endsAt={endsAt} />
          </span>{' '}
          <span className="label">{dateTime(endsAt)}</span>
          {!isUsername(domain) && <span className="block text-sm text-muted">{auctionWords.extended}</span>}
        </>
      ),
  },
  { label: auctionWords.highestBid, value: bid === null ? dnsWords.noBids : <Amount units={bid ?? null} /> },
  { label: dnsWords.bidder, value: bidder ? <AddressLink raw={bidder} /> : MISSING },
  { label: dnsWords.bids, value: bids === null ? MISSING : groupDigits(bids) },
]
