/** A transaction as the archive keeps it: its BoC always, the parsed forms only while somebody holds on to them. */
import { type Address, Cell, loadTransaction, type Transaction } from '@ton/core'
import type { ChainTransaction } from './types.ts'

export type TransactionOrigin = {
  boc: Buffer
  hash: Buffer
  account: Address
  lt: bigint
  endBalance: bigint
  parent: TransactionRecord | null
  traceId: Buffer | null
}

const UNSEALED: ChainTransaction['block'] = {
  workchain: 0,
  shard: '',
  seqno: 0,
  rootHash: Buffer.alloc(32),
  fileHash: Buffer.alloc(32),
  genUtime: 0,
  commitSeqno: 0,
}

export class TransactionRecord implements ChainTransaction {
  readonly boc: Buffer
  readonly hash: Buffer
  readonly account: Address
  readonly lt: bigint
  readonly endBalance: bigint
  readonly parent: TransactionRecord | null
  readonly traceId: Buffer
  readonly children: TransactionRecord[] = []
  /** set when the block is sealed */
  block = UNSEALED
  #cell: WeakRef<Cell> | undefined
  #transaction: WeakRef<Transaction> | undefined

  constructor(origin: TransactionOrigin) {
    this.boc = origin.boc
    this.hash = origin.hash
    this.account = origin.account
    this.lt = origin.lt
    this.endBalance = origin.endBalance
    this.parent = origin.parent
    this.traceId = origin.traceId ?? origin.hash
    origin.parent?.children.push(this)
  }

  get cell(): Cell {
    const kept = this.#cell?.deref()
    if (kept) return kept
    const [cell] = Cell.fromBoc(this.boc)
    if (!cell) throw new Error('A transaction has one root cell')
    this.#cell = new WeakRef(cell)
    return cell
  }

  get transaction(): Transaction {
    const kept = this.#transaction?.deref()
    if (kept) return kept
    const transaction = loadTransaction(this.cell.beginParse())
    this.#transaction = new WeakRef(transaction)
    return transaction
  }
}
