import type { Bid } from '../../domain/dns/domain.ts'
import { transactionPath } from '../../routes.ts'
import { $bids } from '../../stores/domains.ts'
import { byPlace, type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { auctionsWords } from '../../words/en/dns.ts'

const columns: Column<Bid>[] = [
  { label: 'Bidder', cell: ({ bidder }) => <AddressLink raw={bidder} /> },
  {
    label: 'Bid',
    end: true,
    cell: ({ value, succeeded }) => (
      <span className={succeeded ? '' : 'text-bad'}>
        <Amount units={value} digits={2} />
        {!succeeded && ' refused'}
      </span>
    ),
  },
  {
    label: 'Transaction',
    cell: ({ hash }) => (hash ? <HashLink hash={hash} href={transactionPath(hash)} what="transaction hash" /> : '—'),
  },
  { label: 'Age', end: true, cell: ({ utime }) => <Age utime={utime} suffix=" ago" /> },
]

/** Who bid how much for a domain that nobody owns yet. */
export function DomainBids({ name }: { name: string }) {
  return (
    <Panel title="Bids">
      <Loaded
        query={$bids(name)}
        failed={auctionsWords.failed}
        empty={{ title: 'No bids', when: ({ bids }) => bids.length === 0 }}
        loading={<ListSkeleton columns={4} rows={3} />}
      >
        {({ bids }) => <DataList caption="Bids" columns={columns} rows={bids} rowKey={byPlace} />}
      </Loaded>
    </Panel>
  )
}
