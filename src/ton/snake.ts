import { Slice } from './slice.ts'

/** The cell in which a text goes on; none where it is exotic, which says nothing here. */
function nextCell(from: Slice): Slice | undefined {
  const cell = from.refsLeft > 0 ? from.ref() : undefined
  return cell && !cell.exotic ? new Slice(cell) : undefined
}

/** Text in the snake format (TEP-64): the rest of this cell, then that of its first reference, and so on, up to so many bytes. */
export function readSnake(start: Slice, most: number): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  let room = most
  for (let part: Slice | undefined = start; part && room > 0; part = nextCell(part)) {
    const length = Math.min(room, part.bitsLeft >> 3)
    text += decoder.decode(part.bytes(length), { stream: true })
    room -= length
  }
  return text + decoder.decode()
}
