import { beginCell, Cell } from '@ton/core'
import { fromHex } from '../../../../../src/ton/bytes.ts'
import { type LooseCell, loosen, writeBag } from '../../support/bag.ts'

/** A pruned branch of level 1 in place of a cell of level 0. */
const pruned = (cell: Cell): Cell =>
  beginCell().storeUint(0x0101, 16).storeBuffer(cell.hash(0)).storeUint(cell.depth(0), 16).endCell({ exotic: true })

/** The tree with these cells pruned at all their places. */
function without(cell: Cell, dropped: ReadonlySet<string>): Cell {
  if (dropped.has(cell.hash().toString('hex'))) return pruned(cell)
  if (cell.isExotic) return cell
  return new Cell({ bits: cell.bits, refs: cell.refs.map(ref => without(ref, dropped)) })
}

/** A `MERKLE_PROOF` of a tree, without these cells. */
export function proofOf(root: Cell, ...dropped: Cell[]): Cell {
  const body = without(root, new Set(dropped.map(cell => cell.hash().toString('hex'))))
  return beginCell()
    .storeUint(3, 8)
    .storeBuffer(root.hash(0))
    .storeUint(root.depth(0), 16)
    .storeRef(body)
    .endCell({ exotic: true })
}

/** A `MERKLE_UPDATE` from one state to another, both pruned. */
export function updateOf(before: Cell, after: Cell): Cell {
  const states = [before, after]
  const update = beginCell().storeUint(4, 8)
  for (const state of states) update.storeBuffer(state.hash(0))
  for (const state of states) update.storeUint(state.depth(0), 16)
  for (const state of states) update.storeRef(pruned(state))
  return update.endCell({ exotic: true })
}

/** Cells under these roots as they lie in a bag. */
function loosenAll(all: Cell[]): { cells: LooseCell[]; roots: number[] } {
  const trees = all.map(root => loosen(root))
  const roots = trees.map((_, at) => trees.slice(0, at).reduce((sum, tree) => sum + tree.length, 0))
  const moved = (tree: LooseCell[], at: number) =>
    tree.map(cell => ({ ...cell, refs: cell.refs.map(ref => ref + roots[at]!) }))
  return { cells: trees.flatMap(moved), roots }
}

/** One bag of cells with these roots. */
export const bagOf = (...roots: Cell[]): Uint8Array => writeBag({ ...loosenAll(roots), refSize: 2, offsetSize: 3 })

/** The cells that lie in a bag. */
export const loosenBag = (bag: Uint8Array) => loosenAll(Cell.fromBoc(Buffer.from(bag)))

export const bytesOf = (hex: string): Uint8Array => fromHex(hex)!
