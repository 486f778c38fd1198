import { type Cell, crc32c } from '@ton/core'

/** A cell as it lies in a bag: the two descriptor bytes, data, places of its references. */
export type LooseCell = { about: number; size: number; data: Uint8Array; refs: number[]; stored?: Uint8Array }

export type Bag = {
  cells: LooseCell[]
  roots?: number[]
  refSize?: number
  offsetSize?: number
  index?: 'plain' | 'with cache bits' | 'of begins'
  crc?: boolean
  /** instead of the true ones */
  lies?: Partial<Record<'magic' | 'flags' | 'count' | 'roots' | 'absent' | 'length', number>> & { offsets?: number[] }
}

const uint = (value: number, size: number) => Buffer.from(value.toString(16).padStart(2 * size, '0'), 'hex')

/** Writes a bag of cells in any mode, right or wrong. */
export function writeBag({ cells, roots = [0], refSize = 1, offsetSize = 2, index, crc, lies = {} }: Bag): Uint8Array {
  const bytes = cells.map(({ about, size, data, refs, stored = [] }) =>
    Buffer.concat([Uint8Array.of(about, size, ...stored), data, ...refs.map(ref => uint(ref, refSize))]),
  )
  let end = 0
  const offsets = bytes.map(cell => {
    const begin = end
    end += cell.length
    if (index === 'of begins') return begin
    return index === 'with cache bits' ? end * 2 + (end % 2) : end
  })
  const flags = (index ? 0x80 : 0) | (crc ? 0x40 : 0) | (index === 'with cache bits' ? 0x20 : 0) | refSize
  const bag = Buffer.concat([
    uint(lies.magic ?? 0xb5ee9c72, 4),
    Uint8Array.of(lies.flags ?? flags, offsetSize),
    uint(lies.count ?? cells.length, refSize),
    uint(lies.roots ?? roots.length, refSize),
    uint(lies.absent ?? 0, refSize),
    uint(lies.length ?? end, offsetSize),
    ...roots.map(root => uint(root, refSize)),
    ...(index ? (lies.offsets ?? offsets).map(offset => uint(offset, offsetSize)) : []),
    ...bytes,
  ])
  return Uint8Array.from(crc ? Buffer.concat([bag, crc32c(bag)]) : bag)
}

/** Cells under a root, each before those it refers to, as a bag holds them. */
export function loosen(root: Cell, withHashes = false): LooseCell[] {
  const order: Cell[] = []
  const seen = new Set<string>()
  const visit = (cell: Cell) => {
    const key = cell.hash().toString('hex')
    if (seen.has(key)) return
    seen.add(key)
    for (const ref of cell.refs.toReversed()) visit(ref)
    order.unshift(cell)
  }
  visit(root)
  const places = new Map(order.map((cell, place) => [cell.hash().toString('hex'), place]))
  return order.map(cell => {
    const { length } = cell.bits
    const bits = [...Array(length).keys()].map(at => (cell.bits.at(at) ? '1' : '0')).join('')
    const padded = length % 8 ? `${bits}1`.padEnd(Math.ceil(length / 8) * 8, '0') : bits
    const data = Uint8Array.from(padded.match(/.{8}/g) ?? [], byte => Number.parseInt(byte, 2))
    const levels = [...new Set([0, 1, 2, 3].map(level => cell.hash(level).toString('hex')))]
    const depths = Buffer.alloc(2 * levels.length)
    return {
      about: cell.refs.length + (cell.isExotic ? 8 : 0) + (withHashes ? 16 : 0) + 32 * cell.mask.value,
      size: Math.floor(length / 8) + Math.ceil(length / 8),
      data,
      refs: cell.refs.map(ref => places.get(ref.hash().toString('hex'))!),
      ...(withHashes ? { stored: Buffer.concat([Buffer.from(levels.join(''), 'hex'), depths]) } : {}),
    }
  })
}
