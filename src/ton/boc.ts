import { type Cell, levelMaskOf, ones, refuse } from './cell.ts'

const MAGIC = 0xb5ee9c72
const MOST_BYTES = 10_000_000
const MOST_CELLS = 65_536
const MOST_DEPTH = 1024

class ByteReader {
  readonly #bytes: Uint8Array
  at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  take(length: number): Uint8Array {
    this.at += length
    if (this.at > this.#bytes.length) refuse('Bag of cells is cut off')
    return this.#bytes.subarray(this.at - length, this.at)
  }

  /** Big-endian; rounded above 2^53, which is more than any size here anyway. */
  uint(length: number): number {
    let value = 0
    for (const byte of this.take(length)) value = value * 256 + byte
    return value
  }

  list(count: number, length: number): number[] {
    return Array.from({ length: count }, () => this.uint(length))
  }
}

/** CRC-32C (Castagnoli) as the unsigned little-endian number a bag of cells ends in. */
function crc32c(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 && 0x82f63b78)
  }
  return ~crc
}

type Header = { refSize: number; count: number; root: number; ends: number[] | undefined }

/** Leaves the reader at the first cell. */
function readHeader(from: ByteReader, bytes: Uint8Array): Header {
  if (from.uint(4) !== MAGIC) refuse('Not a bag of cells: it does not start with b5ee9c72')
  const flags = from.uint(1)
  const offsetSize = from.uint(1)
  const refSize = flags & 7
  const [hasIndex, hasCrc, hasCacheBits] = [flags & 0x80, flags & 0x40, flags & 0x20]
  if (flags & 0x18 || refSize < 1 || refSize > 4 || offsetSize < 1 || offsetSize > 8 || (hasCacheBits && !hasIndex))
    refuse('Bag of cells has an impossible header')
  const [count = 0, roots = 0, absent] = from.list(3, refSize)
  const length = from.uint(offsetSize)
  if (count > MOST_CELLS) refuse(`Bag of more than ${MOST_CELLS} cells`)
  if (roots < 1 || roots > count || absent) refuse('Bag of cells without a root or with absent cells')
  const [root = 0, ...others] = from.list(roots, refSize)
  if (Math.max(root, ...others) >= count) refuse('Root of a bag of cells is out of range')
  const offsets = hasIndex ? from.list(count, offsetSize) : undefined
  const end = from.at + length
  if (bytes.length !== end + (hasCrc ? 4 : 0)) refuse('Bag of cells is longer or shorter than it says')
  if (hasCrc) {
    const stored = new DataView(bytes.buffer, bytes.byteOffset + end).getInt32(0, true)
    if (stored !== crc32c(bytes.subarray(0, end))) refuse('Bag of cells has a wrong checksum')
  }
  const first = from.at
  return { refSize, count, root, ends: offsets?.map(offset => first + Math.floor(offset / (hasCacheBits ? 2 : 1))) }
}

type FlatCell = Omit<Cell, 'refs'> & { refs: number[] }

/** The bits of data whose last byte is not full: up to the last one. */
function bitsBeforeTag(data: Uint8Array): number {
  const last = data.at(-1) ?? 0
  if ((last & 127) === 0) refuse('Cell without the tag that ends its bits')
  return data.length * 8 - 1 - (31 - Math.clz32(last & -last))
}

function readFlatCell(from: ByteReader, refSize: number): FlatCell {
  const [about = 0, size = 0] = from.take(2)
  const refs = about & 7
  if (refs > 4) refuse('Cell with more than four references, or an absent one')
  const levelMask = about >> 5
  // Hashes stored in front of the data are not trusted, so not read.
  if (about & 16) from.take(34 * (ones(levelMask) + 1))
  const data = from.take((size + 1) >> 1)
  const bits = size & 1 ? bitsBeforeTag(data) : data.length * 8
  return { data, bits, refs: from.list(refs, refSize), exotic: (about & 8) > 0, levelMask }
}

/** Cells refer only to later ones, so they are put together from the last to the first, without recursion. */
function link(flat: readonly FlatCell[], root: number): Cell {
  const cells: Cell[] = []
  const depths: number[] = []
  for (let i = flat.length - 1; i >= 0; i--) {
    const own = flat[i]
    if (!own) break
    let depth = 0
    const refs = own.refs.map(at => {
      depth = Math.max(depth, (depths[at] ?? 0) + 1)
      return (at > i && cells[at]) || refuse('Cell refers to itself, back or out of range')
    })
    if (depth > MOST_DEPTH) refuse(`Cells deeper than ${MOST_DEPTH}`)
    const cell = { ...own, refs }
    if (levelMaskOf(cell) !== own.levelMask) refuse('Cell with a wrong level')
    cells[i] = cell
    depths[i] = depth
  }
  return cells[root] ?? refuse('Bag of cells without cells')
}

/**
 * The first root of a bag of cells (boc.tlb, `serialized_boc#b5ee9c72`). Every size, the index and the checksum are verified.
 * Throws a `TonBytesError` at anything else, at over 65,536 cells, 10 MB or a depth of 1,024. The cells are views of `bytes`.
 */
export function readBoc(bytes: Uint8Array): Cell {
  if (bytes.length > MOST_BYTES) refuse('Bag of cells of more than 10 MB')
  const from = new ByteReader(bytes)
  const { refSize, count, root, ends } = readHeader(from, bytes)
  const flat: FlatCell[] = []
  for (let i = 0; i < count; i++) {
    flat.push(readFlatCell(from, refSize))
    if (ends && ends[i] !== from.at) refuse('Bag of cells has a wrong index')
  }
  // Whatever follows the last cell belongs to no one.
  return link(flat, root)
}
