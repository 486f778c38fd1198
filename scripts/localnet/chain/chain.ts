/** The chain: accounts, blocks and the messages between them. One step makes a shard block and a masterchain block. */
import { type Address, type Cell, type ShardAccount, storeShardAccount, type TupleItem } from '@ton/core'
import { Archive, type Archived } from './archive.ts'
import { Collator } from './collator.ts'
import type { Config } from './config.ts'
import { Draft } from './draft.ts'
import { Ledger, workchainOf } from './ledger.ts'
import { type Machine, methodId } from './machine.ts'
import { envelopeOf, parseExternal, recovery, type Waiting } from './message.ts'
import { Sealer } from './sealer.ts'
import { cellOf, sha256 } from './tlb.ts'
import type { Limits } from './transaction-store.ts'
import type { ChainAccount, ChainBlock, ChainTransaction, ChainView, GetMethodAnswer, Workchain } from './types.ts'

const LT_ALIGN = 1_000_000n
const INACTIVE_ACCOUNT_EXIT_CODE = -256
/** Messages that wait for one chain's next block; beyond them none is taken from outside. */
const MOST_WAITING = 2000

export type ChainOptions = {
  machine: Machine
  globalId: number
  seed: string
  config: Config
  /** how many of the newest blocks of each chain are kept */
  keepBlocks: number
  keepTransactions?: Limits | undefined
}
export type Special = { address: Address; tick: boolean; tock: boolean }

export class Chain implements ChainView {
  readonly globalId: number
  now = 0
  readonly ledger = new Ledger()
  readonly archive: Archive
  readonly sealer: Sealer
  readonly inbox = new Map<Workchain, Waiting[]>([
    [-1, []],
    [0, []],
  ])
  readonly specials: Special[] = []
  readonly #machine: Machine
  readonly #seed: string
  readonly #listeners = new Set<(block: ChainBlock) => void>()

  constructor({ machine, globalId, seed, config, keepBlocks, keepTransactions }: ChainOptions) {
    this.archive = new Archive(keepBlocks, keepTransactions)
    this.globalId = globalId
    this.#machine = machine
    this.#seed = seed
    this.sealer = new Sealer(globalId, this.ledger, config)
  }

  get config(): ReadonlyMap<number, Cell> {
    return this.sealer.config.params
  }

  /** Puts an account into the zerostate. */
  place(address: Address, account: ShardAccount): void {
    this.ledger.put(
      address,
      cellOf(builder => storeShardAccount(account)(builder)),
    )
  }

  /** Seals the zerostate; `now` in unix seconds. */
  genesis(now: number): void {
    this.now = now
    this.archive.add(this.sealer.genesis(0, now))
    this.archive.add(this.sealer.genesis(-1, now))
    this.findSpecials()
  }

  /** Looks up which accounts have tick and tock transactions: after the zerostate no others come. */
  findSpecials(): void {
    for (const address of [this.sealer.config.elector, this.sealer.config.contract]) {
      const state = this.ledger.get(address)?.shardAccount.account?.storage.state
      const special = state?.type === 'active' ? state.state.special : null
      if (special) this.specials.push({ address, tick: special.tick, tock: special.tock })
    }
  }

  /** Makes a shard block and the masterchain block that commits it, both of the time `now` (unix seconds). */
  async step(now: number): Promise<void> {
    if (now < this.now) throw new Error('Time does not run backwards')
    this.now = now
    this.#publish(await this.#collate(0, now, undefined))
    this.#publish(await this.#collate(-1, now, this.head(0)))
  }

  async #collate(workchain: Workchain, genUtime: number, shard: ChainBlock | undefined): Promise<Archived> {
    const prev = this.head(workchain)
    const masterPrev = this.head(-1)
    const seqno = prev.seqno + 1
    const ends = [prev.endLt, masterPrev.endLt, shard?.endLt ?? 0n]
    const latest = ends.reduce((left, right) => (left > right ? left : right))
    const draft = new Draft({
      ...{ workchain, seqno, genUtime, prev, masterPrev },
      startLt: (latest / LT_ALIGN + 1n) * LT_ALIGN,
      randSeed: sha256(`${this.#seed}:${workchain}:${seqno}`),
      fromPrev: this.ledger.tree(workchain).extra,
    })
    const { inbox, ledger, specials } = this
    const site = { machine: this.#machine, ledger, config: this.sealer.config, inbox, specials }
    await new Collator(site, draft).fill(shard ? this.#recover(draft, shard) : null)
    return this.sealer.seal(draft, shard)
  }

  /** The message that brings the collected fees to the elector, when there is one. */
  #recover(draft: Draft, shard: ChainBlock): Waiting | null {
    const elector = this.sealer.config.elector
    if (this.ledger.get(elector)?.status !== 'active') return null
    const { cell, message } = recovery(elector, this.sealer.recoverable(shard), draft.head.startLt, draft.head.genUtime)
    return { kind: 'internal', cell, message, parent: null, envelope: envelopeOf(cell, 0n) }
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

  block(workchain: Workchain, seqno: number): ChainBlock | undefined {
    return this.archive.find(workchain, seqno)
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

  account(address: Address): ChainAccount | undefined {
    return this.ledger.get(address)
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

  sendExternal(cell: Cell): Buffer {
    const message = parseExternal(cell)
    const inbox = this.inbox.get(workchainOf(message.info.dest)) ?? []
    if (inbox.length >= MOST_WAITING) throw new Error('The queue of external messages is full')
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
    if (record) archive.transactions.pin(record)
  }

  onBlock(listener: (block: ChainBlock) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
