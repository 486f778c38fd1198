import { toHex } from './bytes.ts'
import { type Cell, MERKLE_PROOF, ones, PRUNED, refuse, TonBytesError } from './cell.ts'
import type { Hash } from './hash.ts'
import { sha256 } from './sha256.ts'

type Level = { hash: Uint8Array; depth: number }
/** Hashes by level 0 to 3, and level 3 repeated, because Merkle cells look one level up. */
type Levels = Level[]

/** Index of a cell's own hash in its levels. */
const OWN = 4
/** Index of a cell's hash before anything below it was pruned. */
const UNPRUNED = 0

/** Writes the end of the hashed bytes: depths of the references, then their hashes. */
function writeBelow(bytes: Uint8Array, start: number, children: Level[]): void {
  let at = start
  for (const { depth } of children) {
    bytes[at++] = depth >> 8
    bytes[at++] = depth
  }
  for (const { hash } of children) {
    bytes.set(hash, at)
    at += 32
  }
}

/** Expected data of a Merkle cell: the hashes of its references, then their depths. */
const claimed = (children: Level[]) => [
  ...children.flatMap(({ hash }) => [...hash]),
  ...children.flatMap(({ depth }) => [depth >> 8, depth & 255]),
]

/** A stored hash and depth in a pruned cell, which follow its kind and level mask. */
function storedLevel({ data, levelMask }: Cell, place: number): Level {
  const depthAt = 2 + 32 * ones(levelMask) + 2 * place
  const [high = 0, low = 0] = data.subarray(depthAt)
  return { hash: data.subarray(2 + 32 * place, 34 + 32 * place), depth: high * 256 + low }
}

function hashOne(cell: Cell, below: Levels[]): Levels {
  const { data, bits, refs, exotic, levelMask } = cell
  const kind = (exotic && data[0]) || 0
  const step = kind < MERKLE_PROOF ? 0 : 1
  const childrenAt = (level: number) => below.flatMap(levels => levels[level] ?? [])
  if (step && data.subarray(1).join() !== claimed(childrenAt(0)).join()) refuse('wrong Merkle cell')
  const levels: Levels = []
  for (let level = 0; level < 5; level++) {
    const lower = levels[level - 1]
    const mask = levelMask & ((1 << level) - 1)
    if (lower && !(mask >> (level - 1))) levels.push(lower)
    else if (kind === PRUNED && mask < levelMask) levels.push(storedLevel(cell, ones(mask)))
    else {
      const children = childrenAt(level + step)
      const body = lower && kind !== PRUNED ? lower.hash : data
      const bytes = new Uint8Array(2 + body.length + 34 * children.length)
      bytes[0] = refs.length + (exotic ? 8 : 0) + 32 * mask
      bytes[1] = (bits >> 3) + ((bits + 7) >> 3)
      bytes.set(body, 2)
      writeBelow(bytes, 2 + body.length, children)
      const hash = sha256(bytes)
      levels.push({ hash, depth: Math.max(-1, ...children.map(({ depth }) => depth)) + 1 })
    }
  }
  return levels
}

/** Hashes each cell below `root` once, leaves first, without recursion. Yields after every `pause` cells. */
function* hashSteps(root: Cell, pause: number, hashed: Map<Cell, Levels>, level: number): Generator<undefined, Hash> {
  const waiting = [root]
  for (let cell = waiting.at(-1); cell; cell = waiting.at(-1)) {
    const missing = cell.refs.filter(ref => !hashed.has(ref))
    waiting.push(...missing)
    if (missing.length > 0) continue
    waiting.pop()
    if (hashed.has(cell)) continue
    const below = cell.refs.map(ref => hashed.get(ref) ?? [])
    hashed.set(cell, hashOne(cell, below))
    if (hashed.size % pause === 0) yield
  }
  return toHex(hashed.get(root)?.[level]?.hash ?? new Uint8Array())
}

/** Representation hash of any kind of cell, at its highest level. Throws `TonBytesError` if a Merkle cell does not match its references. */
export const hashCell = (root: Cell): Hash => createHasher()(root)

function hasherOf(level: number, hashed = new Map<Cell, Levels>()): (root: Cell) => Hash {
  return root => {
    const steps = hashSteps(root, Number.POSITIVE_INFINITY, hashed, level)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }
}

/** Creates a memoizing hash function for the cells of one bag. */
export const createHasher = () => hasherOf(OWN)

/** Like `createHasher`, for cells inside a Merkle proof: hashes are those before pruning. */
export const createProofHasher = () => hasherOf(UNPRUNED)

/** Cells hashed without a pause: a few ms on a phone. */
const AT_ONCE = 200

/**
 * Like `createHasher`, but prehashes all cells below `roots` of any size, and awaits `rest` regularly, so that the page stays responsive.
 * The returned function throws only for cells with an invalid Merkle cell below.
 */
export async function createLargeHasher(
  roots: readonly Cell[],
  rest: () => Promise<void>,
): Promise<(cell: Cell) => Hash> {
  const hashed = new Map<Cell, Levels>()
  for (const root of roots) {
    try {
      for (const _ of hashSteps(root, AT_ONCE, hashed, OWN)) await rest()
    } catch (error) {
      if (!(error instanceof TonBytesError)) throw error
    }
  }
  return hasherOf(OWN, hashed)
}

/** Hash of a tree of any size, such as a contract's data. */
export const hashLargeCell = async (root: Cell, rest: () => Promise<void>): Promise<Hash> =>
  (await createLargeHasher([root], rest))(root)
