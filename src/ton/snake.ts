import { bitsText } from './bits-text.ts'
import { Slice } from './slice.ts'

/** Next cell of a text; undefined if absent or exotic. */
function nextCell(from: Slice): Slice | undefined {
  const cell = from.refsLeft > 0 ? from.ref() : undefined
  return cell && !cell.exotic ? new Slice(cell) : undefined
}

/**
 * Parts of a text in snake format (TEP-64): the rest of this cell, then its first reference, and so on. `cut`: over `most` bytes; the last
 * part may then be longer.
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

/** Bytes in snake format (TEP-64), at most `most`; null if a cell has incomplete bytes. */
export function readSnakeBytes(start: Slice, most: number): { bytes: Uint8Array; cut: boolean } | null {
  const { parts, cut } = partsOf(start, most)
  return parts.some(({ bitsLeft }) => bitsLeft & 7) ? null : { bytes: bytesOf(parts, most), cut }
}

/** Decodes UTF-8; null if invalid. Bytes that were `cut` may end inside a character. */
export function strictText(bytes: Uint8Array, cut: boolean): string | null {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })
  try {
    return decoder.decode(bytes, { stream: cut })
  } catch {
    return null
  }
}

/** Text in snake format (TEP-64), at most `most` bytes; null for incomplete bytes or invalid UTF-8. */
export function readStrictSnake(start: Slice, most: number): string | null {
  const read = readSnakeBytes(start, most)
  return read && strictText(read.bytes, read.cut)
}

/** Bits in snake format as hex, at most `most` bytes; a cell with incomplete bytes ends in `_`, as in Fift. */
export const snakeHex = (start: Slice, most: number): string =>
  partsOf(start, most)
    .parts.map(part => bitsText(part.rest()))
    .join('')
    .slice(0, 2 * most)
