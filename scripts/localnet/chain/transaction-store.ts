/** Transactions that are kept, and the ways to find them. What is forgotten goes from the old end of its account's history. */
import type { Address } from '@ton/core'
import { accountKey } from './ledger.ts'
import { incomingCell, isExternalIn, normalizedHash, outgoingCells } from './message.ts'
import type { TransactionRecord } from './record.ts'

/** Rules for records whose block has gone. */
export type Keeping = {
  /** newest transactions that stay to an account that exists */
  ofAccount: number
  exists(address: Address): boolean
  /** whether the block of a transaction is kept */
  hasBlock(block: TransactionRecord['block']): boolean
}

const hex = (hash: Buffer) => hash.toString('hex')

export class TransactionStore {
  readonly #keeping: Keeping
  readonly #byHash = new Map<string, TransactionRecord>()
  readonly #byMessage = new Map<string, TransactionRecord>()
  readonly #byAccount = new Map<string, TransactionRecord[]>()
  /** traces (hex) that stay whatever their age */
  readonly #pinnedTraces = new Set<string>()
  /** transactions (hex) that stay whatever their age */
  readonly #pinned = new Set<string>()
  /** of those, by account, what its history does not reach back to any more */
  readonly #outlived = new Map<string, TransactionRecord[]>()
  #unread: TransactionRecord[] = []

  constructor(keeping: Keeping) {
    this.#keeping = keeping
  }

  /** Counts of what is kept, by what leads to it. */
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
    this.#readMessages()
    return this.#byMessage.get(hex(hash))
  }

  /** The newest end of an account's history without a hole, oldest first. */
  ofAccount(address: Address): readonly TransactionRecord[] {
    return this.#byAccount.get(accountKey(address)) ?? []
  }

  /** Records of an account from before its history, oldest first. */
  outlivedOf(address: Address): readonly TransactionRecord[] {
    return this.#outlived.get(accountKey(address)) ?? []
  }

  /** `later`: finds out about its messages only when somebody asks for one, because that takes time. */
  add(record: TransactionRecord, later = false): void {
    this.#byHash.set(record.id, record)
    if (later) this.#unread.push(record)
    else this.#addMessages(record)
    const key = accountKey(record.account)
    const own = this.#byAccount.get(key)
    if (own) own.push(record)
    else this.#byAccount.set(key, [record])
  }

  /** Keeps a transaction and its trace findable for good, though its account's history may not reach back to it one day. */
  pinTrace({ trace }: TransactionRecord): void {
    this.#pinnedTraces.add(trace)
  }

  /** Keeps transactions findable, without their traces. */
  pin(records: readonly TransactionRecord[]): void {
    for (const { id } of records) this.#pinned.add(id)
  }

  /** Forgets transactions that were pinned, those of pinned traces left out. */
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

  /** Forgets transactions whose blocks have gone, and older ones of their accounts, as far as nothing keeps them. */
  release(records: readonly TransactionRecord[]): void {
    this.#readMessages()
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

  #readMessages(): void {
    for (const record of this.#unread.splice(0)) this.#addMessages(record)
  }

  /** A receiver takes a message's hash over from its sender, whichever of them is read first. */
  #addMessages(record: TransactionRecord): void {
    const { incoming, outgoing } = messageHashes(record)
    for (const hash of incoming) this.#byMessage.set(hash, record)
    for (const hash of outgoing) if (!this.#byMessage.has(hash)) this.#byMessage.set(hash, record)
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
