import { refuse } from '../cell.ts'
import { readLabel } from '../dictionary.ts'
import type { Slice } from '../slice.ts'
import { open } from './merkle.ts'

/** Numbers below zero as in two's complement. Throws a `TonBytesError` for a number that takes more bits. */
export function bitsOf(value: number | bigint, length: number): string {
  const number = BigInt(value)
  if (number >> BigInt(length) > 0n || number < -(1n << BigInt(length - 1))) refuse('number out of bounds')
  return BigInt.asUintN(length, number).toString(2).padStart(length, '0')
}

export const bitsOfHex = (hex: string): string => bitsOf(BigInt(`0x${hex}`), 4 * hex.length)

/**
 * The leaf of a key, in binary digits, in `Hashmap` or `HashmapAug` (hashmap.tlb), read up to its value or its sum; null where the tree shows
 * that there is none. `from` stands at the label of the root. A pruned branch on the way leaves the claim unproved.
 */
export function findLeaf(from: Slice, key: string): Slice | null {
  const label = readLabel(from, '', key.length)
  if (!key.startsWith(label)) return null
  if (label.length === key.length) return from
  const sides = [from.ref(), from.ref()] as const
  return findLeaf(open(sides[key[label.length] === '1' ? 1 : 0]), key.slice(label.length + 1))
}

/** The same in `HashmapE` or `HashmapAugE`, whose one bit and reference `from` stands at. */
export function findLeafE(from: Slice, key: string): Slice | null {
  const root = from.maybeRef()
  return root && findLeaf(open(root), key)
}

/** Skips `CurrencyCollection` without looking into other currencies, which a proof leaves out. */
export function skipCurrencies(from: Slice): void {
  from.coins()
  from.maybeRef()
}
