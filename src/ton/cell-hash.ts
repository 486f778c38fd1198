import { toHex } from './bytes.ts'
import { type Cell, MERKLE_PROOF, ones, PRUNED, refuse } from './cell.ts'
import type { Hash } from './hash.ts'
import { sha256 } from './sha256.ts'

type Level = { hash: Uint8Array; depth: number }
/** By level: 0 to 3, and 3 once more, because Merkle cells look one level up. */
type Levels = Level[]

const hashBytes = (levels: Level[]) => levels.flatMap(({ hash }) => [...hash])
const depthBytes = (levels: Level[]) => levels.flatMap(({ depth }) => [depth >> 8, depth & 255])

/** A pruned cell holds the lower hashes and depths of what it stands for, after its kind and level mask. */
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
  const proved = childrenAt(0)
  if (step && data.subarray(1).join() !== [...hashBytes(proved), ...depthBytes(proved)].join())
    refuse('wrong Merkle cell')
  const levels: Levels = []
  for (let level = 0; level < 5; level++) {
    const lower = levels[level - 1]
    const mask = levelMask & ((1 << level) - 1)
    if (lower && !(mask >> (level - 1))) levels.push(lower)
    else if (kind === PRUNED && mask < levelMask) levels.push(storedLevel(cell, ones(mask)))
    else {
      const children = childrenAt(level + step)
      const about = [refs.length + (exotic ? 8 : 0) + 32 * mask, (bits >> 3) + ((bits + 7) >> 3)]
      const body = lower && kind !== PRUNED ? lower.hash : data
      const hash = sha256(Uint8Array.from([...about, ...body, ...depthBytes(children), ...hashBytes(children)]))
      levels.push({ hash, depth: Math.max(-1, ...children.map(({ depth }) => depth)) + 1 })
    }
  }
  return levels
}

/** Hashes each cell below `root` once, leaves first, without recursion; gives a turn away after every `pause` cells. */
function* hashSteps(root: Cell, pause: number, hashed = new Map<Cell, Levels>()): Generator<undefined, Hash> {
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
  return toHex(Uint8Array.from(hashBytes(hashed.get(root)?.slice(4) ?? [])))
}

/**
 * The representation hash of a cell of any kind, that of its highest level. Throws a `TonBytesError` when a Merkle cell does not fit what
 * it proves.
 */
export const hashCell = (root: Cell): Hash => createHasher()(root)

/** The same for many cells of one bag: what was hashed once is not hashed again. */
export function createHasher(): (root: Cell) => Hash {
  const hashed = new Map<Cell, Levels>()
  return root => {
    const steps = hashSteps(root, Number.POSITIVE_INFINITY, hashed)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }
}

/** Cells hashed in a row: some milliseconds on a phone. */
const AT_ONCE = 200

/** The same of a tree of any size, such as a contract's data: the page answers meanwhile. */
export async function hashLargeCell(root: Cell, rest: () => Promise<void>): Promise<Hash> {
  const steps = hashSteps(root, AT_ONCE)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await rest()
  }
}
