/** Context of every part of a scenario. */
import { type Address, contractAddress, type ShardAccount } from '@ton/core'
import type { Chain } from '../chain/chain.ts'
import type { Accounts } from './accounts.ts'
import type { MutableFixtures } from './mutable-fixtures.ts'
import type { Opening } from './scenario.ts'
import type { Schedule } from './schedule.ts'
import { activeAccount, type Contract } from './zerostate.ts'

export const TON = 1_000_000_000n

export type Context = {
  chain: Chain
  seed: string
  /** unix seconds of the zerostate */
  genesis: number
  schedule: Schedule
  fixtures: MutableFixtures
  accounts: Accounts
  /** places an account in the zerostate; does nothing if the accounts were restored from a dump */
  place(address: Address, account: () => ShardAccount): void
}

export function contextOf(opening: Opening, parts: Pick<Context, 'schedule' | 'fixtures' | 'accounts'>): Context {
  const { chain, seed, genesis, restored } = opening
  const place: Context['place'] = (address, account) => {
    if (!restored) chain.place(address, account())
  }
  return { chain, seed, genesis, ...parts, place }
}

/** Places a basechain contract in the zerostate, at the address derived from code and data; balance in nanoTON. */
export function placeContract(context: Context, contract: Contract, balance: bigint): Address {
  const address = contractAddress(0, contract)
  context.place(address, () => activeAccount(address, contract, balance))
  return address
}
