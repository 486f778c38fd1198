import { beginCell, Dictionary } from '@ton/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AugmentedDictionary } from '../../scripts/localnet/chain/augmented.ts'
import { bitKey } from '../../scripts/localnet/chain/label.ts'

/** Without sums an augmented dictionary is a plain one, which `@ton/core` knows how to write. */
const plain = { keyBits: 16, zero: null, combine: () => null, write: () => undefined, read: () => null }

function ours(entries: [number, number][], removed: number[]) {
  let dictionary = new AugmentedDictionary<null>(plain)
  for (const [key, value] of entries) {
    dictionary = dictionary.set(bitKey(BigInt(key), 16), builder => void builder.storeUint(value, 8), null)
  }
  for (const key of removed) dictionary = dictionary.delete(bitKey(BigInt(key), 16))
  const builder = beginCell()
  dictionary.store(builder)
  return { cell: builder.endCell(), size: dictionary.size }
}

function theirs(entries: [number, number][], removed: number[]) {
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(16), Dictionary.Values.Uint(8))
  for (const [key, value] of entries) dictionary.set(key, value)
  for (const key of removed) dictionary.delete(key)
  return { cell: beginCell().storeDict(dictionary).endCell(), size: dictionary.size }
}

/** Many share long beginnings, so that all kinds of labels occur. */
const key = fc.oneof(
  fc.nat(0xffff),
  fc.nat(7),
  fc.nat(7).map(low => 0xfff8 + low),
)
const entries = fc.array(fc.tuple(key, fc.nat(255)), { maxLength: 24 })

test('a changed augmented dictionary serializes like that of @ton/core', () => {
  fc.assert(
    fc.property(entries, fc.array(key, { maxLength: 12 }), (pairs, removed) => {
      const [mine, oracle] = [ours(pairs, removed), theirs(pairs, removed)]
      expect(mine.size).toBe(oracle.size)
      expect(mine.cell.hash()).toEqual(oracle.cell.hash())
    }),
    { numRuns: 400, seed: 7 },
  )
})

test('an augmented dictionary read from its cell has the same keys and can be extended', () => {
  fc.assert(
    fc.property(entries, key, (pairs, added) => {
      const { cell, size } = theirs(pairs, [])
      const keys: string[] = []
      const read = AugmentedDictionary.load(plain, cell.beginParse(), found => keys.push(found))
      expect(read.size).toBe(size)
      expect(keys).toEqual([...new Set(pairs.map(([number]) => bitKey(BigInt(number), 16)))].sort())
      const builder = beginCell()
      read.set(bitKey(BigInt(added), 16), value => void value.storeUint(1, 8), null).store(builder)
      expect(builder.endCell().hash()).toEqual(theirs([...pairs, [added, 1]], []).cell.hash())
    }),
    { numRuns: 300, seed: 7 },
  )
})
