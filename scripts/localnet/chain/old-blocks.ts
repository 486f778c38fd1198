/** `OldMcBlocksInfo`: the masterchain blocks so far by seqno. A block changes nothing but the right edge of the tree. */
import { type Builder, beginCell, type Cell } from '@ton/core'
import { keptAsBytes } from './dormant.ts'
import { writeLabel } from './label.ts'
import { storeBlockRef } from './tlb.ts'
import type { ChainBlock } from './types.ts'

/** References of later blocks and states to a masterchain block. */
export type OldBlock = Pick<ChainBlock, 'seqno' | 'endLt' | 'rootHash' | 'fileHash' | 'keyBlock'>

/** `KeyMaxLt`: whether there is a key block among them, and their latest end. */
type Sum = { key: boolean; endLt: bigint }

/** A full subtree of 2^height blocks; `write` writes its root without the label. */
type Subtree = { height: number; sum: Sum; write: (builder: Builder) => void }

const KEY_BITS = 32
/** Levels of the subtrees that are kept as bytes, the small ones within the large ones in the end: 90 bytes a block are left. */
const DORMANT_HEIGHTS: readonly number[] = [5, 10]

const storeSum = (builder: Builder, { key, endLt }: Sum): Builder => builder.storeBit(key).storeUint(endLt, 64)

function edge(label: string, { height, write }: Subtree): Cell {
  const builder = beginCell()
  writeLabel(builder, label, height + label.length)
  write(builder)
  return builder.endCell()
}

/** The subtree with two below it; the right one may have few blocks yet. */
function fork(left: Subtree, right: Subtree, keep = (side: Cell) => side): Subtree {
  const sum = {
    key: left.sum.key || right.sum.key,
    endLt: left.sum.endLt > right.sum.endLt ? left.sum.endLt : right.sum.endLt,
  }
  const sides = [edge('', left), edge('0'.repeat(left.height - right.height), right)]
  const refs = sides.map(keep)
  const write = (builder: Builder) => {
    for (const ref of refs) builder.storeRef(ref)
    storeSum(builder, sum)
  }
  return { height: left.height + 1, sum, write }
}

const compressed = (side: Cell): Cell => keptAsBytes(side, true)

function leaf(block: OldBlock): Subtree {
  const sum = { key: block.keyBlock, endLt: block.endLt }
  return { height: 0, sum, write: builder => storeBlockRef(storeSum(builder, sum).storeBit(block.keyBlock), block) }
}

export class OldBlocks {
  /** the largest first */
  readonly #full: Subtree[] = []
  #count = 0

  /** Adds the block after the last one; the first is the zerostate. */
  add(block: OldBlock): void {
    if (block.seqno !== this.#count) throw new Error(`Block ${this.#count} comes next`)
    this.#count++
    let added = leaf(block)
    for (let last = this.#full.at(-1); last?.height === added.height; last = this.#full.at(-1)) {
      this.#full.pop()
      added = fork(last, added, DORMANT_HEIGHTS.includes(added.height) ? compressed : undefined)
    }
    this.#full.push(added)
  }

  /** Writes `HashmapAugE 32 KeyExtBlkRef KeyMaxLt`. */
  store(builder: Builder): void {
    const [smallest, ...larger] = this.#full.toReversed()
    if (!smallest) {
      storeSum(builder.storeBit(0), { key: false, endLt: 0n })
      return
    }
    const root = larger.reduce((right, left) => fork(left, right), smallest)
    builder.storeBit(1).storeRef(edge('0'.repeat(KEY_BITS - root.height), root))
    storeSum(builder, root.sum)
  }
}
