import { beginCell, Dictionary } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Builder } from '../../../src/ton/builder.ts'
import { hashCell } from '../../../src/ton/cell-hash.ts'
import { writeDictionary } from '../../../src/ton/write-dictionary.ts'
import { times } from '../../support/times.ts'

const digits = (value: number, bits: number) => value.toString(2).padStart(bits, '0')

describe('writeDictionary', () => {
  test('writeDictionary writes the same cells as @ton/core', () => {
    const bits = 32
    const entries = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 2 ** bits - 1 }), fc.nat(1000)), {
      selector: ([key]) => key,
      maxLength: 20,
    })
    fc.assert(
      fc.property(entries, pairs => {
        const oracle = Dictionary.empty(Dictionary.Keys.Uint(bits), Dictionary.Values.Uint(10))
        for (const [key, value] of pairs) oracle.set(key, value)
        const to = new Builder()
        const leaves = pairs.map(([key, value]) => ({
          key: digits(key, bits),
          write: (leaf: Builder) => void leaf.uint(BigInt(value), 10),
        }))
        writeDictionary(to, leaves)
        expect(hashCell(to.cell())).toBe(beginCell().storeDict(oracle).endCell().hash().toString('hex'))
      }),
      { numRuns: times(1000) },
    )
  })

  test('writeDictionary throws on a repeated key', () => {
    const leaf = { key: '01', write: () => {} }
    expect(() => writeDictionary(new Builder(), [leaf, leaf])).toThrow('wrong dictionary')
  })
})

describe('Builder', () => {
  test('Builder throws on numbers out of range', () => {
    expect(() => new Builder().uint(256n, 8)).toThrow('number out of range')
    expect(() => new Builder().uint(-1n, 8)).toThrow('number out of range')
    expect(() => new Builder().int(128n, 8)).toThrow('number out of range')
    expect(() => new Builder().coins(2n ** 120n)).toThrow('number out of range')
  })

  test('Builder throws on more bits or references than a cell holds', () => {
    expect(() => new Builder().bits('0'.repeat(1024)).cell()).toThrow('too much for a cell')
    const leaf = new Builder().cell()
    const full = new Builder().ref(leaf).ref(leaf).ref(leaf).ref(leaf)
    expect(hashCell(full.cell())).toMatch(/^[0-9a-f]{64}$/)
    expect(() => full.ref(leaf).cell()).toThrow('too much for a cell')
  })

  test('Builder writes coins like @ton/core', () => {
    for (const value of [0n, 1n, 255n, 256n, 2n ** 120n - 1n])
      expect(hashCell(new Builder().coins(value).cell())).toBe(
        beginCell().storeCoins(value).endCell().hash().toString('hex'),
      )
  })
})
