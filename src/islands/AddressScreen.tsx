import { lazy, useEffect } from 'react'
import { pathArgument } from '../routes.ts'
import { assumeKind } from '../stores/address-book.ts'
import { looksFriendly, type ParsedAddress, parseAddress } from '../ton/address.ts'
import { messages } from '../ui/messages.ts'
import { Notice } from '../ui/Notice.tsx'
import { Piece } from '../ui/Piece.tsx'
import { AddressHead, AddressHeadSkeleton } from './address/AddressHead.tsx'
import { AddressTabs } from './address/AddressTabs.tsx'
import { AddressTiles } from './address/AddressTiles.tsx'
import { usePlace } from './use-place.ts'
import { withAddressBook } from './with-address-book.tsx'

// Most accounts need no warning.
const SafetyBand = lazy(() => import('./address/SafetyBand.tsx'))
// Below the first sight.
const AddressTechnical = lazy(() => import('./address/AddressTechnical.tsx'))

/** One account: which it is comes from the address, in any form an account is written. */
export default withAddressBook(function AddressScreen() {
  const place = usePlace()
  if (!place) return <AddressHeadSkeleton />
  const text = pathArgument(place.pathname, '/address/') ?? ''
  const parsed = parseAddress(text)
  return parsed ? <Account parsed={parsed} /> : <NoSuchAddress text={text} />
})

function Account({ parsed: { raw, form } }: { parsed: ParsedAddress }) {
  useEffect(() => {
    if (form) assumeKind(raw, !form.bounceable)
  }, [raw, form])
  useEffect(() => {
    document.title = `Address ${raw.slice(0, 10)}… · Nanoscope`
  }, [raw])
  return (
    <>
      <AddressHead raw={raw} form={form} />
      <Piece>
        <SafetyBand raw={raw} />
      </Piece>
      <AddressTiles raw={raw} />
      <AddressTabs raw={raw} />
      <Piece waiting={<div className="min-h-100" />}>
        <AddressTechnical raw={raw} />
      </Piece>
    </>
  )
}

function NoSuchAddress({ text }: { text: string }) {
  return (
    <>
      <h1 className="text-xl font-600 mb-4">Address</h1>
      <section className="panel">
        <Notice title={messages.address.notFound}>
          {looksFriendly(text) && text.length === 48
            ? messages.search.checksum
            : 'An address has 48 characters and begins with EQ, UQ, Ef, Uf or the like, or is written as 0: and 64 hexadecimal characters.'}
        </Notice>
      </section>
    </>
  )
}
