import { readRoots } from '../boc.ts'
import { type Cell, MERKLE_PROOF, PRUNED, refuse } from '../cell.ts'
import { createProofHasher } from '../cell-hash.ts'
import type { Hash } from '../hash.ts'
import { Slice } from '../slice.ts'
import { leaveUnproved } from './checked.ts'

/** A hashed tree of cells, which may be pruned. `hashOf` returns hashes of its cells. */
export type Tree = { root: Cell; hash: Hash; hashOf: (cell: Cell) => Hash }

/**
 * Reads bags whose roots are `MERKLE_PROOF` cells or complete trees. Hashes are those before pruning. An empty bag leaves the claim
 * unproved. Throws `TonBytesError` for a proof that does not match its hash, a pruned tree without proof, no root, or more than `most`.
 */
export function readTrees(bags: readonly Uint8Array[], most: number): Tree[] {
  if (bags.some(bag => bag.length === 0)) leaveUnproved({ why: 'incomplete' })
  const roots = bags.flatMap(readRoots)
  if (roots.length < 1 || roots.length > most) refuse('wrong number of roots')
  return roots.map(cell => {
    const hashOf = createProofHasher()
    const isProof = cell.exotic && cell.data[0] === MERKLE_PROOF
    if (isProof) hashOf(cell)
    else if (cell.levelMask) refuse('pruned outside of a proof')
    const root = isProof ? (cell.refs[0] ?? refuse('no proof')) : cell
    return { root, hash: hashOf(root), hashOf }
  })
}

/** The single tree of a bag of cells. */
export const readTree = (bag: Uint8Array): Tree => readTrees([bag], 1)[0] ?? refuse('no root')

export const isPruned = (cell: Cell): boolean => cell.exotic && cell.data[0] === PRUNED

/** Opens a cell of a tree. Leaves the claim unproved if it is pruned. */
export function open(cell: Cell): Slice {
  return isPruned(cell) ? leaveUnproved({ why: 'incomplete' }) : new Slice(cell)
}

/** Opens a cell that starts with a constructor tag of `bits` bits. Throws `TonBytesError` for another tag. */
export function openTagged(cell: Cell, bits: number, tag: number): Slice {
  const from = open(cell)
  if (from.uint(bits) !== tag) refuse(`no ${tag.toString(16)}`)
  return from
}
