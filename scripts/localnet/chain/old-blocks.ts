/** `OldMcBlocksInfo`: earlier masterchain blocks by seqno. A new block only changes the right edge of the tree. */
import { type Builder, beginCell, type Cell } from '@ton/core'
import { keptAsBytes } from './dormant.ts'
import { writeLabel } from './label.ts'
import { storeBlockRef } from './tlb.ts'
import type { ChainBlock } from './types.ts'

/** Fields of a masterchain block referenced by later blocks and states. */
export type OldBlock = Pick<ChainBlock, 'seqno' | 'endLt' | 'rootHash' | 'fileHash' | 'keyBlock'>

/** `KeyMaxLt`: true if there is a key block, and the latest end lt. */
type Sum = { key: boolean; endLt: bigint }

/** A full subtree of 2^height blocks; `write` writes its root without label. */
type Subtree = { height: number; sum: Sum; write: (builder: Builder) => void }

const KEY_BITS = 32
/** Heights of subtrees stored as bytes, small ones later within large ones, which leaves 90 bytes per block. */
const DORMANT_HEIGHTS: readonly number[] = [5, 10]

const storeSum = (builder: Builder, { key, endLt }: Sum): Builder => builder.storeBit(key).storeUint(endLt, 64)

function edge(label: string, { height, write }: Subtree): Cell {
  const builder = beginCell()
  writeLabel(builder, label, height + label.length)
  write(builder)
  return builder.endCell()
}

/** Joins two subtrees; the right one may be smaller. */
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
  /** largest first */
  readonly #full: Subtree[] = []
  #count = 0

  /** Appends a block; the first one is the zerostate. */
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
