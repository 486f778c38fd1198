import * as auctionWords from '#words/auction.ts'
import * as auctionsWords from '#words/auctions.ts'
import * as dnsWords from '#words/dns.ts'
import type { Auction } from '../../domain/dns/domain.ts'
import { dateTime, groupDigits, MISSING } from '../../domain/text/format.ts'
import { $auctions } from '../../stores/auctions.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { Countdown } from './Countdown.tsx'
import DomainBids from './DomainBids.tsx'

/** A domain's running auction: when it ends, the highest bid, and the list of bids. */
export default function RunningAuction({ name }: { name: string }) {
  return (
    <>
      <Panel title={auctionWords.title}>
        <div className="flex flex-col min-h-60">
          <Loaded query={$auctions()} failed={auctionsWords.failed} loading={<div className="min-h-50" />}>
            {({ auctions }) => <Found auction={auctions.find(({ domain }) => domain === name)} />}
          </Loaded>
        </div>
      </Panel>
      <DomainBids name={name} />
    </>
  )
}

function Found({ auction }: { auction: Auction | undefined }) {
  if (!auction) return <Notice title={auctionWords.notListed}>{auctionWords.notListedWhy}</Notice>
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={factsOf(auction)} />
    </div>
  )
}

const factsOf = ({ endsAt, bid, bids, bidder }: Auction): Fact[] => [
  {
    label: auctionWords.ends,
    value:
      endsAt === null ? (
        MISSING
      ) : (
        <>
          <span className="font-600">
            <Countdown endsAt={endsAt} />
          </span>{' '}
          <span className="label">{dateTime(endsAt)}</span>
        </>
      ),
  },
  { label: auctionWords.highestBid, value: bid === null ? dnsWords.noBids : <Amount units={bid} /> },
  { label: dnsWords.bidder, value: bidder ? <AddressLink raw={bidder} /> : MISSING },
  { label: dnsWords.bids, value: bids === null ? MISSING : groupDigits(bids) },
]
