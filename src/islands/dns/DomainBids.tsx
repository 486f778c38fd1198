import * as auctionWords from '#words/auction.ts'
import * as commonWords from '#words/common.ts'
import * as dnsWords from '#words/dns.ts'
import { sortBids } from '../../domain/dns/auction.ts'
import type { Bid } from '../../domain/dns/domain.ts'
import { MISSING } from '../../domain/text/format.ts'
import { transactionPath } from '../../routes.ts'
import { $bids } from '../../stores/auctions.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Unreadable } from '../../ui/base/ListNote.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'

const columns: Column<Bid>[] = [
  { label: dnsWords.bidder, at: 'lead', cell: ({ bidder }) => <AddressLink raw={bidder} /> },
  {
    label: dnsWords.bid,
    end: true,
    at: 'figure',
    cell: ({ value }) => <Amount units={value} digits={2} />,
  },
  {
    label: commonWords.transaction,
    at: 'sub',
    cell: ({ hash }) =>
      hash ? <HashLink hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} /> : MISSING,
  },
  { label: commonWords.age, end: true, at: 'when', cell: ({ utime }) => <Age utime={utime} /> },
]

/** Bids for a domain without an owner: highest first, rejected ones folded. */
export default function DomainBids({ name }: { name: string }) {
  return (
    <Panel title={dnsWords.bids}>
      <Loaded
        query={$bids(name)}
        actions={saveList}
        failed={auctionWords.bidsFailed}
        empty={{ title: dnsWords.noBids, when: ({ bids, unreadable }) => bids.length + unreadable === 0 }}
        loading={<ListSkeleton columns={4} rows={3} lines />}
      >
        {({ bids, unreadable }) => (
          <>
            <Bids bids={bids} />
            <Unreadable count={unreadable} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Bids({ bids }: { bids: Bid[] }) {
  const { taken, refused } = sortBids(bids)
  return (
    <>
      {taken.length > 0 && <DataList caption={dnsWords.bids} columns={columns} rows={taken} rowKey={byPlace} />}
      {refused.length > 0 && (
        <details className="border-t border-line">
          <summary className="px-4 md:px-5 py-3 cursor-pointer text-muted">
            {auctionWords.refused(refused.length)}
          </summary>
          <p className="px-4 md:px-5 pb-2 text-sm text-muted">{auctionWords.refusedWhy}</p>
          <DataList caption={auctionWords.refused(refused.length)} columns={columns} rows={refused} rowKey={byPlace} />
        </details>
      )}
    </>
  )
}
