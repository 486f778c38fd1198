/** Fills one block: system transactions, waiting messages with those they cause, then system transactions. */
import { type Address, Cell, loadTransaction, type Transaction } from '@ton/core'
import { reasonOf } from '../reason.ts'
import type { Config } from './config.ts'
import type { Draft } from './draft.ts'
import { type Ledger, workchainOf } from './ledger.ts'
import type { Execution, Machine, Moment } from './machine.ts'
import { envelopeOf, isInternal, outgoingCells, type Waiting } from './message.ts'
import { TransactionRecord } from './record.ts'
import { holds } from './shard.ts'
import type { Workchain } from './types.ts'

/** Maximum number of messages per block; the rest waits for the next block, as on a real network. */
const MAX_MESSAGES_PER_BLOCK = 400

export type Site = {
  machine: Machine
  ledger: Ledger
  config: Config
  /** finds transactions of earlier blocks by hash (hex) */
  find: (id: string) => TransactionRecord | undefined
  /** messages in transit, by destination workchain */
  inbox: Map<Workchain, Waiting[]>
  /** messages about failed executions */
  failures: string[]
  /** masterchain accounts with tick or tock transactions */
  specials: readonly { address: Address; tick: boolean; tock: boolean }[]
}

type Causes = { parent: TransactionRecord | null; traceId: string | null }
type Done = { record: TransactionRecord; cell: Cell; transaction: Transaction }

export class Collator {
  readonly #site: Site
  readonly #draft: Draft
  readonly #moment: Moment
  /** messages to process: arrived ones and those sent within this block */
  #queue: { waiting: Waiting; sentHere: boolean }[] = []

  constructor(site: Site, draft: Draft) {
    this.#site = site
    this.#draft = draft
    const { genUtime, startLt, randSeed } = draft.head
    this.#moment = { config: site.config.boc, now: genUtime, lt: startLt + 1n, randomSeed: randSeed }
  }

  /**
   * Fills the block. `arrived`: messages for the shard's accounts. `recover`: message with collected fees, executed after the tick
   * transactions of a masterchain block.
   */
  async fill(arrived: readonly Waiting[], recover: Waiting | null): Promise<void> {
    const { workchain } = this.#draft.head
    this.#queue = arrived.map(waiting => ({ waiting, sentHere: false }))
    if (workchain === -1) await this.#tickTock('tick')
    if (recover?.kind === 'internal') {
      const done = await this.#deliver(recover)
      if (done) this.#draft.importRecovered(recover, done.cell)
      if (done) this.#send(done)
    }
    for (let count = 0; this.#queue.length > 0 && count < MAX_MESSAGES_PER_BLOCK; count++) await this.#next()
    this.#leaveRest()
    if (workchain === -1) await this.#tickTock('tock')
    this.#leaveRest()
  }

  async #tickTock(which: 'tick' | 'tock'): Promise<void> {
    for (const special of this.#site.specials) {
      if (!special[which]) continue
      const before = this.#site.ledger.hash(special.address)
      const boc = this.#site.ledger.boc(special.address)
      const execution = await this.#site.machine.tickTock(this.#moment, boc, which)
      if (execution) this.#send(this.#book(special.address, before, execution, { parent: null, traceId: null }))
    }
  }

  async #next(): Promise<void> {
    const entry = this.#queue.shift()
    if (!entry) return
    const { waiting, sentHere } = entry
    const done = await this.#deliver(waiting)
    // A refused external message has no effect.
    if (!done) return
    if (waiting.kind === 'external') this.#draft.importExternal(waiting.cell, done.cell)
    else if (sentHere) this.#draft.importImmediate(waiting, done.cell)
    else this.#draft.importFinal(waiting, done.cell)
    this.#send(done)
  }

  async #deliver(waiting: Waiting): Promise<Done | null> {
    const { dest } = waiting.message.info
    const before = this.#site.ledger.hash(dest)
    const execution = await this.#execute(waiting)
    if (!execution) return null
    const parent = waiting.kind === 'internal' ? waiting.parent : null
    return this.#book(dest, before, execution, { parent, traceId: parent?.trace ?? null })
  }

  /** Executes a message. One that the executor cannot run is skipped and reported, so that blocks are still created. */
  async #execute({ kind, cell, message }: Waiting): Promise<Execution | null> {
    const { machine, ledger, failures } = this.#site
    const { dest } = message.info
    try {
      const execution = await machine.message(this.#moment, ledger.boc(dest), cell)
      if (!execution && kind === 'internal') failures.push(`A message to ${dest} could not be executed`)
      return execution
    } catch (error) {
      failures.push(`A message to ${dest} could not be executed: ${reasonOf(error)}`)
      return null
    }
  }

  #book(account: Address, before: Buffer, execution: Execution, causes: Causes): Done {
    const boc = Buffer.from(execution.transaction, 'base64')
    const [cell] = Cell.fromBoc(boc)
    if (!cell) throw new Error('The executor returned no transaction')
    const transaction = loadTransaction(cell.beginParse())
    const { ledger } = this.#site
    const after = ledger.put(account, Cell.fromBase64(execution.shardAccount), execution.shardAccount)
    const endBalance = after.account?.storage.balance.coins ?? 0n
    const known = ledger.known(account)
    const record = new TransactionRecord({
      boc,
      hash: cell.hash(),
      account: known,
      lt: transaction.lt,
      endBalance,
      ...causes,
      find: this.#site.find,
    })
    this.#draft.addTransaction(record, cell, transaction.totalFees.coins, before, ledger.hash(account))
    return { record, cell, transaction }
  }

  /** Queues messages within the shard, and posts all others. */
  #send({ record, cell, transaction }: Done): void {
    outgoingCells(cell).forEach((messageCell, index) => {
      const message = transaction.outMessages.get(index)
      if (!message) return
      this.#draft.reach(transaction.lt + BigInt(index) + 2n)
      if (!isInternal(message)) {
        this.#draft.exportExternal(messageCell, cell)
        return
      }
      const envelope = envelopeOf(messageCell, message.info.forwardFee)
      const waiting: Waiting = { kind: 'internal', cell: messageCell, message, parent: record, envelope }
      if (this.#isHere(message.info.dest)) this.#queue.push({ waiting, sentHere: true })
      else this.#post(waiting)
    })
  }

  #isHere(dest: Address): boolean {
    const { workchain, shard } = this.#draft.head
    return workchainOf(dest) === workchain && holds(shard, dest)
  }

  #post(waiting: Waiting): void {
    if (waiting.kind === 'internal' && waiting.parent) {
      this.#draft.exportNew(waiting.cell, waiting.message.info, waiting.envelope, waiting.parent.cell)
    }
    this.#site.inbox.get(workchainOf(waiting.message.info.dest))?.push(waiting)
  }

  #leaveRest(): void {
    for (const { waiting, sentHere } of this.#queue.splice(0)) {
      if (sentHere) this.#post(waiting)
      else this.#site.inbox.get(this.#draft.head.workchain)?.push(waiting)
    }
  }
}
