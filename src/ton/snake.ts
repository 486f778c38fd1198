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

function decode(parts: Slice[], most: number, decoder: TextDecoder): string {
  let text = ''
  let room = most
  for (const part of parts) {
    const length = Math.min(room, part.bitsLeft >> 3)
    text += decoder.decode(part.bytes(length), { stream: true })
    room -= length
  }
  return text
}

/** Text in the snake format (TEP-64), at most `most` bytes; invalid UTF-8 becomes U+FFFD. */
export function readSnake(start: Slice, most: number): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return decode(partsOf(start, most).parts, most, decoder) + decoder.decode()
}

/** Text in the snake format (TEP-64), at most `most` bytes; null if a cell has odd bits or the bytes are invalid UTF-8. */
export function readStrictSnake(start: Slice, most: number): string | null {
  const { parts, cut } = partsOf(start, most)
  if (parts.some(({ bitsLeft }) => bitsLeft & 7)) return null
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })
  try {
    const text = decode(parts, most, decoder)
    // A text that is cut may end inside a letter.
    return cut ? text : text + decoder.decode()
  } catch {
    return null
  }
}

/** Bits in the snake format as hex, at most `most` bytes; a cell with odd bits ends in `_`, as in Fift. */
export const snakeHex = (start: Slice, most: number): string =>
  partsOf(start, most)
    .parts.map(part => bitsText(part.rest()))
    .join('')
    .slice(0, 2 * most)
