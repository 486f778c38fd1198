import type { Cell } from './cell.ts'

/** The cells below `root`, each once, every one before those it refers to; null when they take more than so many bytes. */
function inOrder(root: Cell, most: number): Cell[] | null {
  const [seen, done] = [new Set<Cell>(), new Set<Cell>()]
  const waiting = [root]
  let room = most
  for (let cell = waiting.at(-1); cell; cell = waiting.at(-1)) {
    if (!seen.has(cell)) room -= 2 + cell.data.length + cell.refs.length
    if (room < 0) return null
    seen.add(cell)
    const missing = done.has(cell) ? [] : cell.refs.filter(ref => !done.has(ref))
    waiting.push(...missing.reverse())
    if (missing.length > 0) continue
    waiting.pop()
    done.add(cell)
  }
  return [...done].reverse()
}

/** Descriptors, data with its end marked, and references of so many bytes each. */
function cellBytes({ data, bits, refs, exotic, levelMask }: Cell, places: Map<Cell, number>, size: number): number[] {
  const bytes = [...data]
  const last = bytes.length - 1
  if (bits & 7) bytes[last] = ((bytes[last] ?? 0) & (0xff00 >> (bits & 7))) | (0x80 >> (bits & 7))
  const descriptors = [refs.length + (exotic ? 8 : 0) + 32 * levelMask, (bits >> 3) + ((bits + 7) >> 3)]
  return [...descriptors, ...bytes, ...refs.flatMap(ref => bigEndian(places.get(ref) ?? 0, size))]
}

const bigEndian = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, place) => Math.floor(value / 2 ** (8 * (bytes - 1 - place))) & 255)

/** A bag of cells (boc.tlb, `serialized_boc#b5ee9c72`) of one root, without index and checksum; null when it is longer than `most` bytes. */
export function writeBoc(root: Cell, most: number): Uint8Array | null {
  const cells = inOrder(root, most)
  if (!cells) return null
  const places = new Map(cells.map((cell, place) => [cell, place]))
  const size = cells.length < 256 ? 1 : 2
  const content = cells.flatMap(cell => cellBytes(cell, places, size))
  const [count, length] = [bigEndian(cells.length, size), bigEndian(content.length, 3)]
  const counts = [...count, ...bigEndian(1, size), ...bigEndian(0, size), ...length]
  const bytes = [0xb5, 0xee, 0x9c, 0x72, size, 3, ...counts, ...bigEndian(0, size), ...content]
  return bytes.length > most ? null : Uint8Array.from(bytes)
}
