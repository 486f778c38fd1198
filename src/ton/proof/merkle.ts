import { readRoots } from '../boc.ts'
import { type Cell, MERKLE_PROOF, PRUNED, refuse } from '../cell.ts'
import { createProofHasher } from '../cell-hash.ts'
import type { Hash } from '../hash.ts'
import { Slice } from '../slice.ts'
import { leaveUnproved } from './checked.ts'

/** A tree of cells whose hash has been calculated, with branches pruned or whole. `hashOf` gives the hashes of cells in it. */
export type Tree = { root: Cell; hash: Hash; hashOf: (cell: Cell) => Hash }

/**
 * Reads bags of cells whose roots are either `MERKLE_PROOF` cells or whole trees, in their order. The hash of each is that of the tree before
 * anything was pruned. An empty bag leaves the claim unproved. Throws a `TonBytesError` when a proof does not fit its own hash, when a whole
 * tree has pruned branches, and at no root or more than `most`.
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

/** The one tree of a bag of cells. */
export const readTree = (bag: Uint8Array): Tree => readTrees([bag], 1)[0] ?? refuse('no root')

export const isPruned = (cell: Cell): boolean => cell.exotic && cell.data[0] === PRUNED

/** Reads a cell of a tree. One that was pruned leaves the claim unproved. */
export function open(cell: Cell): Slice {
  return isPruned(cell) ? leaveUnproved({ why: 'incomplete' }) : new Slice(cell)
}

/** Reads a cell that begins with a constructor tag of so many bits. Throws a `TonBytesError` at another one. */
export function openTagged(cell: Cell, bits: number, tag: number): Slice {
  const from = open(cell)
  if (from.uint(bits) !== tag) refuse(`no ${tag.toString(16)}`)
  return from
}
