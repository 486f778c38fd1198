/** Context of every chapter. */
import { type Address, contractAddress, type ShardAccount } from '@ton/core'
import type { Chain } from '../chain/chain.ts'
import type { AlmanacBook } from './almanac-book.ts'
import type { Cast } from './cast.ts'
import type { Opening } from './scenario.ts'
import type { Script } from './script.ts'
import { activeAccount, type Contract } from './zerostate.ts'

export const TON = 1_000_000_000n

export type Stage = {
  chain: Chain
  seed: string
  /** unix seconds of the zerostate */
  genesis: number
  script: Script
  book: AlmanacBook
  cast: Cast
  /** places an account in the zerostate; does nothing if the accounts were restored from a dump */
  place(address: Address, account: () => ShardAccount): void
}

export function stageOf(opening: Opening, parts: Pick<Stage, 'script' | 'book' | 'cast'>): Stage {
  const { chain, seed, genesis, restored } = opening
  const place: Stage['place'] = (address, account) => {
    if (!restored) chain.place(address, account())
  }
  return { chain, seed, genesis, ...parts, place }
}

/** Places a basechain contract in the zerostate, at the address derived from code and data; balance in nanoTON. */
export function placeContract(stage: Stage, contract: Contract, balance: bigint): Address {
  const address = contractAddress(0, contract)
  stage.place(address, () => activeAccount(address, contract, balance))
  return address
}
