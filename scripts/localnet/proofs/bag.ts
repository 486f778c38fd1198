/** Bags of cells with several roots, which `@ton/core` cannot write. */
import { BitBuilder, type Cell } from '@ton/core'

const MAGIC = Buffer.from('b5ee9c72', 'hex')
const [REF_BYTES, OFFSET_BYTES] = [2, 4]

/** Returns every cell once, before the cells it refers to. */
function inOrder(roots: readonly Cell[]): Cell[] {
  const seen = new Set<string>()
  const done: Cell[] = []
  const visit = (cell: Cell) => {
    const key = cell.hash().toString('hex')
    if (seen.has(key)) return
    seen.add(key)
    for (const ref of cell.refs.toReversed()) visit(ref)
    done.push(cell)
  }
  for (const root of roots.toReversed()) visit(root)
  return done.reverse()
}

/** Returns the bits as whole bytes, padded with a one and zeros. */
function paddedBits({ bits }: Cell): Buffer {
  const builder = new BitBuilder(bits.length + 8)
  builder.writeBits(bits)
  if (bits.length % 8 > 0) builder.writeBit(true)
  while (builder.length % 8 > 0) builder.writeBit(false)
  return builder.buffer()
}

const numberIn = (bytes: number, value: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

export function bagOf(roots: readonly Cell[]): Buffer {
  const cells = inOrder(roots)
  const places = new Map(cells.map((cell, at) => [cell.hash().toString('hex'), at]))
  const placeOf = (cell: Cell) => numberIn(REF_BYTES, places.get(cell.hash().toString('hex')) ?? 0)
  const bodies = cells.map(cell => {
    const { bits, refs } = cell
    const descriptors = [
      refs.length + (cell.isExotic ? 8 : 0) + 32 * cell.mask.value,
      Math.ceil(bits.length / 8) + Math.floor(bits.length / 8),
    ]
    return Buffer.concat([Buffer.from(descriptors), paddedBits(cell), ...refs.map(placeOf)])
  })
  const body = Buffer.concat(bodies)
  const counts = [cells.length, roots.length, 0].map(count => numberIn(REF_BYTES, count))
  const sizes = Buffer.from([REF_BYTES, OFFSET_BYTES])
  return Buffer.concat([MAGIC, sizes, ...counts, numberIn(OFFSET_BYTES, body.length), ...roots.map(placeOf), body])
}
