/** Blocks and transactions that are kept, and the ways to find them. */
import type { Address } from '@ton/core'
import { accountKey } from './ledger.ts'
import { incomingCell, isExternalIn, normalizedHash, outgoingCells } from './message.ts'
import type { TransactionRecord } from './record.ts'
import type { ChainBlock, Workchain } from './types.ts'

const KEPT_BLOCKS = 600
/** Live transactions beyond this number are forgotten, the oldest first; the seed's stay. */
const KEPT_TRANSACTIONS = 12_000

const hex = (hash: Buffer) => hash.toString('hex')

export type Archived = Omit<ChainBlock, 'transactions'> & { transactions: TransactionRecord[] }

export class Archive {
  readonly #blocks = new Map<Workchain, Map<number, Archived>>([
    [-1, new Map()],
    [0, new Map()],
  ])
  readonly #heads = new Map<Workchain, Archived>()
  readonly #byHash = new Map<string, TransactionRecord>()
  readonly #byMessage = new Map<string, TransactionRecord>()
  readonly #byAccount = new Map<string, TransactionRecord[]>()
  #live: TransactionRecord[] = []
  #settled = false

  head(workchain: Workchain): Archived {
    const head = this.#heads.get(workchain)
    if (!head) throw new Error('The chain has no genesis yet')
    return head
  }

  find(workchain: Workchain, seqno: number): Archived | undefined {
    return this.#blocks.get(workchain)?.get(seqno)
  }

  oldest(workchain: Workchain): number {
    for (const seqno of this.#blocks.get(workchain)?.keys() ?? []) return seqno
    return 0
  }

  /** Blocks of a chain, oldest first. */
  blocks(workchain: Workchain): Iterable<Archived> {
    return this.#blocks.get(workchain)?.values() ?? []
  }

  add(block: Archived): void {
    const kept = this.#blocks.get(block.workchain)
    kept?.set(block.seqno, block)
    kept?.delete(block.seqno - KEPT_BLOCKS)
    this.#heads.set(block.workchain, block)
    if (this.#settled) this.#forget()
  }

  /** From now on transactions may be forgotten when there are too many. */
  settle(): void {
    this.#settled = true
  }

  transaction(hash: Buffer): TransactionRecord | undefined {
    return this.#byHash.get(hex(hash))
  }

  byMessage(hash: Buffer): TransactionRecord | undefined {
    return this.#byMessage.get(hex(hash))
  }

  ofAccount(address: Address): readonly TransactionRecord[] {
    return this.#byAccount.get(accountKey(address)) ?? []
  }

  addTransaction(record: TransactionRecord): void {
    this.#byHash.set(hex(record.hash), record)
    for (const hash of messageHashes(record)) this.#byMessage.set(hash, record)
    const key = accountKey(record.account)
    const own = this.#byAccount.get(key)
    if (own) own.push(record)
    else this.#byAccount.set(key, [record])
    if (this.#settled) this.#live.push(record)
  }

  #forget(): void {
    if (this.#live.length < KEPT_TRANSACTIONS * 1.1) return
    const gone = this.#live.slice(0, -KEPT_TRANSACTIONS)
    this.#live = this.#live.slice(-KEPT_TRANSACTIONS)
    const accounts = new Set<string>()
    const hashes = new Set(gone)
    for (const record of gone) {
      this.#byHash.delete(hex(record.hash))
      for (const hash of messageHashes(record)) {
        if (this.#byMessage.get(hash) === record) this.#byMessage.delete(hash)
      }
      accounts.add(accountKey(record.account))
    }
    for (const key of accounts) {
      const left = (this.#byAccount.get(key) ?? []).filter(record => !hashes.has(record))
      if (left.length > 0) this.#byAccount.set(key, left)
      else this.#byAccount.delete(key)
    }
  }
}

/** Hashes (hex) that lead to a transaction. A receiver comes after the sender and takes over the message's hash. */
function messageHashes(record: TransactionRecord): string[] {
  const hashes = outgoingCells(record.cell).map(cell => hex(cell.hash()))
  const incoming = incomingCell(record.cell)
  if (incoming) hashes.push(hex(incoming.hash()))
  const message = record.transaction.inMessage
  if (message && isExternalIn(message)) hashes.push(hex(normalizedHash(message)))
  return hashes
}
