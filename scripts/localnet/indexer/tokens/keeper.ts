import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Address } from '@ton/core'
import { FORGET_EVERY } from '../../chain/retention.ts'
import type { ChainBlock, ChainTransaction } from '../../chain/types.ts'
import { rawAddress } from '../../http/encode.ts'
import { reasonOf } from '../../reason.ts'
import type { Ledger } from '../ledger.ts'
import { Elections } from '../staking/elections.ts'
import { TokenOperations } from './operations.ts'
import { TokenRegistry } from './registry.ts'

/** Number of contracts read before the event loop gets its turn. */
const TURN = 50

/** Updates the token tables: first with all existing contracts, then block by block. */
export class TokenKeeper {
  readonly registry: TokenRegistry
  readonly operations = new TokenOperations()
  readonly elections: Elections
  readonly #world: Ledger
  #work: Promise<void>

  constructor(world: Ledger) {
    this.#world = world
    this.registry = new TokenRegistry(world)
    this.elections = new Elections(world.chain)
    this.#work = this.#start()
    this.#work.catch(() => {})
  }

  /** Queues a block for indexing. */
  follow(block: ChainBlock): void {
    this.#work = this.#work.then(() => this.#take(block).catch(error => this.#report(block, error)))
    this.#work.catch(() => {})
  }

  /** Logs a block that cannot be read. Later blocks are still indexed. */
  #report({ workchain, seqno }: ChainBlock, error: unknown): void {
    console.error(`Block ${seqno} of workchain ${workchain} could not be indexed: ${reasonOf(error)}`)
  }

  /** Resolves when all blocks passed to `follow` so far are in the tables. */
  settled(): Promise<void> {
    return this.#work
  }

  async #start(): Promise<void> {
    const { chain } = this.#world
    const past = ([-1, 0] as const).flatMap(workchain => [...chain.blocks(workchain)])
    await this.#refresh([...chain.accounts()].map(account => account.address))
    // contracts are read in their present state; past blocks only yield operations
    for (const block of past) this.#note(block.transactions)
  }

  async #take(block: ChainBlock): Promise<void> {
    const touched = new Map(block.transactions.map(item => [rawAddress(item.account), item.account]))
    // an auction ends at a given time: its item changes owner without a transaction
    const ended = this.registry.domains.all().filter(({ address, auction }) => {
      const item = this.registry.items.get(rawAddress(address))
      return auction && auction.endsAt < block.genUtime && item?.owner === null
    })
    await this.#refresh([...touched.values(), ...ended.map(domain => domain.address)])
    this.#note(block.transactions)
    if (block.workchain === -1 && block.seqno % FORGET_EVERY === 0) this.operations.forget(this.#world.chain)
  }

  #note(items: readonly ChainTransaction[]): void {
    for (const item of items.toSorted((one, other) => (one.lt < other.lt ? -1 : 1))) {
      this.operations.add(this.registry, item)
      this.elections.add(item)
    }
  }

  async #refresh(addresses: readonly Address[]): Promise<void> {
    for (const [index, address] of addresses.entries()) {
      await this.registry.refresh(address)
      if (index % TURN === TURN - 1) await nextTurn()
    }
  }
}
