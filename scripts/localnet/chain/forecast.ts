/** Forecast of pending messages, executed on copies of accounts; the chain is unchanged. */
import { Cell, loadMessage, loadShardAccount, loadTransaction } from '@ton/core'
import { accountKey, type Ledger } from './ledger.ts'
import type { Machine, Moment } from './machine.ts'
import { isExternalIn, isInternal, outgoingCells, type Waiting } from './message.ts'
import type { ChainTransaction } from './types.ts'

/** Block reference of a transaction that is in no block. */
const NO_BLOCK: ChainTransaction['block'] = {
  workchain: 0,
  shard: '0',
  seqno: 0,
  genUtime: 0,
  commitSeqno: 0,
  rootHash: Buffer.alloc(32),
  fileHash: Buffer.alloc(32),
}

/** A pending message with the transaction that sent it; null for an external or collator message. */
type Letter = { cell: Cell; parent: ChainTransaction | null }

export class Forecast {
  readonly #machine: Machine
  readonly #ledger: Ledger
  readonly #moment: Moment
  /** BoCs of changed accounts, by account */
  readonly #states = new Map<string, string>()

  constructor(machine: Machine, ledger: Ledger, moment: Moment) {
    this.#machine = machine
    this.#ledger = ledger
    this.#moment = moment
  }

  /** Returns up to `most` future transactions, parents first. They are not added to the children of existing parents. */
  async of(waiting: readonly Waiting[], most: number): Promise<ChainTransaction[]> {
    const found: ChainTransaction[] = []
    const queue = waiting.map(
      (one): Letter => ({ cell: one.cell, parent: one.kind === 'internal' ? one.parent : null }),
    )
    for (let next = queue.shift(); next && found.length < most; next = queue.shift()) {
      const item = await this.#deliver(next)
      if (!item) continue
      if (next.parent && found.includes(next.parent)) next.parent.children.push(item)
      found.push(item)
      queue.push(...outgoingCells(item.cell).map(cell => ({ cell, parent: item })))
    }
    return found
  }

  async #deliver({ cell, parent }: Letter): Promise<ChainTransaction | null> {
    const message = loadMessage(cell.beginParse())
    if (!isInternal(message) && !isExternalIn(message)) return null
    const account = this.#ledger.known(message.info.dest)
    const key = accountKey(account)
    const state = this.#states.get(key) ?? this.#ledger.boc(account)
    const execution = await this.#machine.message(this.#moment, state, cell)
    if (!execution) return null
    this.#states.set(key, execution.shardAccount)
    const after = loadShardAccount(Cell.fromBase64(execution.shardAccount).beginParse())
    const body = Cell.fromBase64(execution.transaction)
    const transaction = loadTransaction(body.beginParse())
    return {
      hash: body.hash(),
      cell: body,
      transaction,
      account,
      lt: transaction.lt,
      block: NO_BLOCK,
      parent,
      endBalance: after.account?.storage.balance.coins ?? 0n,
      children: [],
      traceId: parent?.traceId ?? body.hash(),
    }
  }
}
