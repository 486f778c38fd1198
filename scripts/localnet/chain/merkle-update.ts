/** `MERKLE_UPDATE` cells: two states with their common parts pruned. */
import { beginCell, Cell } from '@ton/core'
import { isDormant } from './dormant.ts'

const PRUNED_BRANCH = 1
const MERKLE_UPDATE = 4

/** Update from `before` to `after`. Both must be ordinary trees (level 0), with their common parts at the same positions. */
export function merkleUpdate(before: Cell, after: Cell): Cell {
  return updateCell(before, after, pruneShared(before, after))
}

/** Like `merkleUpdate`, with common parts at any positions, as after a split or merge. Slower, because it visits all of `before`. */
export function scatteredUpdate(before: Cell, after: Cell): Cell {
  const known = new Map<string, Cell>()
  indexCells(before, known)
  const used = new Set<string>()
  const to = pruneKnown(after, hash => known.has(hash) && Boolean(used.add(hash)))
  return updateCell(before, after, [pruneExcept(before, used, new Map()), to])
}

function updateCell(before: Cell, after: Cell, [from, to]: [Cell, Cell]): Cell {
  return beginCell()
    .storeUint(MERKLE_UPDATE, 8)
    .storeBuffer(before.hash(0))
    .storeBuffer(after.hash(0))
    .storeUint(before.depth(0), 16)
    .storeUint(after.depth(0), 16)
    .storeRef(from)
    .storeRef(to)
    .endCell({ exotic: true })
}

/** First four bytes of a cell's hash, which distinguish most cells. */
export const markOf = (hash: Buffer): number => hash.readUInt32BE(0)

/** Marks of the old state's cells in an update: those missing in the new state. */
export function replacedBy(update: Cell): Uint32Array {
  const seen = new Set<Cell>()
  const visit = (cell: Cell) => {
    if (seen.has(cell) || (cell.isExotic && cell.level() > 0)) return
    seen.add(cell)
    if (!isDormant(cell)) for (const ref of cell.refs) visit(ref)
  }
  for (const before of update.refs.slice(0, 1)) visit(before)
  return Uint32Array.from(seen, cell => markOf(cell.hash(0)))
}

/** Applies an update to the old state and returns the new one. Throws if the update starts at another state. */
export function applyMerkleUpdate(before: Cell, update: Cell): Cell {
  const [from, to] = update.refs
  if (!from || !to) throw new Error('A Merkle update has two references')
  if (!from.hash(0).equals(before.hash())) throw new Error('The update does not start at this state')
  const known = new Map<string, Cell>()
  indexCells(before, known)
  return unprune(to, known)
}

function pruneShared(before: Cell, after: Cell): [Cell, Cell] {
  if (before.hash().equals(after.hash())) {
    const branch = prune(before)
    return [branch, branch]
  }
  const grown = pruneGrown(before, after)
  if (grown) return grown
  const left: Cell[] = []
  const right: Cell[] = []
  for (let at = 0; at < Math.max(before.refs.length, after.refs.length); at++) {
    const old = before.refs[at]
    const fresh = after.refs[at]
    if (old && fresh) {
      const [a, b] = pruneShared(old, fresh)
      left.push(a)
      right.push(b)
    } else if (old) left.push(old)
    else if (fresh) right.push(fresh)
  }
  return [withRefs(before, left), withRefs(after, right)]
}

/** Handles a dictionary that grew above its root: the old root's references are at the new root's first branch. Null otherwise. */
function pruneGrown(before: Cell, after: Cell): [Cell, Cell] | null {
  const [first, ...others] = after.refs
  const isSame = first && before.refs.length > 0 && before.refs.length === first.refs.length
  if (!isSame || !before.refs.every((ref, at) => first.refs[at]?.hash().equals(ref.hash()))) return null
  const shared = before.refs.map(prune)
  return [withRefs(before, shared), withRefs(after, [withRefs(first, shared), ...others])]
}

/** Prunes the highest known branches of a tree. */
function pruneKnown(cell: Cell, isKnown: (hash: string) => boolean): Cell {
  if (isKnown(cell.hash().toString('hex'))) return prune(cell)
  return withRefs(
    cell,
    cell.refs.map(ref => pruneKnown(ref, isKnown)),
  )
}

/** Prunes everything but the paths to used branches, and these branches too. */
function pruneExcept(cell: Cell, used: ReadonlySet<string>, done: Map<string, Cell | null>): Cell {
  return wayTo(cell, used, done) ?? prune(cell)
}

/** Path to the used branches; null without used branches. */
function wayTo(cell: Cell, used: ReadonlySet<string>, done: Map<string, Cell | null>): Cell | null {
  const hash = cell.hash().toString('hex')
  const known = done.get(hash)
  if (known !== undefined) return known
  let found: Cell | null = null
  if (used.has(hash)) found = prune(cell)
  else {
    const ways = cell.refs.map(ref => wayTo(ref, used, done))
    const isOnTheWay = ways.some(way => way !== null)
    if (isOnTheWay)
      found = withRefs(
        cell,
        cell.refs.map((ref, at) => ways[at] ?? prune(ref)),
      )
  }
  done.set(hash, found)
  return found
}

function prune(cell: Cell): Cell {
  if (cell.level() > 0) throw new Error('Only ordinary trees can be pruned')
  return beginCell()
    .storeUint(PRUNED_BRANCH, 8)
    .storeUint(1, 8)
    .storeBuffer(cell.hash(0))
    .storeUint(cell.depth(0), 16)
    .endCell({ exotic: true })
}

function withRefs(cell: Cell, refs: Cell[]): Cell {
  return new Cell({ exotic: cell.isExotic, bits: cell.bits, refs })
}

function indexCells(cell: Cell, known: Map<string, Cell>): void {
  const hash = cell.hash(0).toString('hex')
  if (known.has(hash)) return
  known.set(hash, cell)
  // Trees stored as bytes are shared as a whole.
  if (isDormant(cell)) return
  for (const ref of cell.refs) indexCells(ref, known)
}

function unprune(cell: Cell, known: Map<string, Cell>): Cell {
  if (!cell.isExotic) {
    return withRefs(
      cell,
      cell.refs.map(ref => unprune(ref, known)),
    )
  }
  const found = known.get(cell.hash(0).toString('hex'))
  if (!found) throw new Error('A pruned branch is not part of the old state')
  return found
}
