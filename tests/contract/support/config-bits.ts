import { Cell, Dictionary } from '@ton/core'

/** A cell of a bag: its data from byte `start` to before `end`, and its references by place. */
type Placed = { start: number; end: number; refs: number[] }

/** Cells of a bag without an index and without stored hashes (boc.tlb), by place. */
function cellsOf(bag: Uint8Array): Placed[] {
  const [refSize = 0, offsetSize = 0] = [bag[4]! & 7, bag[5]!]
  if (bag[4]! & 0xa0) throw new Error('a bag with an index')
  const number = (at: number, size: number) => bag.slice(at, at + size).reduce((sum, byte) => sum * 256 + byte, 0)
  let at = 6 + 4 * refSize + offsetSize
  return Array.from({ length: number(6, refSize) }, () => {
    const [about = 0, size = 0] = bag.slice(at, at + 2)
    const [start, end] = [at + 2, at + 2 + Math.ceil(size / 2)]
    const refs = Array.from({ length: about & 7 }, (_, place) => number(end + place * refSize, refSize))
    at = end + refs.length * refSize
    // A last byte in part also holds the bit that ends the data.
    return { start, end: end - (size % 2), refs }
  })
}

/**
 * Bits of data in the bag of a configuration. `own`: of the cells of one parameter. `other`: of cells outside of it that do not lead to it
 * either.
 */
export function configBits(bag: Uint8Array, parameter: number): { own: number[]; other: number[] } {
  const root = Cell.fromBoc(Buffer.from(bag))[0]!.beginParse()
  const value = root.loadDictDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell()).get(parameter)!
  const data = value.bits.subbuffer(0, value.bits.length - (value.bits.length % 8))!
  const cells = cellsOf(bag)
  const first = cells.findIndex(({ start }) => data.equals(bag.subarray(start, start + data.length)))
  const below = new Set<number>()
  const visit = (place: number) => {
    below.add(place)
    for (const ref of cells[place]!.refs) if (!below.has(ref)) visit(ref)
  }
  visit(first)
  // Cells refer to later ones only.
  const above = new Set([first])
  for (const [place, { refs }] of [...cells.entries()].reverse()) if (refs.some(ref => above.has(ref))) above.add(place)
  const bitsIn = (holds: (place: number) => boolean) =>
    cells.flatMap(({ start, end }, place) =>
      holds(place) ? Array.from({ length: (end - start) * 8 }, (_, bit) => start * 8 + bit) : [],
    )
  return { own: bitsIn(place => below.has(place)), other: bitsIn(place => !below.has(place) && !above.has(place)) }
}
