import type { ChainBlock, ChainTransaction, ChainView, Workchain } from '../chain/types.ts'

type Arrival = { block: ChainBlock; due: number }

/**
 * What of the chain the index knows by now: each block becomes visible a lag after it was sealed,
 * as at the real indexer, where a transaction just seen on a node is still unknown for a moment.
 */
export class Horizon {
  readonly #chain: ChainView
  readonly #lagMs: number
  readonly #heads: Map<Workchain, ChainBlock>
  #arrivals: Arrival[] = []
  readonly #passed: Array<(block: ChainBlock) => void> = []

  constructor(chain: ChainView, lagMs: number) {
    this.#chain = chain
    this.#lagMs = lagMs
    this.#heads = new Map([
      [-1, chain.head(-1)],
      [0, chain.head(0)],
    ])
    chain.onBlock(block => {
      this.#arrivals.push({ block, due: performance.now() + lagMs })
      // the timer only keeps the list short while nobody asks
      setTimeout(() => this.advance(), lagMs).unref()
    })
  }

  /** Called for every block that becomes visible, in order. */
  onPassed(listener: (block: ChainBlock) => void): void {
    this.#passed.push(listener)
  }

  advance(): void {
    const now = performance.now()
    while (this.#arrivals[0] && this.#arrivals[0].due <= now) {
      const block = this.#arrivals.shift()?.block
      if (!block) break
      this.#heads.set(block.workchain, block)
      for (const listener of this.#passed) listener(block)
    }
  }

  /** Seconds the index is behind, for `/v2/status`. */
  get latency(): number {
    return Math.round(this.#lagMs / 1000)
  }

  head(workchain: Workchain): ChainBlock {
    this.advance()
    return this.#heads.get(workchain) ?? this.#chain.head(workchain)
  }

  block(workchain: Workchain, seqno: number): ChainBlock | undefined {
    return seqno <= this.head(workchain).seqno ? this.#chain.block(workchain, seqno) : undefined
  }

  sees(item: ChainTransaction): boolean {
    return item.block.seqno <= this.head(item.block.workchain).seqno
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
