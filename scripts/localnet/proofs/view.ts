/** Trees of cells of which a proof shows a part. */
import { beginCell, Cell, CellType, type Slice } from '@ton/core'
import { readLabel } from '../chain/label.ts'

const [PRUNED_BRANCH, MERKLE_PROOF] = [1, 3]

/** Finds what stands behind a pruned branch. */
export type Find = (hash: Buffer) => Cell

const keyOf = (cell: Cell): string => cell.hash(0).toString('hex')

/** Remembers what was read of a tree: that is what a proof of it has to show. */
export class View {
  readonly root: Cell
  readonly #find: Find | undefined
  /** by hash: a tree that is kept as bytes is another one whenever it is read */
  readonly #shown = new Map<string, Cell>()

  constructor(root: Cell, find?: Find) {
    this.root = root
    this.#find = find
  }

  open(cell: Cell): Cell {
    const key = keyOf(cell)
    const known = this.#shown.get(key)
    if (known) return known
    const found = cell.type === CellType.PrunedBranch && this.#find ? this.#find(cell.hash(0)) : cell
    this.#shown.set(key, found)
    return found
  }

  read(cell: Cell): Slice {
    return this.open(cell).beginParse(true)
  }

  /** Finds a leaf of the dictionary whose root this slice reads; null when the key is absent. Cells on the path are left unpruned. */
  leaf(from: Slice, key: string): Slice | null {
    const label = readLabel(from, key.length)
    if (!key.startsWith(label)) return null
    if (label.length === key.length) return from
    const [left, right] = [from.loadRef(), from.loadRef()]
    return this.leaf(this.read(key[label.length] === '1' ? right : left), key.slice(label.length + 1))
  }

  /** The same in a `HashmapE` or `HashmapAugE`. */
  leafE(from: Slice, key: string): Slice | null {
    const root = from.loadMaybeRef()
    return root && this.leaf(this.read(root), key)
  }

  /** Cells that were read, with their branches. */
  around(): Cell[] {
    return [...this.#shown.values()].flatMap(cell => [cell, ...cell.refs])
  }

  /** `MERKLE_PROOF` of what was read. */
  proof(): Cell {
    return beginCell()
      .storeUint(MERKLE_PROOF, 8)
      .storeBuffer(this.root.hash(0))
      .storeUint(this.root.depth(0), 16)
      .storeRef(this.#pruned(this.root, 1))
      .endCell({ exotic: true })
  }

  /** `level`: how many Merkle cells are above, the proof's own included. */
  #pruned(cell: Cell, level: number): Cell {
    const shown = this.#shown.get(keyOf(cell))
    if (!shown) return cell.type === CellType.PrunedBranch ? cell : prunedBranch(cell, level)
    const isMerkle = shown.type === CellType.MerkleUpdate || shown.type === CellType.MerkleProof
    const refs = shown.refs.map(ref => this.#pruned(ref, level + (isMerkle ? 1 : 0)))
    return new Cell({ exotic: shown.isExotic, bits: shown.bits, refs })
  }
}

/** Keeps the hashes of the levels below its own. */
function prunedBranch(cell: Cell, level: number): Cell {
  const own = 1 << (level - 1)
  const below = cell.mask.value & (own - 1)
  const levels = [0, 1, 2].filter(at => at < level && (at === 0 || (below >> (at - 1)) & 1))
  const builder = beginCell()
    .storeUint(PRUNED_BRANCH, 8)
    .storeUint(below | own, 8)
  for (const at of levels) builder.storeBuffer(cell.hash(at))
  for (const at of levels) builder.storeUint(cell.depth(at), 16)
  return builder.endCell({ exotic: true })
}
