/** States after older blocks, rebuilt from the newest state and the Merkle updates in the blocks since then. */
import { Cell } from '@ton/core'
import { isDormant } from '../chain/dormant.ts'
import type { BlockRef, ChainBlock, ChainView } from '../chain/types.ts'
import type { Find } from './view.ts'

type Cells = Map<string, Cell>

export function rootOf({ boc }: Pick<ChainBlock, 'boc'>): Cell {
  const [root] = Cell.fromBoc(boc)
  if (!root) throw new Error('A block has one root')
  return root
}

/** The states before and after a block, as far as it changed them: what its `MERKLE_UPDATE` refers to. */
function updated(block: ChainBlock): { before?: Cell; after: Cell } {
  const root = rootOf(block)
  if (block.seqno === 0) return { after: root }
  const [before, after] = root.refs[2]?.refs ?? []
  if (!before || !after) throw new Error('A block has an update')
  return { before, after }
}

/** Adds all cells of a tree but pruned branches and what is kept as bytes. */
function index(cell: Cell, cells: Cells): void {
  const key = cell.hash(0).toString('hex')
  if (cells.has(key) || (cell.isExotic && cell.level() > 0)) return
  cells.set(key, cell)
  if (!isDormant(cell)) for (const ref of cell.refs) index(ref, cells)
}

const indexed = new WeakMap<Cell, Cells>()

function cellsOf(state: Cell): Cells {
  const known = indexed.get(state)
  if (known) return known
  const cells: Cells = new Map()
  index(state, cells)
  indexed.set(state, cells)
  return cells
}

/** Where cells of the state may be found: the blocks after it, the states of now, the blocks before it. */
function* sources(chain: ChainView, block: ChainBlock): Generator<Cells> {
  const others = [...chain.blocks(block.workchain)]
  const fresh = (tree: Cell | undefined) => {
    const cells: Cells = new Map()
    if (tree) index(tree, cells)
    return cells
  }
  for (const later of others.filter(({ seqno }) => seqno > block.seqno)) yield fresh(updated(later).before)
  const shards: BlockRef[] = block.workchain === -1 ? [chain.head(-1)] : chain.head(-1).shards
  for (const { workchain, shard } of shards) {
    const state = chain.state(workchain, shard)
    if (state) yield cellsOf(state)
  }
  for (const earlier of others.filter(({ seqno }) => seqno < block.seqno).reverse()) yield fresh(updated(earlier).after)
}

/** The state after a kept block, as far as the block shows it, and the way to find the rest. `known`: more cells it may consist of. */
export function stateAfter(
  chain: ChainView,
  block: ChainBlock,
  known: Iterable<Cell> = [],
): { state: Cell; find: Find } {
  const newest = chain.state(block.workchain, block.shard)
  if (newest?.hash().equals(block.stateHash)) return { state: newest, find: hash => missing(hash) }
  const found: Cells = new Map([...known].map(cell => [cell.hash(0).toString('hex'), cell]))
  const rest = sources(chain, block)
  const find = (hash: Buffer): Cell => {
    const key = hash.toString('hex')
    for (;;) {
      const cell = found.get(key)
      if (cell) return cell
      const { value, done } = rest.next()
      if (done) return missing(hash)
      for (const [name, one] of value) if (!found.has(name)) found.set(name, one)
    }
  }
  return { state: updated(block).after, find }
}

function missing(hash: Buffer): never {
  throw new Error(`LITE_SERVER_UNKNOWN: cell ${hash.toString('hex')} of the state is not in db`)
}

/** A cell with everything below it that was pruned. */
export function whole(cell: Cell, find: Find): Cell {
  if (cell.level() === 0) return cell
  const found = cell.isExotic ? find(cell.hash(0)) : cell
  if (found.level() === 0) return found
  return new Cell({ exotic: found.isExotic, bits: found.bits, refs: found.refs.map(ref => whole(ref, find)) })
}
