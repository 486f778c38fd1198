/** States after older blocks, rebuilt from the newest state and the Merkle updates in the blocks since then. */
import { type Address, Cell } from '@ton/core'
import { isDormant } from '../chain/dormant.ts'
import { markOf } from '../chain/merkle-update.ts'
import type { BlockRef, ChainBlock, ChainView } from '../chain/types.ts'
import { type Find, View } from './view.ts'
import { shardBlockOf, showAccount } from './ways.ts'

type Cells = Map<string, Cell>

const keyOf = (cell: Cell): string => cell.hash(0).toString('hex')

/** Recently read blocks by root hash. Successive requests need proofs of the same few blocks. */
const read = new Map<string, Cell>()
const MAX_READ = 8

export function rootOf(block: Pick<ChainBlock, 'rootHash' | 'boc'>): Cell {
  const key = block.rootHash.toString('hex')
  const root = read.get(key) ?? Cell.fromBoc(block.boc)[0]
  if (!root) throw new Error('A block has one root')
  read.delete(key)
  read.set(key, root)
  for (const oldest of [...read.keys()].slice(0, -MAX_READ)) read.delete(oldest)
  return root
}

/** Returns the changed parts of the states before and after a block, from its `MERKLE_UPDATE`. */
function updated(block: ChainBlock): { before?: Cell; after: Cell } {
  const root = rootOf(block)
  if (block.seqno === 0) return { after: root }
  const [before, after] = root.refs[2]?.refs ?? []
  if (!before || !after) throw new Error('A block has an update')
  return { before, after }
}

/** Adds all cells of a tree, except pruned branches and the children of dormant cells. */
function index(cell: Cell, cells: Cells): void {
  const key = keyOf(cell)
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

/** Yields cells that no later block replaced: the current states, then the writes of earlier blocks, newest first (see `scatteredUpdate`). */
function* sources(chain: ChainView, block: ChainBlock): Generator<Cells> {
  const shards: BlockRef[] = block.workchain === -1 ? [chain.head(-1)] : chain.head(-1).shards
  for (const { workchain, shard } of shards) {
    const state = chain.state(workchain, shard)
    if (state) yield cellsOf(state)
  }
  const earlier = [...chain.blocks(block.workchain)].filter(({ seqno }) => seqno < block.seqno)
  for (const one of earlier.reverse()) yield cellsOf(updated(one).after)
}

type PastState = { state: Cell; find: Find }

/** Returns the state after a kept block, as far as the block contains it, and a function that finds the rest. Cells in `known` are tried first. */
export function stateAfter(chain: ChainView, block: ChainBlock, known: Iterable<Cell>): PastState {
  const newest = chain.state(block.workchain, block.shard)
  if (newest?.hash().equals(block.stateHash)) return { state: newest, find: hash => missing(hash) }
  const found: Cells = new Map([...known].map(cell => [keyOf(cell), cell]))
  const add = (cells: Cells) => {
    for (const [key, cell] of cells) if (!found.has(key)) found.set(key, cell)
  }
  const later = new Set([...chain.blocks(block.workchain)].filter(({ seqno }) => seqno > block.seqno))
  const rest = sources(chain, block)
  const find = (hash: Buffer): Cell => {
    const key = hash.toString('hex')
    const mark = markOf(hash)
    for (const one of later) {
      if (found.has(key)) break
      const { before } = one.replaced.includes(mark) ? updated(one) : {}
      if (!before) continue
      later.delete(one)
      add(cellsOf(before))
    }
    while (!found.has(key)) {
      const { value, done } = rest.next()
      if (done) break
      add(value)
    }
    return found.get(key) ?? missing(hash)
  }
  return { state: updated(block).after, find }
}

/** Cells of the newest state on the path to an account, and the account's cells. Most are as old as the account's last change. */
export function newestCellsOf(chain: ChainView, address: Address): Cell[] {
  const ref = shardBlockOf(chain.head(-1), address)
  const state = chain.state(ref.workchain, ref.shard)
  const block = chain.block(ref.workchain, ref.seqno, ref.shard)
  // Right after a split or a merge, the shard has no state yet.
  if (!state || !block?.stateHash.equals(state.hash())) return []
  const view = new View(state)
  const account = showAccount(view, address)
  return [...view.around(), ...(account ? cellsOf(account).values() : [])]
}

function missing(hash: Buffer): never {
  throw new Error(`LITE_SERVER_UNKNOWN: cell ${hash.toString('hex')} of the state is not in db`)
}

/** Returns a cell with all pruned branches below it filled in. */
export function whole(cell: Cell, find: Find): Cell {
  if (cell.level() === 0) return cell
  const found = cell.isExotic ? find(cell.hash(0)) : cell
  if (found.level() === 0) return found
  return new Cell({ exotic: found.isExotic, bits: found.bits, refs: found.refs.map(ref => whole(ref, find)) })
}
