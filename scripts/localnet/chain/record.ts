/** A transaction in the archive: its BoC permanently, parsed forms only while in use. */
import { type Address, Cell, loadTransaction, type Transaction } from '@ton/core'
import type { ChainTransaction, Workchain } from './types.ts'

type Find = (id: string) => TransactionRecord | undefined

export type TransactionOrigin = {
  boc: Buffer
  hash: Buffer
  account: Address
  lt: bigint
  endBalance: bigint
  parent: TransactionRecord | null
  traceId: string | null
  /** finds related transactions, which are not kept in memory here */
  find: Find
}

/** Block of a transaction. Hashes are stored as text, because a short buffer has about 300 bytes of overhead in V8. */
export class BlockOfRecord {
  readonly workchain: Workchain
  readonly shard: string
  readonly seqno: number
  readonly genUtime: number
  readonly commitSeqno: number
  readonly #hashes: string

  constructor({ workchain, shard, seqno, rootHash, fileHash, genUtime, commitSeqno }: ChainTransaction['block']) {
    this.workchain = workchain
    this.shard = shard
    this.seqno = seqno
    this.genUtime = genUtime
    this.commitSeqno = commitSeqno
    this.#hashes = Buffer.concat([rootHash, fileHash]).toString('latin1')
  }

  get rootHash(): Buffer {
    return Buffer.from(this.#hashes.slice(0, HASH_BYTES), 'latin1')
  }

  get fileHash(): Buffer {
    return Buffer.from(this.#hashes.slice(HASH_BYTES), 'latin1')
  }
}

const HASH_BYTES = 32

const UNSEALED = new BlockOfRecord({
  workchain: 0,
  shard: '',
  seqno: 0,
  rootHash: Buffer.alloc(HASH_BYTES),
  fileHash: Buffer.alloc(HASH_BYTES),
  genUtime: 0,
  commitSeqno: 0,
})

/** A transaction as stored. Bytes are stored as text, as above. */
export class TransactionRecord implements ChainTransaction {
  /** hash in hex */
  readonly id: string
  /** hash of the trace's first transaction, in hex */
  readonly trace: string
  readonly account: Address
  readonly lt: bigint
  readonly endBalance: bigint
  /** set when the block is sealed; shared by the block's transactions */
  block = UNSEALED
  readonly #boc: string
  readonly #parent: string | null
  #children: string[] | undefined
  readonly #find: Find
  #cell: WeakRef<Cell> | undefined
  #transaction: WeakRef<Transaction> | undefined

  constructor({ boc, hash, account, lt, endBalance, parent, traceId, find }: TransactionOrigin) {
    this.#boc = boc.toString('latin1')
    this.id = hash.toString('hex')
    this.trace = traceId ?? this.id
    this.account = account
    this.lt = lt
    this.endBalance = endBalance
    this.#parent = parent?.id ?? null
    this.#find = find
    if (parent) parent.#add(this.id)
  }

  /** A new array each time: pushing to an empty array reserves room for 17 items. */
  #add(child: string): void {
    this.#children = this.#children ? [...this.#children, child] : [child]
  }

  get boc(): Buffer {
    return Buffer.from(this.#boc, 'latin1')
  }

  get size(): number {
    return this.#boc.length
  }

  get hash(): Buffer {
    return Buffer.from(this.id, 'hex')
  }

  get traceId(): Buffer {
    return Buffer.from(this.trace, 'hex')
  }

  get parent(): TransactionRecord | null {
    return (this.#parent && this.#find(this.#parent)) || null
  }

  get children(): TransactionRecord[] {
    return this.#children?.flatMap(id => this.#find(id) ?? []) ?? []
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
