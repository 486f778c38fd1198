import type { Address, Cell } from '@ton/core'
import { hex, rawAddress } from '../http/encode.ts'
import type { World } from './call.ts'
import { walletInterfaces } from './wallet-codes.ts'

/** Contract interfaces of a code cell, from the almanac or among the well-known wallets. */
export function codeInterfaces({ almanac }: Pick<World, 'almanac'>, code: Cell): readonly string[] {
  const hash = hex(code.hash())
  const known = almanac.interfaces(hash)
  if (known.length > 0) return known
  const wallet = walletInterfaces.get(hash)
  return wallet ? [wallet] : []
}

/** Contract interfaces of an account, by its code. */
export function interfacesOf(world: Pick<World, 'chain' | 'almanac'>, address: Address): readonly string[] {
  const code = world.chain.account(address)?.code
  return code ? codeInterfaces(world, code) : []
}

/** A basechain account without code counts as a wallet yet to be opened. */
export function isWallet(world: Pick<World, 'chain' | 'almanac'>, address: Address): boolean {
  if (!world.chain.account(address)?.code) return address.workChain === 0
  return interfacesOf(world, address).some(name => name.startsWith('wallet_'))
}

/** `AccountAddress`: how an address appears inside every other entity. */
export function accountAddress(world: Pick<World, 'chain' | 'almanac'>, address: Address) {
  const label = world.almanac.label(address)
  return {
    address: rawAddress(address),
    name: label?.name,
    is_scam: label?.isScam ?? false,
    is_wallet: isWallet(world, address),
  }
}
