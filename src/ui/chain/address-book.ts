import { createContext, useContext, useSyncExternalStore } from 'react'
import type { KnownAddress } from '../../domain/account/known-address.ts'
import type { RawAddress } from '../../ton/address.ts'

/** Known facts about addresses. `find` returns the same object until a fact changes. */
export type AddressBook = {
  find: (raw: RawAddress) => KnownAddress | undefined
  subscribe: (listener: () => void) => () => void
}

const EMPTY: AddressBook = { find: () => undefined, subscribe: () => () => {} }

export const AddressBookContext = createContext(EMPTY)

/** Known facts about an address. */
export function useKnown(raw: RawAddress): KnownAddress | undefined {
  const book = useContext(AddressBookContext)
  return useSyncExternalStore(
    book.subscribe,
    () => book.find(raw),
    () => undefined,
  )
}
