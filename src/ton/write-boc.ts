import type { Cell } from './cell.ts'

/** Cells below `root` without duplicates, parents before children; null if over `most` bytes. */
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

const bigEndian = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, place) => Math.floor(value / 2 ** (8 * (bytes - 1 - place))) & 255)

/** Bytes per cell index, by number of cells. */
const sizeOf = (count: number) => (count < 0x100 ? 1 : count < 0x1_0000 ? 2 : 3)

/** Writes a cell: descriptors, padded data, and references of `size` bytes. Returns the position after it. */
function writeCell(to: Uint8Array, start: number, cell: Cell, places: Map<Cell, number>, size: number): number {
  const { data, bits, refs, exotic, levelMask } = cell
  to[start] = refs.length + (exotic ? 8 : 0) + 32 * levelMask
  to[start + 1] = (bits >> 3) + ((bits + 7) >> 3)
  to.set(data, start + 2)
  let at = start + 2 + data.length
  if (bits & 7) to[at - 1] = ((to[at - 1] ?? 0) & (0xff00 >> (bits & 7))) | (0x80 >> (bits & 7))
  for (const ref of refs) {
    to.set(bigEndian(places.get(ref) ?? 0, size), at)
    at += size
  }
  return at
}

/** Bag of cells (boc.tlb, `serialized_boc#b5ee9c72`) with one root, without index and checksum; null if over `most` bytes. */
export function writeBoc(root: Cell, most: number): Uint8Array | null {
  const cells = inOrder(root, most)
  if (!cells) return null
  const places = new Map(cells.map((cell, place) => [cell, place]))
  const size = sizeOf(cells.length)
  const length = cells.reduce((sum, { data, refs }) => sum + 2 + data.length + refs.length * size, 0)
  const counts = [bigEndian(cells.length, size), bigEndian(1, size), bigEndian(0, size), bigEndian(length, 3)]
  const head = [0xb5, 0xee, 0x9c, 0x72, size, 3, ...counts.flat(), ...bigEndian(0, size)]
  if (head.length + length > most) return null
  const bytes = new Uint8Array(head.length + length)
  bytes.set(head)
  let at = head.length
  for (const cell of cells) at = writeCell(bytes, at, cell, places, size)
  return bytes
}
