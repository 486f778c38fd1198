import { Address } from '@ton/core'
import type { ChainTransaction } from '../chain/types.ts'
import { rawAddress } from '../http/encode.ts'
import { incomingMessage, outgoingMessages } from '../http/messages.ts'
import { interfacesOf } from '../indexer/account-address.ts'
import type { World } from '../indexer/call.ts'
import { shortestNames } from './names.ts'

/** A row of the address book. An account without state has the friendly form of a wallet. */
function bookRow(world: World, address: Address, domain: string | undefined) {
  const account = world.chain.account(address)
  const interfaces = interfacesOf(world, address)
  const bounceable = account !== undefined && !interfaces.some(name => name.startsWith('wallet_'))
  return {
    user_friendly: address.toString({ bounceable, testOnly: false, urlSafe: true }),
    domain: domain ?? null,
    interfaces: account?.code ? [...interfaces] : null,
  }
}

/** `address_book` of addresses, without duplicates. */
export async function bookOf(world: World, addresses: readonly (Address | null | undefined)[]) {
  const names = await shortestNames(world)
  const single = new Map(addresses.flatMap(address => (address ? [[rawAddress(address), address] as const] : [])))
  const rows = [...single].map(
    ([raw, address]) => [raw.toUpperCase(), bookRow(world, address, names.get(raw))] as const,
  )
  return Object.fromEntries(rows)
}

/** Accounts named by a transaction and its messages. */
export function partiesOf(item: ChainTransaction): Address[] {
  const received = incomingMessage(item)
  const messages = [...(received ? [received] : []), ...outgoingMessages(item)]
  const ends = messages.flatMap(({ message: { info } }) => [info.src, info.dest])
  return [item.account, ...ends.filter(end => end instanceof Address)]
}
