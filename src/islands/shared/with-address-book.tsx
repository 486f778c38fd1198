import type { ComponentType } from 'react'
import { addressBook } from '../../stores/base/address-book.ts'
import { AddressBookContext } from '../../ui/chain/address-book.ts'

/** Wraps a screen, so that its addresses show known facts. */
export const withAddressBook = (Screen: ComponentType) => () => (
  <AddressBookContext value={addressBook}>
    <Screen />
  </AddressBookContext>
)
