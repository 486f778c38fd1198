import * as auctionsWords from '#words/auctions.ts'
import * as commonWords from '#words/common.ts'
import * as dnsWords from '#words/dns.ts'
import type { Bid } from '../../domain/dns/domain.ts'
import { transactionPath } from '../../routes.ts'
import { $bids } from '../../stores/auctions.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'

const columns: Column<Bid>[] = [
  { label: dnsWords.bidder, cell: ({ bidder }) => <AddressLink raw={bidder} /> },
  {
    label: dnsWords.bid,
    end: true,
    cell: ({ value, succeeded }) => (
      <span className={succeeded ? '' : 'text-bad'}>
        <Amount units={value} digits={2} />
        {!succeeded && dnsWords.bidRefused}
      </span>
    ),
  },
  {
    label: commonWords.transaction,
    cell: ({ hash }) =>
      hash ? <HashLink hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} /> : '—',
  },
  { label: commonWords.age, end: true, cell: ({ utime }) => <Age utime={utime} /> },
]

/** Bids for a domain that nobody owns yet. */
export default function DomainBids({ name }: { name: string }) {
  return (
    <Panel title={dnsWords.bids}>
      <Loaded
        query={$bids(name)}
        actions={saveList}
        failed={auctionsWords.failed}
        empty={{ title: dnsWords.noBids, when: ({ bids }) => bids.length === 0 }}
        loading={<ListSkeleton columns={4} rows={3} />}
      >
        {({ bids }) => <DataList caption={dnsWords.bids} columns={columns} rows={bids} rowKey={byPlace} />}
      </Loaded>
    </Panel>
  )
}
