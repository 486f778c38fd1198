import { beginCell, type Cell as CoreCell, Dictionary } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBoc } from '../../../src/ton/boc.ts'
import { readCurrencies } from '../../../src/ton/currencies.ts'
import { readDictionary } from '../../../src/ton/dictionary.ts'
import { Slice } from '../../../src/ton/slice.ts'
import { cpuTime } from '../../support/cpu-time.ts'
import { times } from '../../support/times.ts'

const open = (core: CoreCell) => readBoc(core.toBoc({ idx: false }))

/** The leaves of a dictionary of 32-bit numbers: keys in binary digits, and values. */
function leavesOf(root: CoreCell, bits: number): [string, number][] {
  const leaves: [string, number][] = []
  readDictionary(open(root), bits, (from, key) => leaves.push([key, from.uint(32)]))
  return leaves
}

function dictionaryOf(bits: number, keys: bigint[]): CoreCell {
  const all = Dictionary.empty(Dictionary.Keys.BigUint(bits), Dictionary.Values.Uint(32))
  for (const [place, key] of keys.entries()) all.set(key, place)
  return beginCell().storeDictDirect(all).endCell()
}

describe('reading a dictionary', () => {
  test.each([1, 2, 8, 15, 32, 64, 256])(
    'a dictionary with keys of %i bits has the leaves of @ton/core, in order',
    bits => {
      const key = fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n })
      fc.assert(
        fc.property(fc.uniqueArray(key, { minLength: 1, maxLength: Math.min(40, 2 ** bits) }), keys => {
          const expected = keys
            .map((value, place): [string, number] => [value.toString(2).padStart(bits, '0'), place])
            .sort(([a], [b]) => (a < b ? -1 : 1))
          expect(leavesOf(dictionaryOf(bits, keys), bits)).toEqual(expected)
        }),
        { numRuns: 300 },
      )
    },
  )

  test.each([1, 2, 255, 256, 5000])('a dictionary of %i leaves is read completely', count => {
    const keys = Array.from({ length: count }, (_, i) => BigInt(i) * 7919n)
    expect(leavesOf(dictionaryOf(32, keys), 32).map(([, place]) => place)).toEqual([...keys.keys()])
  })

  test('a dictionary with a label longer than the rest of the key is rejected', () => {
    const label = beginCell().storeUint(0b11_1_1001, 7).storeUint(5, 32).endCell()
    expect(() => leavesOf(label, 8)).toThrow('wrong dictionary')
    expect(leavesOf(beginCell().storeUint(0b11_1_1000, 7).storeUint(5, 32).endCell(), 8)).toEqual([['11111111', 5]])
  })

  test('a dictionary that ends too early, or contains an exotic cell, is rejected', () => {
    expect(() => leavesOf(beginCell().storeUint(0, 2).endCell(), 8)).toThrow('reference missing')
    expect(() => leavesOf(beginCell().endCell(), 8)).toThrow('cut off')
    const library = beginCell().storeUint(2, 8).storeUint(0, 256).endCell({ exotic: true })
    expect(() => leavesOf(library, 8)).toThrow('exotic cell')
  })

  test('a dictionary folded into 33 cells with 2^32 paths is rejected in time', () => {
    let node = beginCell().storeUint(0, 2).storeUint(5, 32).endCell()
    for (let i = 0; i < 32; i++) node = beginCell().storeUint(0, 2).storeRef(node).storeRef(node).endCell()
    const start = cpuTime()
    expect(() => leavesOf(node, 32)).toThrow('too large a dictionary')
    expect(cpuTime() - start).toBeLessThan(1000)
  })
})

describe('amounts of currencies', () => {
  const amount = fc.bigInt({ min: 0n, max: 2n ** 248n - 1n })
  const others = fc.uniqueArray(fc.tuple(fc.nat({ max: 0xffffffff }), amount), {
    selector: ([id]) => id,
    maxLength: 20,
  })

  test('readCurrencies reads extra currencies written by @ton/core, sorted by id', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 120n - 1n }), others, (coins, list) => {
        const all = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigVarUint(5))
        for (const [id, value] of list) all.set(id, value)
        const core = beginCell().storeCoins(coins).storeDict(all).endCell()
        expect(readCurrencies(new Slice(open(core)))).toEqual({
          coins: `${coins}`,
          extra: list.sort(([a], [b]) => a - b).map(([id, value]) => ({ id, amount: `${value}` })),
        })
      }),
      { numRuns: times(1000) },
    )
  })

  test('readCurrencies reads an amount of TON without extra currencies', () => {
    const core = beginCell().storeCoins(5).storeBit(0).endCell()
    expect(readCurrencies(new Slice(open(core)))).toEqual({ coins: '5', extra: [] })
  })
})
