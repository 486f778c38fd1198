import type { Address, Cell } from '@ton/core'
import type { Fixtures } from '../chain/types.ts'
import { hex, rawAddress } from '../http/encode.ts'

/** Sources of an account's interfaces and label: the code on the chain, and curated data. */
export type Registry = {
  chain: { account(address: Address): { code: Cell | null } | undefined }
  fixtures: Pick<Fixtures, 'label' | 'interfaces'>
}

/** Contract interfaces by code. */
export const codeInterfaces = ({ fixtures }: Pick<Registry, 'fixtures'>, code: Cell): readonly string[] =>
  fixtures.interfaces(hex(code.hash()))

/** Contract interfaces of an account by its code. */
export function interfacesOf(registry: Registry, address: Address): readonly string[] {
  const code = registry.chain.account(address)?.code
  return code ? codeInterfaces(registry, code) : []
}

/** True for wallets, and for basechain accounts without code, which may become one. */
export function isWallet(registry: Registry, address: Address): boolean {
  if (!registry.chain.account(address)?.code) return address.workChain === 0
  return interfacesOf(registry, address).some(name => name.startsWith('wallet_'))
}

/** `AccountAddress`: form of an address in other entities. */
export function accountAddress(registry: Registry, address: Address) {
  const label = registry.fixtures.label(address)
  return {
    address: rawAddress(address),
    name: label?.name,
    is_scam: label?.isScam ?? false,
    is_wallet: isWallet(registry, address),
  }
}
