import { bitsText } from './bits-text.ts'
import { Slice } from './slice.ts'

/** The cell in which a text goes on; none where it is exotic, which says nothing here. */
function nextCell(from: Slice): Slice | undefined {
  const cell = from.refsLeft > 0 ? from.ref() : undefined
  return cell && !cell.exotic ? new Slice(cell) : undefined
}

/**
 * The parts of a text in the snake format (TEP-64): the rest of this cell, then that of its first reference, and so on. `cut`: more than `most`
 * bytes, of which the last part holds the end no more.
 */
function partsOf(start: Slice, most: number): { parts: Slice[]; cut: boolean } {
  const parts: Slice[] = []
  let room = most * 8
  let part: Slice | undefined = start.fork()
  for (; part && room > 0; part = nextCell(part)) {
    parts.push(part.fork())
    room -= part.bitsLeft
  }
  return { parts, cut: room < 0 || part !== undefined }
}

function bytesOf(parts: Slice[], most: number): Uint8Array {
  const chunks = parts.map(part => part.bytes(part.bitsLeft >> 3))
  const found = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    found.set(chunk, at)
    at += chunk.length
  }
  return found.subarray(0, most)
}

/** Bytes in the snake format (TEP-64), at most `most`; null if a cell has odd bits. */
export function readSnakeBytes(start: Slice, most: number): { bytes: Uint8Array; cut: boolean } | null {
  const { parts, cut } = partsOf(start, most)
  return parts.some(({ bitsLeft }) => bitsLeft & 7) ? null : { bytes: bytesOf(parts, most), cut }
}

/** Bytes as text; null if they are invalid UTF-8. Bytes that were `cut` may end inside a letter. */
export function strictText(bytes: Uint8Array, cut: boolean): string | null {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })
  try {
    return decoder.decode(bytes, { stream: cut })
  } catch {
    return null
  }
}

/** Text in the snake format (TEP-64), at most `most` bytes; null if a cell has odd bits or the bytes are invalid UTF-8. */
export function readStrictSnake(start: Slice, most: number): string | null {
  const read = readSnakeBytes(start, most)
  return read && strictText(read.bytes, read.cut)
}

/** Bits in the snake format as hex, at most `most` bytes; a cell with odd bits ends in `_`, as in Fift. */
export const snakeHex = (start: Slice, most: number): string =>
  partsOf(start, most)
    .parts.map(part => bitsText(part.rest()))
    .join('')
    .slice(0, 2 * most)
