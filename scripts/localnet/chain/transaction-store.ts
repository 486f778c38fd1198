/** Kept transactions with their indexes. Pruning removes the oldest ones of an account's history. */
import type { Address } from '@ton/core'
import { accountKey } from './ledger.ts'
import { incomingCell, isExternalIn, normalizedHash, outgoingCells } from './message.ts'
import type { TransactionRecord } from './record.ts'

/** Rules for records of dropped blocks. */
export type Keeping = {
  /** number of newest transactions kept per existing account */
  ofAccount: number
  exists(address: Address): boolean
  /** true if a transaction's block is kept */
  hasBlock(block: TransactionRecord['block']): boolean
}

const hex = (hash: Buffer) => hash.toString('hex')

export class TransactionStore {
  readonly #keeping: Keeping
  readonly #byHash = new Map<string, TransactionRecord>()
  readonly #byMessage = new Map<string, TransactionRecord>()
  readonly #byAccount = new Map<string, TransactionRecord[]>()
  /** traces (hex) kept at any age */
  readonly #pinnedTraces = new Set<string>()
  /** transactions (hex) kept at any age */
  readonly #pinned = new Set<string>()
  /** pinned transactions that are older than their account's gapless history, by account */
  readonly #outlived = new Map<string, TransactionRecord[]>()

  constructor(keeping: Keeping) {
    this.#keeping = keeping
  }

  /** Numbers of kept transactions by index. */
  get sizes(): Record<'hashes' | 'messages' | 'accounts' | 'pinned' | 'outlived', number> {
    return {
      hashes: this.#byHash.size,
      messages: this.#byMessage.size,
      accounts: this.#byAccount.size,
      pinned: this.#pinned.size + this.#pinnedTraces.size,
      outlived: [...this.#outlived.values()].reduce((sum, { length }) => sum + length, 0),
    }
  }

  readonly find = (id: string): TransactionRecord | undefined => this.#byHash.get(id)

  get(hash: Buffer): TransactionRecord | undefined {
    return this.#byHash.get(hex(hash))
  }

  byMessage(hash: Buffer): TransactionRecord | undefined {
    return this.#byMessage.get(hex(hash))
  }

  /** The gapless history of an account up to its newest transaction, oldest first. */
  ofAccount(address: Address): readonly TransactionRecord[] {
    return this.#byAccount.get(accountKey(address)) ?? []
  }

  /** An account's kept transactions older than those of `ofAccount`, oldest first. */
  outlivedOf(address: Address): readonly TransactionRecord[] {
    return this.#outlived.get(accountKey(address)) ?? []
  }

  /** Adds a transaction. Hashing its messages takes a while, so a caller that knows the hashes passes them. */
  add(record: TransactionRecord, messages: MessageHashes = messageHashes(record)): void {
    this.#byHash.set(record.id, record)
    this.#addMessages(record, messages)
    const key = accountKey(record.account)
    const own = this.#byAccount.get(key)
    if (own) own.push(record)
    else this.#byAccount.set(key, [record])
  }

  /** Keeps a transaction and its trace permanently, even if the account's history no longer includes it. */
  pinTrace({ trace }: TransactionRecord): void {
    this.#pinnedTraces.add(trace)
  }

  /** Keeps transactions permanently, without their traces. */
  pin(records: readonly TransactionRecord[]): void {
    for (const { id } of records) this.#pinned.add(id)
  }

  /** Unpins transactions and drops them, except those of pinned traces. */
  unpin(records: readonly TransactionRecord[]): void {
    for (const record of records) {
      this.#pinned.delete(record.id)
      const key = accountKey(record.account)
      const outlived = this.#outlived.get(key)
      if (!outlived?.includes(record) || this.#isPinned(record)) continue
      this.#forget(record)
      this.#setOrDelete(
        this.#outlived,
        key,
        outlived.filter(one => one !== record),
      )
    }
  }

  /** Drops transactions of dropped blocks and older ones of their accounts, unless a rule keeps them. */
  release(records: readonly TransactionRecord[]): void {
    const accounts = new Map(records.map(({ account }) => [accountKey(account), account]))
    for (const [key, address] of accounts) this.#shorten(key, address)
  }

  #shorten(key: string, address: Address): void {
    const own = this.#byAccount.get(key) ?? []
    const most = own.length - (this.#keeping.exists(address) ? this.#keeping.ofAccount : 0)
    const end = own.findIndex(({ block }, at) => at >= most || this.#keeping.hasBlock(block))
    const gone = end < 0 ? own : own.slice(0, end)
    if (gone.length === 0) return
    this.#setOrDelete(this.#byAccount, key, own.slice(gone.length))
    const outlived = gone.filter(record => this.#isPinned(record))
    this.#setOrDelete(this.#outlived, key, [...(this.#outlived.get(key) ?? []), ...outlived])
    for (const record of gone) if (!this.#isPinned(record)) this.#forget(record)
  }

  #isPinned({ id, trace }: TransactionRecord): boolean {
    return this.#pinned.has(id) || this.#pinnedTraces.has(trace)
  }

  #setOrDelete(lists: Map<string, TransactionRecord[]>, key: string, list: TransactionRecord[]): void {
    if (list.length > 0) lists.set(key, list)
    else lists.delete(key)
  }

  #forget(record: TransactionRecord): void {
    this.#byHash.delete(record.id)
    const { incoming, outgoing } = messageHashes(record)
    for (const hash of [...incoming, ...outgoing]) {
      if (this.#byMessage.get(hash) === record) this.#byMessage.delete(hash)
    }
  }

  /** The hash of a message leads to its receiver; to its sender while no receiver is known. */
  #addMessages(record: TransactionRecord, { incoming, outgoing }: MessageHashes): void {
    for (const hash of incoming) this.#byMessage.set(hash, record)
    for (const hash of outgoing) if (!this.#byMessage.has(hash)) this.#byMessage.set(hash, record)
  }
}

/** Hashes (hex) of the messages that a transaction received and sent. */
export type MessageHashes = { incoming: string[]; outgoing: string[] }

export function messageHashes(record: TransactionRecord): MessageHashes {
  const outgoing = outgoingCells(record.cell).map(cell => hex(cell.hash()))
  const cell = incomingCell(record.cell)
  const incoming = cell ? [hex(cell.hash())] : []
  const message = record.transaction.inMessage
  if (message && isExternalIn(message)) incoming.push(hex(normalizedHash(message)))
  return { incoming, outgoing }
}
