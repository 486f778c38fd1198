import * as v from 'valibot'
import type { KnownAddress, KnownAddresses } from '../../domain/account/known-address.ts'
import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { words } from '../bytes/wire-address.ts'
import { dictionary, maybe, text } from '../http/wire.ts'

const row = v.object({ user_friendly: maybe(text), domain: maybe(words), interfaces: maybe(v.array(text)) })

export const isWalletOf = (interfaces: readonly string[] | null): boolean =>
  interfaces?.some(name => name.startsWith('wallet_')) ?? false

/**
 * Known addresses, and the interfaces of their contracts. `all` also contains addresses without a name that are not wallets, if the server
 * names interfaces.
 */
export type AddressBook = { known: KnownAddresses; all: KnownAddresses; interfaces: ReadonlyMap<RawAddress, string[]> }

function readBook(rows: Record<string, unknown>): AddressBook {
  const known: Record<RawAddress, KnownAddress> = {}
  const all: Record<RawAddress, KnownAddress> = {}
  const interfaces = new Map<RawAddress, string[]>()
  let isTyped = false
  for (const [written, wire] of Object.entries(rows)) {
    const address = parseAddress(written)?.raw
    const read = v.safeParse(row, wire)
    if (!address || !read.success) continue
    const { user_friendly: friendly, domain: name, interfaces: named } = read.output
    // An account without state counts as a wallet, as in tonapi: a payment to the bounceable form would bounce.
    const isWallet = isWalletOf(named) || parseAddress(friendly ?? '')?.form?.bounceable === false
    const said = { isWallet, name }
    all[address] = said
    isTyped ||= named !== null
    interfaces.set(address, named ?? [])
    if (name || isWallet) known[address] = said
  }
  return { known, all: isTyped ? all : known, interfaces }
}

/** Schema of `address_book`: rows by address in any form. Drops invalid rows; a missing book becomes an empty one. */
export const addressBook = v.fallback(v.pipe(dictionary, v.transform(readBook)), () => readBook({}))
