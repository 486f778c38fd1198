import { type Cell, refuse } from './cell.ts'
import { Slice } from './slice.ts'

/** Maximum number of leaves, above that of any dictionary read here. */
const MAX_LEAVES = 65_536

/** Reads `HmLabel` (hashmap.tlb) of at most `most` bits, and returns the key with it. */
export function readLabel(from: Slice, key: string, most: number): string {
  const isLong = from.bit()
  const isOneBitRepeated = isLong && from.bit()
  const repeated = isOneBitRepeated ? String(from.uint(1)) : ''
  let length = isLong ? from.uint(32 - Math.clz32(most)) : 0
  while (!isLong && from.bit()) length++
  if (length > most) refuse('wrong dictionary')
  let label = repeated.repeat(length)
  while (!isOneBitRepeated && label.length < length) label += from.uint(1)
  return key + label
}

/**
 * Reads the leaves of a `Hashmap n X` (hashmap.tlb) in key order. `read` gets each leaf with its key in binary digits. The depth is limited
 * by the key's length.
 */
export function readDictionary(root: Cell, bits: number, read: (from: Slice, key: string) => void): void {
  let leaves = 0
  const walk = (node: Cell, prefix: string): void => {
    const from = new Slice(node)
    const key = readLabel(from, prefix, bits - prefix.length)
    if (++leaves > MAX_LEAVES) refuse('too large a dictionary')
    if (key.length === bits) read(from, key)
    else for (const side of '01') walk(from.ref(), key + side)
  }
  walk(root, '')
}
