import { refuse } from '../cell.ts'
import { readLabel } from '../dictionary.ts'
import type { Slice } from '../slice.ts'
import { open } from './merkle.ts'

/** Binary digits of a number; two's complement if negative. Throws `TonBytesError` if it needs more bits. */
export function bitsOf(value: number | bigint, length: number): string {
  const number = BigInt(value)
  if (number >> BigInt(length) > 0n || number < -(1n << BigInt(length - 1))) refuse('number out of bounds')
  return BigInt.asUintN(length, number).toString(2).padStart(length, '0')
}

export const bitsOfHex = (hex: string): string => bitsOf(BigInt(`0x${hex}`), 4 * hex.length)

/**
 * Finds the leaf of a key (binary digits) in `Hashmap` or `HashmapAug` (hashmap.tlb), read up to its value or sum; null if proved absent.
 * `from` is at the root's label. Leaves the claim unproved if the path is pruned.
 */
export function findLeaf(from: Slice, key: string): Slice | null {
  const label = readLabel(from, '', key.length)
  if (!key.startsWith(label)) return null
  if (label.length === key.length) return from
  const sides = [from.ref(), from.ref()] as const
  return findLeaf(open(sides[key[label.length] === '1' ? 1 : 0]), key.slice(label.length + 1))
}

/** Like `findLeaf`, for `HashmapE` or `HashmapAugE`; `from` is at its bit and reference. */
export function findLeafE(from: Slice, key: string): Slice | null {
  const root = from.maybeRef()
  return root && findLeaf(open(root), key)
}

/** Skips `CurrencyCollection` without reading extra currencies, which proofs prune. */
export function skipCurrencies(from: Slice): void {
  from.coins()
  from.maybeRef()
}
