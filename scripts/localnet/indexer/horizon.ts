import type { ChainBlock, ChainTransaction, ChainView, Workchain } from '../chain/types.ts'

type Arrival = { block: ChainBlock; due: number }

/**
 * The part of the chain visible to the index. Blocks become visible after a lag, like at the real indexer, which does not know the newest
 * transactions of a node.
 */
export class Horizon {
  readonly #chain: ChainView
  readonly #lagMs: number
  #master: ChainBlock
  #late = 0
  #arrivals: Arrival[] = []
  readonly #passed: Array<(block: ChainBlock) => void> = []

  /** `follow`: false for a fixed horizon. */
  constructor(chain: ChainView, lagMs: number, follow = true) {
    this.#chain = chain
    this.#lagMs = lagMs
    this.#master = chain.head(-1)
    if (!follow) return
    chain.onBlock(block => {
      this.#arrivals.push({ block, due: performance.now() + lagMs })
      // the timer only keeps the list short between calls
      setTimeout(() => this.advance(), lagMs).unref()
    })
  }

  /** Calls the listener for each block that becomes visible, in order. */
  onPassed(listener: (block: ChainBlock) => void): void {
    this.#passed.push(listener)
  }

  advance(): void {
    const now = performance.now()
    while (this.#arrivals[0] && this.#arrivals[0].due <= now) {
      const block = this.#arrivals.shift()?.block
      if (!block) break
      if (block.workchain === -1) this.#master = block
      for (const listener of this.#passed) listener(block)
    }
  }

  /** Lag of the index in seconds, for `/v2/status`. */
  get latency(): number {
    const behind = this.#late ? this.#chain.now - this.#master.genUtime : 0
    return Math.round(Math.max(this.#lagMs / 1000, behind))
  }

  /** Newest masterchain block of the index. */
  get master(): ChainBlock {
    this.advance()
    return this.#master
  }

  block(workchain: Workchain, seqno: number, shard?: string): ChainBlock | undefined {
    const block = this.#chain.block(workchain, seqno, shard)
    return block && block.commitSeqno <= this.master.seqno ? block : undefined
  }

  sees({ block }: ChainTransaction): boolean {
    return block.commitSeqno <= this.master.seqno
  }

  /** The horizon of `blocks` masterchain blocks ago. */
  behind(blocks: number): Horizon {
    const late = new Horizon(this.#chain, this.#lagMs, false)
    const seqno = Math.min(this.master.seqno, this.#chain.head(-1).seqno - blocks)
    late.#master = this.#chain.block(-1, Math.max(seqno, this.#chain.oldest(-1))) ?? this.master
    late.#late = blocks
    return late
  }

  transaction(hash: Buffer): ChainTransaction | undefined {
    const item = this.#chain.transaction(hash)
    return item && this.sees(item) ? item : undefined
  }

  transactionByMessage(hash: Buffer): ChainTransaction | undefined {
    const item = this.#chain.transactionByMessage(hash)
    return item && this.sees(item) ? item : undefined
  }
}
