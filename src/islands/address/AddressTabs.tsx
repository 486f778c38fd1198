import { lazy, useState } from 'react'
import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import { $account } from '../../stores/account.ts'
import type { RawAddress } from '../../ton/address.ts'
import { ListSkeleton } from '../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Tabs } from '../../ui/parts/Tabs.tsx'
import { Loading } from '../../ui/query/Loaded.tsx'
import { useLocation } from '../shared/use-location.ts'
import { JettonCount, NftCount, TransactionCount } from './Counts.tsx'

// Lazy: loaded with the rows; other tabs when they are opened.
const AddressTransactions = lazy(() => import('./AddressTransactions.tsx'))
const JettonsTab = lazy(() => import('./JettonsTab.tsx'))
const NftsTab = lazy(() => import('./NftsTab.tsx'))

type Key = 'transactions' | 'jettons' | 'nfts'

const isKey = (text: string | null | undefined): text is Key =>
  text === 'transactions' || text === 'jettons' || text === 'nfts'

/** Placeholder of a list while its scripts load. */
const Place = () => (
  <Loading>
    <ListSkeleton columns={6} rows={12} cardsBelow="xl" lines />
  </Loading>
)

/** Tabs of an account. The chosen tab is in the URL, so that it can be shared and survives a reload. */
export function AddressTabs({ raw }: { raw: RawAddress }) {
  const asked = useLocation()?.query.get('tab')
  // Lists are requested after the account itself.
  const isKnown = useQuery($account(raw)).status === 'ready'
  const [chosen, setChosen] = useState<Key>(isKey(asked) ? asked : 'transactions')

  function choose(key: Key) {
    setChosen(key)
    const url = new URL(location.href)
    if (key === 'transactions') url.searchParams.delete('tab')
    else url.searchParams.set('tab', key)
    history.replaceState(history.state, '', url)
  }

  return (
    <Tabs
      label={addressWords.held}
      tabs={[
        { key: 'transactions', name: commonWords.transactions, count: isKnown && <TransactionCount raw={raw} /> },
        { key: 'jettons', name: addressWords.jettons, count: isKnown && <JettonCount raw={raw} tab={asked} /> },
        { key: 'nfts', name: addressWords.nfts, count: isKnown && <NftCount raw={raw} tab={asked} /> },
      ]}
      chosen={chosen}
      onChoose={choose}
    >
      <LazyBoundary key={chosen} fallback={<Place />}>
        {chosen === 'transactions' && <AddressTransactions raw={raw} />}
        {chosen === 'jettons' && <JettonsTab raw={raw} />}
        {chosen === 'nfts' && <NftsTab raw={raw} />}
      </LazyBoundary>
    </Tabs>
  )
}
