import type { Address, Cell } from '@ton/core'
import { hex, rawAddress } from '../http/encode.ts'
import type { World } from './call.ts'

/** Contract interfaces of a code cell. */
export const codeInterfaces = ({ almanac }: Pick<World, 'almanac'>, code: Cell): readonly string[] =>
  almanac.interfaces(hex(code.hash()))

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
