/** Merkle proofs and dictionaries, read with @ton/core alone. */
import { Cell, CellType, type Slice } from '@ton/core'

/** Trees of a bag of cells. Unwraps Merkle proofs, whose hashes @ton/core verifies while it parses the bag. */
export const openProof = (bag: Buffer): Cell[] =>
  Cell.fromBoc(bag).map(root => (root.type === CellType.MerkleProof ? (root.refs[0] ?? root) : root))

export function ref(cell: Cell, at: number): Cell {
  const found = cell.refs[at]
  if (!found || found.type === CellType.PrunedBranch) throw new Error('a part is missing')
  return found
}

export const bitsOf = (value: bigint, length: number): string => {
  const bits = value.toString(2).padStart(length, '0')
  if (bits.length > length || value < 0n) throw new Error('a number out of its bounds')
  return bits
}

/** `HmLabel` (hashmap.tlb). */
function labelOf(from: Slice, most: number): string {
  const width = Math.ceil(Math.log2(most + 1))
  if (!from.loadBit()) {
    let length = 0
    while (from.loadBit()) length++
    return bitsIn(from, length)
  }
  if (!from.loadBit()) return bitsIn(from, from.loadUint(width))
  const bit = from.loadBit() ? '1' : '0'
  return bit.repeat(from.loadUint(width))
}

const bitsIn = (from: Slice, length: number) => Array.from({ length }, () => (from.loadBit() ? '1' : '0')).join('')

/** The leaf of a key, from the label of the root on; null where the tree shows that there is none. */
export function leafOf(from: Slice, key: string): Slice | null {
  const label = labelOf(from, key.length)
  if (!key.startsWith(label)) return null
  if (label.length === key.length) return from
  const sides = [from.loadRef(), from.loadRef()] as const
  const side = sides[key[label.length] === '1' ? 1 : 0]
  if (side.type === CellType.PrunedBranch) throw new Error('a part is missing')
  return leafOf(side.beginParse(), key.slice(label.length + 1))
}

export const leafOfE = (from: Slice, key: string): Slice | null => {
  const root = from.loadMaybeRef()
  if (root?.type === CellType.PrunedBranch) throw new Error('a part is missing')
  return root && leafOf(root.beginParse(), key)
}

/** `CurrencyCollection`. */
export function skipCoins(from: Slice): void {
  from.loadCoins()
  from.loadMaybeRef()
}
