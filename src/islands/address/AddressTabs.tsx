import { lazy, useState } from 'react'
import type { RawAddress } from '../../ton/address.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Tabs } from '../../ui/parts/Tabs.tsx'
import { useLocation } from '../shared/use-location.ts'
import { AddressTransactions } from './AddressTransactions.tsx'

// What stands behind the other tabs comes when they are opened.
const JettonsTab = lazy(() => import('./JettonsTab.tsx'))
const NftsTab = lazy(() => import('./NftsTab.tsx'))

const TABS = [
  { key: 'transactions', name: 'Transactions' },
  { key: 'jettons', name: 'Jettons' },
  { key: 'nfts', name: 'NFTs' },
] as const
type Key = (typeof TABS)[number]['key']

const isKey = (text: string | null | undefined): text is Key => TABS.some(({ key }) => key === text)

/** The chosen tab stands in the address, so that it can be sent and survives a reload. */
export function AddressTabs({ raw }: { raw: RawAddress }) {
  const asked = useLocation()?.query.get('tab')
  const [chosen, setChosen] = useState<Key>(isKey(asked) ? asked : 'transactions')

  function choose(key: Key) {
    setChosen(key)
    const url = new URL(location.href)
    if (key === 'transactions') url.searchParams.delete('tab')
    else url.searchParams.set('tab', key)
    history.replaceState(history.state, '', url)
  }

  return (
    <Tabs label="What this account did and holds" tabs={[...TABS]} chosen={chosen} onChoose={choose}>
      {chosen === 'transactions' && <AddressTransactions raw={raw} />}
      <LazyBoundary key={chosen} fallback={<div className="min-h-100" />}>
        {chosen === 'jettons' && <JettonsTab raw={raw} />}
        {chosen === 'nfts' && <NftsTab raw={raw} />}
      </LazyBoundary>
    </Tabs>
  )
}
