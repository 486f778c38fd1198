import { type Cell, refuse } from './cell.ts'
import type { Slice } from './slice.ts'

const MAX_BITS = 1023
const MAX_REFS = 4

/** Reads the next bits as binary digits. */
export function bitsOf(from: Slice, bits: number): string {
  return Array.from({ length: bits }, () => from.uint(1)).join('')
}

/** An ordinary cell with these binary digits and references. Throws `TonBytesError` for more than 1023 bits or four references. */
export function cellOf(bits: string, refs: readonly Cell[]): Cell {
  if (bits.length > MAX_BITS || refs.length > MAX_REFS) refuse('too much for a cell')
  const padded = bits.length % 8 ? `${bits}1`.padEnd(Math.ceil((bits.length + 1) / 8) * 8, '0') : bits
  const data = Uint8Array.from(padded.match(/.{8}/g) ?? [], byte => Number.parseInt(byte, 2))
  return {
    data,
    bits: bits.length,
    refs,
    exotic: false,
    levelMask: refs.reduce((mask, ref) => mask | ref.levelMask, 0),
  }
}
