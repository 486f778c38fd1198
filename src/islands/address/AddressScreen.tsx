import { lazy, useEffect, useMemo } from 'react'
import { pathArgument } from '../../routes.ts'
import { assumeKind } from '../../stores/base/address-book.ts'
import { type ParsedAddress, parseAddress } from '../../ton/address.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Loading } from '../../ui/query/Loaded.tsx'
import { Proved } from '../proof/Proved.tsx'
import { useLocation } from '../shared/use-location.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { AddressHead, AddressHeadSkeleton } from './AddressHead.tsx'
import { AddressTabs } from './AddressTabs.tsx'
import { AddressTiles, BalanceSkeleton } from './AddressTiles.tsx'

// Lazy: most addresses are valid.
const NoSuchAddress = lazy(() => import('./NoSuchAddress.tsx'))
// Lazy: most accounts need no warning.
const SafetyBand = lazy(() => import('./SafetyBand.tsx'))
// Lazy: rendered with the account's own answer.
const AddressTechnical = lazy(() => import('./AddressTechnical.tsx'))
// Lazy: below the fold.
const BelowTabs = lazy(() => import('./BelowTabs.tsx'))

/** One account, by the address in the path, in any form. */
export default withAddressBook(function AddressScreen() {
  const location = useLocation()
  if (!location) return <Waiting />
  const text = pathArgument(location.pathname, '/address/') ?? ''
  const parsed = parseAddress(text)
  if (parsed) return <Account parsed={parsed} />
  return (
    <LazyBoundary>
      <NoSuchAddress text={text} />
    </LazyBoundary>
  )
})

function Waiting() {
  return (
    <>
      <AddressHeadSkeleton />
      <section className="panel">
        <Loading prefetched>
          <BalanceSkeleton />
        </Loading>
      </section>
    </>
  )
}

function Account({ parsed: { raw, form } }: { parsed: ParsedAddress }) {
  const claim = useMemo(() => ({ kind: 'account', account: raw }) as const, [raw])
  useEffect(() => {
    if (form) assumeKind(raw, !form.bounceable)
  }, [raw, form])
  return (
    <>
      <AddressHead raw={raw} form={form} />
      <LazyBoundary>
        <SafetyBand raw={raw} />
      </LazyBoundary>
      <AddressTiles raw={raw} />
      <Proved claim={claim} />
      <LazyBoundary fallback={<div className="panel mt-3 md:mt-5 min-h-12.5 md:min-h-100" />}>
        <AddressTechnical raw={raw} />
      </LazyBoundary>
      <AddressTabs raw={raw} />
      <LazyBoundary fallback={<div className="min-h-100" />}>
        <BelowTabs raw={raw} />
      </LazyBoundary>
    </>
  )
}
