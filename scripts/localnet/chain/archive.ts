/** Blocks that are kept, and the ways to find them. */
import type { TransactionRecord } from './record.ts'
import { FULL_SHARD } from './tlb.ts'
import { type Limits, TransactionStore } from './transaction-store.ts'
import type { BlockRef, ChainBlock, Workchain } from './types.ts'

export type Archived = Omit<ChainBlock, 'transactions'> & { transactions: TransactionRecord[] }

type Place = Pick<BlockRef, 'shard' | 'seqno'>

const keyOf = ({ shard, seqno }: Place): string => `${shard}:${seqno}`

export class Archive {
  readonly transactions: TransactionStore
  readonly #keepBlocks: number
  readonly #blocks = new Map<Workchain, Map<string, Archived>>([
    [-1, new Map()],
    [0, new Map()],
  ])
  /** blocks that stay whatever their age */
  readonly #pinned = new Map<Workchain, Map<string, Archived>>([
    [-1, new Map()],
    [0, new Map()],
  ])
  readonly #heads = new Map<Workchain, Archived>()
  /** shard blocks by the masterchain block that is the first to know of them */
  readonly #committed = new Map<number, Archived[]>()
  /** shard blocks by the oldest kept masterchain block that still names them */
  readonly #due = new Map<number, Archived[]>()
  #settled = false

  /** `keepBlocks`: how many of the newest masterchain blocks are kept, with the shard blocks they commit. */
  constructor(keepBlocks: number, keepTransactions?: Limits) {
    this.transactions = new TransactionStore(keepTransactions)
    this.#keepBlocks = keepBlocks
  }

  /** The block that was sealed last. */
  head(workchain: Workchain): Archived {
    const head = this.#heads.get(workchain)
    if (!head) throw new Error('The chain has no genesis yet')
    return head
  }

  find(workchain: Workchain, seqno: number, shard = FULL_SHARD): Archived | undefined {
    const key = keyOf({ shard, seqno })
    return this.#blocks.get(workchain)?.get(key) ?? this.#pinned.get(workchain)?.get(key)
  }

  /** Seqno of the oldest block of an unbroken row that ends at the head. */
  oldest(workchain: Workchain): number {
    for (const { seqno } of this.blocks(workchain)) return seqno
    return 0
  }

  /** Shard blocks that a masterchain block is the first to know of. */
  committed(masterSeqno: number): readonly Archived[] {
    return this.#committed.get(masterSeqno) ?? []
  }

  /** Blocks of a chain, in the order in which they were sealed. */
  blocks(workchain: Workchain): Iterable<Archived> {
    return this.#blocks.get(workchain)?.values() ?? []
  }

  add(block: Archived): void {
    this.#blocks.get(block.workchain)?.set(keyOf(block), block)
    this.#heads.set(block.workchain, block)
    // The zerostate and the first blocks are what everybody knows; key blocks hold the configurations that were in force.
    if (block.commitSeqno <= 1 || (block.workchain === -1 && block.keyBlock)) this.pin(block)
    if (block.workchain === -1) this.#prune()
    else {
      const together = this.#committed.get(block.commitSeqno)
      if (together) together.push(block)
      else this.#committed.set(block.commitSeqno, [block])
    }
    if (this.#settled) this.transactions.forget()
  }

  /** From now on transactions may be forgotten when there are too many. */
  settle(): void {
    this.#settled = true
  }

  /** Keeps a block and what is in it for good. */
  pin(block: Archived): void {
    this.#pinned.get(block.workchain)?.set(keyOf(block), block)
    for (const record of block.transactions) this.transactions.pin(record)
  }

  #prune(): void {
    const masters = this.#blocks.get(-1)
    for (const [key, master] of masters ?? []) {
      if (!masters || masters.size <= this.#keepBlocks) break
      masters.delete(key)
      this.#pruneShards(master.seqno)
    }
  }

  /** A shard block stays while the next masterchain block still names it as its shard's newest. */
  #pruneShards(seqno: number): void {
    const next = this.find(-1, seqno + 1)
    for (const block of [...this.committed(seqno), ...(this.#due.get(seqno) ?? [])]) {
      if (next?.shards.some(ref => keyOf(ref) === keyOf(block))) {
        this.#due.set(seqno + 1, [...(this.#due.get(seqno + 1) ?? []), block])
      } else this.#blocks.get(0)?.delete(keyOf(block))
    }
    this.#due.delete(seqno)
    if (seqno > 1) this.#committed.delete(seqno)
  }
}
