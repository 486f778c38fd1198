import type { ComponentType } from 'react'
import { addressBook } from '../../stores/base/address-book.ts'
import { AddressBookContext } from '../../ui/chain/address-book.ts'

/** A screen whose addresses show what this browser knows of them. */
export const withAddressBook = (Screen: ComponentType) => () => (
  <AddressBookContext value={addressBook}>
    <Screen />
  </AddressBookContext>
)
