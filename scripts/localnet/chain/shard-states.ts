/** Newest state of each shard, and its fees not paid yet. */
import { beginCell, type Cell } from '@ton/core'
import { childrenOf } from './shard.ts'
import { FULL_SHARD } from './tlb.ts'
import type { Workchain } from './types.ts'

/** A shard of a workchain. */
export type Place = `${Workchain}:${string}`

const SPLIT_STATE = 0x5f327da5

export const placeOf = (workchain: Workchain, shard: string): Place => `${workchain}:${shard}`

export class ShardStates {
  /** after a split or merge: the start state of the first block */
  readonly #states = new Map<Place, Cell>()
  /** nanoTON */
  readonly #fees = new Map<Place, bigint>()

  get(workchain: Workchain, shard = FULL_SHARD): Cell {
    const state = this.find(workchain, shard)
    if (!state) throw new Error('The chain has no genesis yet')
    return state
  }

  find(workchain: Workchain, shard: string): Cell | undefined {
    return this.#states.get(placeOf(workchain, shard))
  }

  /** Fees not paid to the elector yet, nanoTON. */
  fees(workchain: Workchain, shard = FULL_SHARD): bigint {
    return this.#fees.get(placeOf(workchain, shard)) ?? 0n
  }

  set(place: Place, state: Cell): void {
    this.#states.set(place, state)
  }

  setFees(place: Place, fees: bigint): void {
    this.#fees.set(place, fees)
  }

  /** Contents of a dump. */
  entries(): { states: [Place, Cell][]; fees: [Place, bigint][] } {
    return { states: [...this.#states], fees: [...this.#fees] }
  }

  /** Both children start from the complete state; fees are halved. */
  split(shard: string): void {
    const [left, right] = childrenOf(shard)
    const [state, fees] = [this.get(0, shard), this.fees(0, shard)]
    this.#leave(shard)
    this.#enter(left, state, fees / 2n)
    this.#enter(right, state, fees - fees / 2n)
  }

  /** The merged shard starts from both states in one cell. */
  merge(parent: string): void {
    const [left, right] = childrenOf(parent)
    const both = beginCell().storeUint(SPLIT_STATE, 32).storeRef(this.get(0, left)).storeRef(this.get(0, right))
    const fees = this.fees(0, left) + this.fees(0, right)
    this.#leave(left)
    this.#leave(right)
    this.#enter(parent, both.endCell(), fees)
  }

  #leave(shard: string): void {
    this.#states.delete(placeOf(0, shard))
    this.#fees.delete(placeOf(0, shard))
  }

  #enter(shard: string, state: Cell, fees: bigint): void {
    this.#states.set(placeOf(0, shard), state)
    this.#fees.set(placeOf(0, shard), fees)
  }
}
