/** Large cell trees stored as bytes and parsed on access: 30,000 cells take 40 MB, their bytes 0.3 MB. */
import { Cell } from '@ton/core'
import { CoolingBytes } from './cooling-bytes.ts'

/** Minimum number of cells of a tree stored as bytes. */
const MIN_DORMANT_CELLS = 5000

/** The account's cell with its large trees as bytes; the same cell without large trees. */
export function withDormantTrees(cell: Cell): Cell {
  if (!isLarge(cell)) return cell
  const large = cell.refs.filter(isLarge)
  // A tree with several large branches is stored as bytes as a whole; a single large branch is examined itself.
  if (large.length > 1) return keptAsBytes(cell)
  return new Cell({ exotic: cell.isExotic, bits: cell.bits, refs: cell.refs.map(withDormantTrees) })
}

function isLarge(root: Cell): boolean {
  const seen = new Set<Cell>()
  const queue = [root]
  for (let cell = queue.pop(); cell && seen.size < MIN_DORMANT_CELLS; cell = queue.pop()) {
    if (seen.has(cell)) continue
    seen.add(cell)
    queue.push(...cell.refs)
  }
  return seen.size >= MIN_DORMANT_CELLS
}

const dormants = new WeakSet<Cell>()

/** True if a tree is stored as bytes. */
export const isDormant = (cell: Cell): boolean => dormants.has(cell)

/** Stores a tree of any size as bytes; `isOld`: compressed, for rare access. */
export function keptAsBytes(cell: Cell, isOld = false): Cell {
  const boc = new CoolingBytes(cell.toBoc({ idx: false, crc32: false }))
  if (isOld) boc.cool()
  let awake: WeakRef<Cell> | undefined
  const wake = (): Cell => {
    const known = awake?.deref()
    if (known) return known
    const [root] = Cell.fromBoc(boc.read())
    if (!root) throw new Error('A tree has one root')
    awake = new WeakRef(root)
    return root
  }
  const [hash, depth, level] = [cell.hash(), cell.depth(), cell.level()]
  const kept: Cell = Object.create(Cell.prototype, {
    type: { value: cell.type },
    bits: { value: cell.bits },
    mask: { value: cell.mask },
    hash: { value: () => hash },
    depth: { value: () => depth },
    level: { value: () => level },
    refs: { get: () => wake().refs },
    beginParse: { value: (exotic?: boolean) => wake().beginParse(exotic) },
    equals: { value: (other: Cell) => hash.equals(other.hash()) },
  })
  dormants.add(kept)
  return kept
}
