/** The chain: accounts, blocks and messages. One step creates the shards' blocks and a masterchain block. */
import { type Address, beginCell, type Cell, type ShardAccount, storeShardAccount, type TupleItem } from '@ton/core'
import { Archive, type Archived } from './archive.ts'
import { Basechain } from './basechain.ts'
import { BlockMaker, type Special } from './block-maker.ts'
import type { Config } from './config.ts'
import { Forecast } from './forecast.ts'
import { Ledger, workchainOf } from './ledger.ts'
import { type Machine, methodId } from './machine.ts'
import { beginsAt, parseExternal, type Waiting } from './message.ts'
import type { Retention } from './retention.ts'
import { Sealer } from './sealer.ts'
import { oneShard, type ShardPlan } from './shard-plan.ts'
import { STEADY } from './steady.ts'
import { FULL_SHARD } from './tlb.ts'
import type { ChainAccount, ChainBlock, ChainTransaction, ChainView, GetMethodAnswer, Workchain } from './types.ts'

const INACTIVE_ACCOUNT_EXIT_CODE = -256
/** Maximum queue of messages for a chain's next block; further external messages are refused. */
const MAX_WAITING = 2000

export type ChainOptions = {
  machine: Machine
  globalId: number
  seed: string
  config: Config
  retention: Retention
  plan?: ShardPlan
}
export class Chain implements ChainView {
  readonly globalId: number
  now = 0
  readonly ledger: Ledger
  readonly archive: Archive
  readonly sealer: Sealer
  readonly inbox = new Map<Workchain, Waiting[]>([
    [-1, []],
    [0, []],
  ])
  readonly #specials: Special[] = []
  readonly #failures: string[] = []
  readonly #machine: Machine
  readonly #maker: BlockMaker
  readonly #basechain: Basechain
  readonly #listeners = new Set<(block: ChainBlock) => void>()

  constructor({ machine, globalId, seed, config, retention, plan = oneShard }: ChainOptions) {
    this.ledger = new Ledger(retention.warmAccounts)
    this.archive = new Archive(retention, address => this.ledger.has(address))
    this.globalId = globalId
    this.#machine = machine
    this.sealer = new Sealer(globalId, this.ledger, config)
    const { ledger, archive, sealer, inbox } = this
    const parts = { ledger, archive, sealer, inbox }
    this.#maker = new BlockMaker({ machine, seed, specials: this.#specials, failures: this.#failures, ...parts })
    this.#basechain = new Basechain({ plan, maker: this.#maker, publish: block => this.#publish(block), ...parts })
  }

  get config(): ReadonlyMap<number, Cell> {
    return this.sealer.config.params
  }

  /** Puts an account into the zerostate. */
  place(address: Address, account: ShardAccount): void {
    this.ledger.put(address, beginCell().store(storeShardAccount(account)).endCell())
  }

  /** Seals the zerostate; `now` in unix seconds. */
  genesis(now: number): void {
    this.now = now
    this.archive.add(this.sealer.genesis(0, now))
    this.archive.add(this.sealer.genesis(-1, now))
    this.begin()
  }

  /**
   * Initializes the next step, after the zerostate or a dump: the shards' newest blocks, and the special accounts with tick and tock
   * transactions, which never change.
   */
  begin(): void {
    this.#basechain.findTips()
    for (const address of [this.sealer.config.elector, this.sealer.config.contract]) {
      const state = this.ledger.get(address)?.shardAccount.account?.storage.state
      const special = state?.type === 'active' ? state.state.special : null
      if (special) this.#specials.push({ address, tick: special.tick, tock: special.tock })
    }
  }

  /**
   * Creates the shards' blocks and the masterchain block that commits them, at time `now` (unix seconds). Throws afterwards if a message
   * could not be executed.
   */
  async step(now: number): Promise<void> {
    if (now < this.now) throw new Error('Time does not run backwards')
    this.now = now
    const step = this.head(-1).seqno + 1
    await this.#basechain.step(step, now)
    const arrived = this.inbox.get(-1) ?? []
    this.inbox.set(-1, [])
    const [tips, committed] = [this.#basechain.tips(step), this.archive.committed(step)]
    const place = { workchain: -1, shard: FULL_SHARD, flags: { ...STEADY, wantMerge: true } } as const
    this.#publish(await this.#maker.make({ ...place, now, prev: [this.head(-1)], arrived, tips, committed }))
    const [failure] = this.#failures.splice(0)
    if (failure) throw new Error(failure)
  }

  #publish(block: Archived): void {
    this.archive.add(block)
    for (const record of block.transactions) this.archive.transactions.add(record)
    for (const listener of this.#listeners) listener(block)
  }

  head(workchain: Workchain): Archived {
    return this.archive.head(workchain)
  }

  oldest(workchain: Workchain): number {
    return this.archive.oldest(workchain)
  }

  block(workchain: Workchain, seqno: number, shard?: string): ChainBlock | undefined {
    return this.archive.find(workchain, seqno, shard)
  }

  committed(masterSeqno: number): readonly ChainBlock[] {
    return this.archive.committed(masterSeqno)
  }

  blocks(workchain: Workchain): Iterable<ChainBlock> {
    return this.archive.blocks(workchain)
  }

  transaction(hash: Buffer): ChainTransaction | undefined {
    return this.archive.transactions.get(hash)
  }

  transactionByMessage(hash: Buffer): ChainTransaction | undefined {
    return this.archive.transactions.byMessage(hash)
  }

  transactionsOf(address: Address): readonly ChainTransaction[] {
    return this.archive.transactions.ofAccount(address)
  }

  outlivedOf(address: Address): readonly ChainTransaction[] {
    return this.archive.transactions.outlivedOf(address)
  }

  account(address: Address): ChainAccount | undefined {
    return this.ledger.get(address)
  }

  state(workchain: Workchain, shard: string): Cell | undefined {
    return this.sealer.states.find(workchain, shard)
  }

  accounts(): Iterable<ChainAccount> {
    return this.ledger.all()
  }

  async runGetMethod(address: Address, method: string | number, stack: TupleItem[]): Promise<GetMethodAnswer> {
    const account = this.ledger.get(address)
    if (!account?.code || !account.data) return { exitCode: INACTIVE_ACCOUNT_EXIT_CODE, gasUsed: 0n, stack: [] }
    const { code, data, balance } = account
    const moment = { config: this.sealer.config.boc, now: this.now, randomSeed: Buffer.alloc(32) }
    const id = typeof method === 'number' ? method : methodId(method)
    return this.#machine.getMethod(moment, { address, code, data, balance }, id, stack)
  }

  forecast(...[start, most]: Parameters<ChainView['forecast']>): Promise<ChainTransaction[]> {
    const own = [...this.inbox.values()].flat().filter(beginsAt(start))
    const lt = [this.head(0), this.head(-1)].reduce((latest, { endLt }) => (endLt > latest ? endLt : latest), 0n)
    const moment = { config: this.sealer.config.boc, now: this.now, lt: lt + 1n, randomSeed: Buffer.alloc(32) }
    return new Forecast(this.#machine, this.ledger, moment).of(own, most)
  }

  sendExternal(cell: Cell): Buffer {
    const message = parseExternal(cell)
    const inbox = this.inbox.get(workchainOf(message.info.dest)) ?? []
    if (inbox.length >= MAX_WAITING) throw new Error('The queue of external messages is full')
    inbox.push({ kind: 'external', cell, message })
    return cell.hash()
  }

  keep(what: ChainTransaction | ChainBlock): void {
    const { archive } = this
    if ('transactions' in what) {
      const block = archive.find(what.workchain, what.seqno, what.shard)
      if (block) archive.pin(block)
      return
    }
    const record = archive.transactions.get(what.hash)
    if (record) archive.transactions.pinTrace(record)
  }

  onBlock(listener: (block: ChainBlock) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
