/** Archive of kept blocks. A dropped block takes its transactions along. */
import type { Address } from '@ton/core'
import { CoolingBytes } from './cooling-bytes.ts'
import type { TransactionRecord } from './record.ts'
import type { Retention } from './retention.ts'
import { FULL_SHARD } from './tlb.ts'
import { TransactionStore } from './transaction-store.ts'
import type { BlockRef, ChainBlock, Workchain } from './types.ts'

export type Archived = Omit<ChainBlock, 'transactions'> & { transactions: TransactionRecord[] }

type Place = Pick<BlockRef, 'workchain' | 'shard' | 'seqno'>

const keyOf = ({ workchain, shard, seqno }: Place): string => `${workchain}:${shard}:${seqno}`

/** A block with its bytes. `transactions`: total size of its transactions, counted against the limits. */
type Kept = { block: Archived; bytes: CoolingBytes; transactions: number }

export class Archive {
  readonly transactions: TransactionStore
  readonly #retention: Retention
  readonly #kept = new Map<Workchain, Map<string, Kept>>([
    [-1, new Map()],
    [0, new Map()],
  ])
  /** blocks kept at any age */
  readonly #pinned = new Map<string, Archived>()
  /** pinned key blocks, oldest first, dropped when later ones exceed the limit */
  readonly #keyBlocks: Archived[] = []
  readonly #heads = new Map<Workchain, Archived>()
  /** shard blocks by the masterchain block that commits them first */
  readonly #committed = new Map<number, Archived[]>()
  /** shard blocks by the oldest kept masterchain block that still references them */
  readonly #due = new Map<number, Archived[]>()
  #bytes = 0
  #settled = false

  /** `exists`: true if an account is in the newest state. */
  constructor(retention: Retention, exists: (address: Address) => boolean) {
    this.#retention = retention
    const hasBlock = (place: Place) => this.#kept.get(place.workchain)?.has(keyOf(place)) ?? false
    this.transactions = new TransactionStore({ ofAccount: retention.ofAccount, exists, hasBlock })
  }

  /** Numbers of kept objects. */
  get sizes(): Record<'blocks' | 'pinned' | 'keyBlocks' | 'committed' | 'due' | 'bytes', number> {
    return {
      blocks: [...this.#kept.values()].reduce((sum, { size }) => sum + size, 0),
      pinned: this.#pinned.size,
      keyBlocks: this.#keyBlocks.length,
      committed: this.#committed.size,
      due: this.#due.size,
      bytes: this.#bytes,
    }
  }

  /** The most recently sealed block. */
  head(workchain: Workchain): Archived {
    const head = this.#heads.get(workchain)
    if (!head) throw new Error('The chain has no genesis yet')
    return head
  }

  find(workchain: Workchain, seqno: number, shard = FULL_SHARD): Archived | undefined {
    const key = keyOf({ workchain, shard, seqno })
    return this.#kept.get(workchain)?.get(key)?.block ?? this.#pinned.get(key)
  }

  /** Seqno of the oldest block in the gapless series up to the head. */
  oldest(workchain: Workchain): number {
    for (const { seqno } of this.blocks(workchain)) return seqno
    return 0
  }

  /** Shard blocks that a masterchain block commits first. */
  committed(masterSeqno: number): readonly Archived[] {
    return this.#committed.get(masterSeqno) ?? []
  }

  /** Kept blocks of a chain in sealing order. */
  *blocks(workchain: Workchain): Iterable<Archived> {
    for (const { block } of this.#kept.get(workchain)?.values() ?? []) yield block
  }

  add(block: Archived): void {
    const bytes = new CoolingBytes(block.boc)
    Object.defineProperty(block, 'boc', { enumerable: true, get: () => bytes.read() })
    const transactions = block.transactions.reduce((sum, { size }) => sum + size, 0)
    this.#kept.get(block.workchain)?.set(keyOf(block), { block, bytes, transactions })
    this.#bytes += bytes.size + transactions
    this.#heads.set(block.workchain, block)
    // Keep the zerostate and the first blocks, which proofs start from, and key blocks with their configurations.
    if (block.commitSeqno <= 1) this.#pin(block)
    else if (block.workchain === -1 && block.keyBlock) this.#pinKeyBlock(block)
    if (block.workchain === 0) {
      const together = this.#committed.get(block.commitSeqno)
      if (together) together.push(block)
      else this.#committed.set(block.commitSeqno, [block])
      return
    }
    this.#cool(block.seqno - this.#retention.warmBlocks)
    if (this.#settled) this.#prune()
  }

  /** Starts pruning: from now on the limits apply. */
  settle(): void {
    this.#settled = true
    this.#prune()
  }

  /** Keeps a block permanently, with its transactions and their traces. */
  pin(block: Archived): void {
    this.#pin(block)
    for (const record of block.transactions) this.transactions.pinTrace(record)
  }

  #pin(block: Archived): void {
    this.#pinned.set(keyOf(block), block)
    this.transactions.pin(block.transactions)
  }

  #pinKeyBlock(block: Archived): void {
    if (this.#pinned.has(keyOf(block))) return
    this.#pin(block)
    this.#keyBlocks.push(block)
    const [oldest] = this.#keyBlocks
    if (!oldest || this.#keyBlocks.length <= this.#retention.keyBlocks) return
    this.#keyBlocks.shift()
    this.#pinned.delete(keyOf(oldest))
    this.transactions.unpin(oldest.transactions)
  }

  /** Compresses a masterchain block and the blocks it commits. */
  #cool(seqno: number): void {
    const master = this.find(-1, seqno)
    if (!master) return
    for (const { workchain, ...place } of [master, ...this.committed(seqno)]) {
      const kept = this.#kept.get(workchain)?.get(keyOf({ workchain, ...place }))
      if (!kept) continue
      this.#bytes -= kept.bytes.size
      kept.bytes.cool()
      this.#bytes += kept.bytes.size
    }
  }

  #prune(): void {
    const { blocks, bytes } = this.#retention
    const masters = this.#kept.get(-1) ?? new Map<string, Kept>()
    for (const { block } of masters.values()) {
      if (masters.size <= 1 || (masters.size <= blocks && this.#bytes <= bytes)) break
      this.#drop(block)
      this.#pruneShards(block.seqno)
    }
  }

  /** Keeps a shard block while the next masterchain block still has it as the newest block of its shard. */
  #pruneShards(seqno: number): void {
    const next = this.find(-1, seqno + 1)
    for (const block of [...this.committed(seqno), ...(this.#due.get(seqno) ?? [])]) {
      if (next?.shards.some(ref => keyOf(ref) === keyOf(block))) {
        this.#due.set(seqno + 1, [...(this.#due.get(seqno + 1) ?? []), block])
      } else this.#drop(block)
    }
    this.#due.delete(seqno)
    if (seqno > 1) this.#committed.delete(seqno)
  }

  #drop(block: Archived): void {
    const blocks = this.#kept.get(block.workchain)
    const kept = blocks?.get(keyOf(block))
    if (!kept) return
    blocks?.delete(keyOf(block))
    this.#bytes -= kept.bytes.size + kept.transactions
    this.transactions.release(block.transactions)
  }
}
