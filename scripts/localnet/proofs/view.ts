/** Trees of cells, of which a proof contains a part. */
import { beginCell, Cell, CellType, type Slice } from '@ton/core'
import { readLabel } from '../chain/label.ts'

const [PRUNED_BRANCH, MERKLE_PROOF] = [1, 3]

/** Finds the cell replaced by a pruned branch. */
export type Find = (hash: Buffer) => Cell

const keyOf = (cell: Cell): string => cell.hash(0).toString('hex')

/** Records which cells of a tree were read. A proof must contain these. */
export class View {
  readonly root: Cell
  readonly #find: Find | undefined
  /** by hash, since a tree kept as bytes becomes new cells on every read */
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

  /** Finds a leaf of the dictionary whose root this slice reads; null if the key is absent. Cells on the path stay unpruned. */
  leaf(from: Slice, key: string): Slice | null {
    const label = readLabel(from, key.length)
    if (!key.startsWith(label)) return null
    if (label.length === key.length) return from
    const [left, right] = [from.loadRef(), from.loadRef()]
    return this.leaf(this.read(key[label.length] === '1' ? right : left), key.slice(label.length + 1))
  }

  /** Finds a leaf of a `HashmapE` or `HashmapAugE`; null if the key is absent. */
  leafE(from: Slice, key: string): Slice | null {
    const root = from.loadMaybeRef()
    return root && this.leaf(this.read(root), key)
  }

  /** Returns the cells that were read, and their references. */
  around(): Cell[] {
    return [...this.#shown.values()].flatMap(cell => [cell, ...cell.refs])
  }

  /** Returns a `MERKLE_PROOF` of the cells that were read. */
  proof(): Cell {
    return beginCell()
      .storeUint(MERKLE_PROOF, 8)
      .storeBuffer(this.root.hash(0))
      .storeUint(this.root.depth(0), 16)
      .storeRef(this.#pruned(this.root, 1))
      .endCell({ exotic: true })
  }

  /** `level`: number of Merkle cells above, including the proof's root. */
  #pruned(cell: Cell, level: number): Cell {
    const shown = this.#shown.get(keyOf(cell))
    if (!shown) return cell.type === CellType.PrunedBranch ? cell : prunedBranch(cell, level)
    const isMerkle = shown.type === CellType.MerkleUpdate || shown.type === CellType.MerkleProof
    const refs = shown.refs.map(ref => this.#pruned(ref, level + (isMerkle ? 1 : 0)))
    return new Cell({ exotic: shown.isExotic, bits: shown.bits, refs })
  }
}

/** Returns a pruned branch with the cell's hashes of all lower levels. */
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
