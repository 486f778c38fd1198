/** Blocks and transactions that are kept, and the ways to find them. */
import type { Address } from '@ton/core'
import { accountKey } from './ledger.ts'
import { incomingCell, isExternalIn, normalizedHash, outgoingCells } from './message.ts'
import type { TransactionRecord } from './record.ts'
import type { ChainBlock, Workchain } from './types.ts'

/** Live transactions beyond this number are forgotten, the oldest first; the seed's stay. */
const KEPT_TRANSACTIONS = 12_000

const hex = (hash: Buffer) => hash.toString('hex')

export type Archived = Omit<ChainBlock, 'transactions'> & { transactions: TransactionRecord[] }

export class Archive {
  readonly #keepBlocks: number
  readonly #blocks = new Map<Workchain, Map<number, Archived>>([
    [-1, new Map()],
    [0, new Map()],
  ])
  readonly #heads = new Map<Workchain, Archived>()
  readonly #byHash = new Map<string, TransactionRecord>()
  readonly #byMessage = new Map<string, TransactionRecord>()
  readonly #byAccount = new Map<string, TransactionRecord[]>()
  #unread: TransactionRecord[] = []
  #live: TransactionRecord[] = []
  #settled = false

  /** `keepBlocks`: how many of the newest blocks of each chain are kept. */
  constructor(keepBlocks: number) {
    this.#keepBlocks = keepBlocks
  }

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
    kept?.delete(block.seqno - this.#keepBlocks)
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
    for (const record of this.#unread.splice(0)) this.#addMessages(record)
    return this.#byMessage.get(hex(hash))
  }

  ofAccount(address: Address): readonly TransactionRecord[] {
    return this.#byAccount.get(accountKey(address)) ?? []
  }

  /** `later`: finds out about its messages only when somebody asks for one, because that takes time. */
  addTransaction(record: TransactionRecord, later = false): void {
    this.#byHash.set(hex(record.hash), record)
    if (later) this.#unread.push(record)
    else this.#addMessages(record)
    const key = accountKey(record.account)
    const own = this.#byAccount.get(key)
    if (own) own.push(record)
    else this.#byAccount.set(key, [record])
    if (this.#settled) this.#live.push(record)
  }

  /** A receiver takes a message's hash over from its sender, whichever of them is read first. */
  #addMessages(record: TransactionRecord): void {
    const { incoming, outgoing } = messageHashes(record)
    for (const hash of incoming) this.#byMessage.set(hash, record)
    for (const hash of outgoing) if (!this.#byMessage.has(hash)) this.#byMessage.set(hash, record)
  }

  #forget(): void {
    if (this.#live.length < KEPT_TRANSACTIONS * 1.1) return
    const gone = this.#live.slice(0, -KEPT_TRANSACTIONS)
    this.#live = this.#live.slice(-KEPT_TRANSACTIONS)
    const accounts = new Set<string>()
    const hashes = new Set(gone)
    for (const record of gone) {
      this.#byHash.delete(hex(record.hash))
      const { incoming, outgoing } = messageHashes(record)
      for (const hash of [...incoming, ...outgoing]) {
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

/** Hashes (hex) that lead to a transaction. */
function messageHashes(record: TransactionRecord): { incoming: string[]; outgoing: string[] } {
  const outgoing = outgoingCells(record.cell).map(cell => hex(cell.hash()))
  const cell = incomingCell(record.cell)
  const incoming = cell ? [hex(cell.hash())] : []
  const message = record.transaction.inMessage
  if (message && isExternalIn(message)) incoming.push(hex(normalizedHash(message)))
  return { incoming, outgoing }
}
