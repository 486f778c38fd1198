import { toHex } from './bytes.ts'
import { type Cell, CellKind, ones, refuse } from './cell.ts'
import type { Hash } from './hash.ts'

/** By level, 0 to 3. */
type Hashed = { hash: Uint8Array; depth: number }[]
type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>

function sha256(): Digest {
  // A page that came by plain http has none.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) throw new Error('Checking is unavailable here: this browser offers no crypto.subtle outside of https')
  return async bytes => new Uint8Array(await subtle.digest('SHA-256', bytes))
}

const uint16 = (data: Uint8Array, at: number) => (data[at] ?? 0) * 256 + (data[at + 1] ?? 0)

/** A pruned cell holds the lower hashes and depths of what it stands for: 2 bytes, hashes, depths. */
function storedInPruned({ data, levelMask }: Cell, level: number) {
  const place = ones(levelMask & ((1 << level) - 1))
  const hash = data.subarray(2 + 32 * place, 34 + 32 * place)
  return { hash, depth: uint16(data, 2 + 32 * ones(levelMask) + 2 * place) }
}

/** Merkle cells repeat the hash and depth of what hangs below them. */
function checkMerkle({ data }: Cell, below: readonly Hashed[]): void {
  below.forEach(([child], i) => {
    const hash = data.subarray(1 + 32 * i, 33 + 32 * i)
    const depth = uint16(data, 1 + 32 * below.length + 2 * i)
    if (!child || depth !== child.depth || toHex(hash) !== toHex(child.hash))
      refuse('Merkle cell does not fit what it proves')
  })
}

async function hashOne(cell: Cell, below: readonly Hashed[], digest: Digest): Promise<Hashed> {
  const { data, bits, refs, exotic, levelMask } = cell
  const kind = exotic ? data[0] : 0
  const isMerkle = kind === CellKind.merkleProof || kind === CellKind.merkleUpdate
  if (isMerkle) checkMerkle(cell, below)
  const levels: Hashed = []
  for (let level = 0; level < 4; level++) {
    const lower = levels[level - 1]
    const children = below.flatMap(child => child[Math.min(3, isMerkle ? level + 1 : level)] ?? [])
    if (lower && !(levelMask & (1 << (level - 1)))) levels.push(lower)
    else if (kind === CellKind.pruned && levelMask >> level) levels.push(storedInPruned(cell, level))
    else {
      const body = lower && kind !== CellKind.pruned ? lower.hash : data
      const about = refs.length + (exotic ? 8 : 0) + 32 * (levelMask & ((1 << level) - 1))
      const bytes = [about, (bits >> 3) + ((bits + 7) >> 3), ...body]
      for (const { depth } of children) bytes.push(depth >> 8, depth & 255)
      for (const { hash } of children) bytes.push(...hash)
      const depth = Math.max(-1, ...children.map(child => child.depth)) + 1
      levels.push({ hash: await digest(Uint8Array.from(bytes)), depth })
    }
  }
  return levels
}

/**
 * The representation hash of a cell of any kind, that of its highest level. Each cell is hashed once, leaves first, without recursion.
 * Rejects with a `TonBytesError` when a Merkle cell does not fit what it proves, and with another error where there is no `crypto.subtle`.
 */
export async function hashCell(root: Cell): Promise<Hash> {
  const digest = sha256()
  const hashed = new Map<Cell, Hashed>()
  const waiting = [root]
  for (let cell = waiting.at(-1); cell; cell = waiting.at(-1)) {
    const missing = cell.refs.filter(ref => !hashed.has(ref))
    if (missing.length) waiting.push(...missing)
    else {
      const below = cell.refs.flatMap(ref => [hashed.get(ref) ?? []])
      if (!hashed.has(cell)) hashed.set(cell, await hashOne(cell, below, digest))
      waiting.pop()
    }
  }
  return toHex(hashed.get(root)?.[3]?.hash ?? new Uint8Array())
}
