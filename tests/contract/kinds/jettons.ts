/** Two jettons, and the jetton wallets that the site knows. */
import { type Address, beginCell } from '@ton/core'
import { Jetton } from '../../../scripts/localnet/scenario/jetton.ts'
import type { JettonWallets, Jetton as Known } from '../../../src/domain/jetton/jetton.ts'
import { rawOf } from '../../support/address.ts'
import type { World } from './world.ts'

const SUPPLY = 10n ** 12n

export const husd = new Jetton('HUSD', null, beginCell().storeUint(1, 8).endCell(), SUPPLY)
export const tide = new Jetton('TIDE', null, beginCell().storeUint(2, 8).endCell(), SUPPLY)

const known = (jetton: Jetton): Known => ({
  address: rawOf(jetton.address),
  symbol: jetton.name,
  name: jetton.name,
  image: null,
  decimals: 2,
  trust: 'whitelist',
})

export const walletsOf = (owner: Address): JettonWallets =>
  Object.fromEntries([husd, tide].map(jetton => [rawOf(jetton.walletOf(owner)), known(jetton)]))

/** Deploys a jetton wallet with some units. */
export async function fill(world: World, jetton: Jetton, owner: Address, units: bigint): Promise<void> {
  await world.place({ address: jetton.walletOf(owner), ...jetton.filledWallet(owner, units) }, 1n)
}
