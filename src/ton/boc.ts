import { type Cell, levelMaskOf, ones, refuse, TooLargeError } from './cell.ts'
import { Slice } from './slice.ts'

const MAGIC = 0xb5ee9c72
/** Maximum size of a bag in bytes. */
export const MAX_BYTES = 10_000_000
const MAX_CELLS = 65_536
const MAX_DEPTH = 1024

/** True if the last four bytes are the CRC-32C (Castagnoli) of the others: the CRC of all bytes is then a constant. */
function endsInItsCrc(bytes: Uint8Array): boolean {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 && 0x82f63b78)
  }
  return crc >>> 0 === 0xb798b438
}

type Header = { refBits: number; count: number; roots: number[]; end: number; index: number[] | undefined }

/** Reads the header and leaves the reader at the first cell. `index`: the bit at which each cell ends, by block.tlb. */
function readHeader(from: Slice, bytes: Uint8Array, mostCells: number): Header {
  if (from.uint(32) !== MAGIC) refuse('no bag of cells')
  const hasIndex = from.bit()
  const hasCrc = from.bit()
  const hasCacheBits = from.bit()
  const flags = from.uint(2)
  const refBits = from.uint(3) * 8
  const offsetBits = from.uint(8) * 8
  if (flags || refBits > 32 || offsetBits > 64 || (hasCacheBits && !hasIndex)) refuse('wrong header')
  const [count = 0, rootCount = 0, absent] = from.uints(3, refBits)
  if (count > mostCells) throw new TooLargeError('wrong number of cells')
  if (rootCount < 1 || rootCount > count || absent) refuse('wrong number of cells')
  const length = from.uint(offsetBits)
  const roots = from.uints(rootCount, refBits)
  if (roots.some(root => root >= count)) refuse('wrong root')
  const offsets = hasIndex ? from.uints(count, offsetBits) : undefined
  const start = from.at
  const end = start + length * 8
  const over = bytes.length * 8 - end - (hasCrc ? 32 : 0)
  if (over) refuse(over < 0 ? 'cut off' : 'wrong length')
  if (hasCrc && !endsInItsCrc(bytes)) refuse('wrong checksum')
  const index = offsets?.map(offset => start + Math.floor(offset / (hasCacheBits ? 2 : 1)) * 8)
  return { refBits, count, roots, end, index }
}

/** A cell with references as indexes in the bag. */
type LooseCell = Omit<Cell, 'refs'> & { refs: number[] }
type DeepCell = Cell & { depth: number }

function readCell(from: Slice, refBits: number): LooseCell {
  const levelMask = from.uint(3)
  const hasHashes = from.bit()
  const exotic = from.bit()
  const refCount = from.uint(3)
  if (refCount > 4) refuse('wrong number of references')
  const halfBytes = from.uint(8)
  // Stored hashes are skipped, as they cannot be trusted.
  if (hasHashes) from.skip(272 * (ones(levelMask) + 1))
  const data = from.bytes((halfBytes + 1) >> 1)
  let bits = data.length * 8
  if (halfBytes & 1) {
    // The last set bit marks the end of the data.
    const last = data.at(-1) ?? 0
    if (!(last & 127)) refuse('wrong end')
    bits -= 1 + Math.log2(last & -last)
  }
  return { data, bits, refs: from.uints(refCount, refBits), exotic, levelMask }
}

/** Links cells from the last to the first without recursion, as cells refer only to later ones. */
function link(loose: LooseCell[]): Cell[] {
  // Preallocated, as it is filled from its end: otherwise engines store a long array as a dictionary.
  const cells: DeepCell[] = new Array(loose.length)
  for (let own = loose.pop(); own; own = loose.pop()) {
    // Missing are the cell itself and earlier ones (a cycle), and indexes out of range.
    const refs = own.refs.map(at => cells[at] ?? refuse(at < cells.length ? 'cyclic reference' : 'wrong reference'))
    const depth = Math.max(-1, ...refs.map(ref => ref.depth)) + 1
    if (depth > MAX_DEPTH) refuse('too deep')
    const cell = { ...own, refs, depth }
    if (levelMaskOf(cell) !== own.levelMask) refuse('wrong level')
    cells[loose.length] = cell
  }
  return cells
}

/** Contents of a bag. `hasBegins`: the index has the starts of cells instead of their ends, as TonWeb writes it. */
export type Bag = { roots: Cell[]; hasBegins: boolean }

/** Like `readRoots`, but with at most `mostCells` cells. Accepts an index of starts and reports it. */
export function readBag(bytes: Uint8Array, mostCells: number): Bag {
  if (bytes.length > MAX_BYTES) throw new TooLargeError('over 10 MB')
  const from = new Slice({ data: bytes, bits: bytes.length * 8, refs: [], exotic: false, levelMask: 0 })
  const { refBits, count, roots, end, index } = readHeader(from, bytes, mostCells)
  const loose: LooseCell[] = []
  const hasBegins = index?.[0] === from.at
  while (loose.length < count) {
    const at = loose.length
    if (hasBegins && index[at] !== from.at) refuse('wrong index')
    loose.push(readCell(from, refBits))
    if (index && !hasBegins && index[at] !== from.at) refuse('wrong index')
  }
  if (from.at !== end) refuse('wrong length')
  const cells = link(loose)
  return { roots: roots.map(root => cells[root] ?? refuse('no root')), hasBegins }
}

/**
 * All roots of a bag of cells (boc.tlb, `serialized_boc#b5ee9c72`), in order. Verifies sizes, index and checksum. Throws `TonBytesError`
 * for invalid bytes, `TooLargeError` for over 65,536 cells or 10 MB. The maximum depth is 1,024.
 */
export function readRoots(bytes: Uint8Array): Cell[] {
  const { roots, hasBegins } = readBag(bytes, MAX_CELLS)
  return hasBegins ? refuse('wrong index') : roots
}

/** The first root. Throws like `readRoots`. */
export const readBoc = (bytes: Uint8Array): Cell => readRoots(bytes)[0] ?? refuse('no root')
