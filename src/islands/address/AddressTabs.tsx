import { lazy, useState } from 'react'
import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import { $account } from '../../stores/account.ts'
import type { RawAddress } from '../../ton/address.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Tabs } from '../../ui/parts/Tabs.tsx'
import { useLocation } from '../shared/use-location.ts'
import { AddressTransactions } from './AddressTransactions.tsx'
import { JettonCount, NftCount, TransactionCount } from './Counts.tsx'

// The other tabs are loaded when they are opened.
const JettonsTab = lazy(() => import('./JettonsTab.tsx'))
const NftsTab = lazy(() => import('./NftsTab.tsx'))

type Key = 'transactions' | 'jettons' | 'nfts'

const isKey = (text: string | null | undefined): text is Key =>
  text === 'transactions' || text === 'jettons' || text === 'nfts'

/** The chosen tab is in the address, so that it can be sent and survives a reload. */
export function AddressTabs({ raw }: { raw: RawAddress }) {
  const asked = useLocation()?.query.get('tab')
  // Lists are asked for behind the account itself.
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
      {chosen === 'transactions' && <AddressTransactions raw={raw} />}
      <LazyBoundary key={chosen} fallback={<div className="min-h-100" />}>
        {chosen === 'jettons' && <JettonsTab raw={raw} />}
        {chosen === 'nfts' && <NftsTab raw={raw} />}
      </LazyBoundary>
    </Tabs>
  )
}
