import { lazy, useState } from 'react'
import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import type { RawAddress } from '../../ton/address.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Tabs } from '../../ui/parts/Tabs.tsx'
import { useLocation } from '../shared/use-location.ts'
import { AddressTransactions } from './AddressTransactions.tsx'

// The other tabs are loaded when they are opened.
const JettonsTab = lazy(() => import('./JettonsTab.tsx'))
const NftsTab = lazy(() => import('./NftsTab.tsx'))

const TABS = [
  { key: 'transactions', name: commonWords.transactions },
  { key: 'jettons', name: addressWords.jettons },
  { key: 'nfts', name: addressWords.nfts },
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
    <Tabs label={addressWords.held} tabs={[...TABS]} chosen={chosen} onChoose={choose}>
      {chosen === 'transactions' && <AddressTransactions raw={raw} />}
      <LazyBoundary key={chosen} fallback={<div className="min-h-100" />}>
        {chosen === 'jettons' && <JettonsTab raw={raw} />}
        {chosen === 'nfts' && <NftsTab raw={raw} />}
      </LazyBoundary>
    </Tabs>
  )
}
