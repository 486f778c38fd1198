import type { ComponentType } from 'react'
import { addressBook } from '../stores/address-book.ts'
import { AddressBookContext } from '../ui/address-book.ts'

/** A screen whose addresses show what this browser knows of them. */
export const withAddressBook = (Screen: ComponentType) => () => (
  <AddressBookContext value={addressBook}>
    <Screen />
  </AddressBookContext>
)
