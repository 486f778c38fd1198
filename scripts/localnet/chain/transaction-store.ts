/** Transactions that are kept, and the ways to find them. What is forgotten goes from the old end of its account's history. */
import type { Address } from '@ton/core'
import { accountKey } from './ledger.ts'
import { incomingCell, isExternalIn, normalizedHash, outgoingCells } from './message.ts'
import type { TransactionRecord } from './record.ts'

export type Limits = {
  /** beyond this many the oldest are forgotten */
  kept: number
  /** so many of the newest stay to every account, however many there are in all */
  ofAccount: number
}

/** As many as the blocks that are kept hold, and what the network began with, so that for as long a time no history is cut. */
const LIMITS: Limits = { kept: 24_000, ofAccount: 100 }

const hex = (hash: Buffer) => hash.toString('hex')

export class TransactionStore {
  readonly #limits: Limits
  readonly #byHash = new Map<string, TransactionRecord>()
  readonly #byMessage = new Map<string, TransactionRecord>()
  readonly #byAccount = new Map<string, TransactionRecord[]>()
  /** traces (hex) that stay whatever their age */
  readonly #pinned = new Set<string>()
  /** of those traces, by account, what its history does not reach back to any more */
  readonly #outlived = new Map<string, TransactionRecord[]>()
  #unread: TransactionRecord[] = []
  /** those that may be forgotten, the oldest first */
  #inOrder: TransactionRecord[] = []
  /** how many of them were there after the last round of forgetting */
  #left = 0

  constructor(limits: Limits = LIMITS) {
    this.#limits = limits
  }

  get(hash: Buffer): TransactionRecord | undefined {
    return this.#byHash.get(hex(hash))
  }

  byMessage(hash: Buffer): TransactionRecord | undefined {
    for (const record of this.#unread.splice(0)) this.#addMessages(record)
    return this.#byMessage.get(hex(hash))
  }

  /** The newest end of an account's history without a hole, oldest first. */
  ofAccount(address: Address): readonly TransactionRecord[] {
    return this.#byAccount.get(accountKey(address)) ?? []
  }

  /** What is kept of an account from before its history, oldest first. */
  outlivedOf(address: Address): readonly TransactionRecord[] {
    return this.#outlived.get(accountKey(address)) ?? []
  }

  /** `later`: finds out about its messages only when somebody asks for one, because that takes time. */
  add(record: TransactionRecord, later = false): void {
    this.#byHash.set(hex(record.hash), record)
    if (later) this.#unread.push(record)
    else this.#addMessages(record)
    const key = accountKey(record.account)
    const own = this.#byAccount.get(key)
    if (own) own.push(record)
    else this.#byAccount.set(key, [record])
    this.#inOrder.push(record)
  }

  /** Keeps a transaction and its trace findable for good, though its account's history may not reach back to it one day. */
  pin(record: TransactionRecord): void {
    this.#pinned.add(hex(record.traceId))
  }

  /** Forgets what is too much; called often, it does something once in a while. */
  forget(): void {
    if (this.#inOrder.length < this.#left + this.#limits.kept / 10) return
    let over = this.#inOrder.length - this.#limits.kept
    const forgotten = new Map<string, Set<TransactionRecord>>()
    this.#inOrder = this.#inOrder.filter(record => {
      if (over <= 0) return true
      const key = accountKey(record.account)
      const gone = forgotten.get(key) ?? new Set()
      // Time runs from left to right here, so that an account's first ones go first.
      if ((this.#byAccount.get(key)?.length ?? 0) - gone.size <= this.#limits.ofAccount) return true
      forgotten.set(key, gone.add(record))
      over--
      return false
    })
    this.#left = Math.max(this.#inOrder.length, this.#limits.kept)
    for (const [key, gone] of forgotten) this.#drop(key, gone)
  }

  #drop(key: string, gone: ReadonlySet<TransactionRecord>): void {
    const own = this.#byAccount.get(key) ?? []
    this.#byAccount.set(key, own.slice(gone.size))
    const outlived = [...gone].filter(({ traceId }) => this.#pinned.has(hex(traceId)))
    if (outlived.length > 0) this.#outlived.set(key, [...(this.#outlived.get(key) ?? []), ...outlived])
    for (const record of gone) {
      if (this.#pinned.has(hex(record.traceId))) continue
      this.#byHash.delete(hex(record.hash))
      const { incoming, outgoing } = messageHashes(record)
      for (const hash of [...incoming, ...outgoing]) {
        if (this.#byMessage.get(hash) === record) this.#byMessage.delete(hash)
      }
    }
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
