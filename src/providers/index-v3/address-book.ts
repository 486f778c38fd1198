import * as v from 'valibot'
import type { KnownAddress, KnownAddresses } from '../../domain/account/known-address.ts'
import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { words } from '../bytes/wire-address.ts'
import { dictionary, maybe, text } from '../http/wire.ts'

const row = v.object({ user_friendly: maybe(text), domain: maybe(words), interfaces: maybe(v.array(text)) })

export const isWalletOf = (interfaces: readonly string[] | null): boolean =>
  interfaces?.some(name => name.startsWith('wallet_')) ?? false

/** Known addresses, and the interfaces of their contracts. */
export type AddressBook = { known: KnownAddresses; interfaces: ReadonlyMap<RawAddress, string[]> }

function readBook(rows: Record<string, unknown>): AddressBook {
  const known: Record<RawAddress, KnownAddress> = {}
  const interfaces = new Map<RawAddress, string[]>()
  for (const [written, wire] of Object.entries(rows)) {
    const address = parseAddress(written)?.raw
    const read = v.safeParse(row, wire)
    if (!address || !read.success) continue
    const { user_friendly: friendly, domain: name } = read.output
    interfaces.set(address, read.output.interfaces ?? [])
    // An account without state is written like a wallet, as tonapi has it: a payment to the bounceable form comes back.
    const isWallet = isWalletOf(read.output.interfaces) || parseAddress(friendly ?? '')?.form?.bounceable === false
    if (name || isWallet) known[address] = { isWallet, name }
  }
  return { known, interfaces }
}

/** `address_book`: rows by address in any form. A row that cannot be read is left out; an answer without a book says nothing. */
export const addressBook = v.fallback(v.pipe(dictionary, v.transform(readBook)), () => readBook({}))
