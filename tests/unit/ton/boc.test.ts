import { Cell as CoreCell } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBoc } from '../../../src/ton/boc.ts'
import { type Cell, TonBytesError } from '../../../src/ton/cell.ts'
import { hashCell } from '../../../src/ton/cell-hash.ts'
import { readMessage } from '../../../src/ton/message.ts'
import { readTransaction } from '../../../src/ton/transaction.ts'
import { cpuTime } from '../../support/cpu-time.ts'
import { times } from '../../support/times.ts'
import { cellOf } from './support/arbitrary.ts'
import { loosen, writeBag } from './support/bag.ts'
import { anyTransaction, transactionCell } from './support/chain.ts'

/** Bits as text and the same of all references. */
const plain = (cell: Cell): unknown => [
  [...cell.data]
    .map(byte => byte.toString(2).padStart(8, '0'))
    .join('')
    .slice(0, cell.bits),
  cell.exotic,
  cell.refs.map(plain),
]
const plainCore = (cell: CoreCell): unknown => [
  [...Array(cell.bits.length).keys()].map(at => (cell.bits.at(at) ? '1' : '0')).join(''),
  cell.isExotic,
  cell.refs.map(plainCore),
]

describe('a bag of random cells', () => {
  test('readBoc reads cells written by @ton/core in all modes, with the same hash', async () => {
    await fc.assert(
      fc.asyncProperty(cellOf(8), fc.boolean(), fc.boolean(), async (core, idx, crc32) => {
        const cell = readBoc(core.toBoc({ idx, crc32 }))
        expect(plain(cell)).toEqual(plainCore(core))
        expect(await hashCell(cell)).toBe(core.hash().toString('hex'))
      }),
      { numRuns: times(10_000) },
    )
  }, 180_000)

  test('readBoc reads all number sizes, both kinds of index, several roots and stored hashes', () => {
    const modes = fc.record({
      refSize: fc.integer({ min: 1, max: 4 }),
      offsetSize: fc.integer({ min: 2, max: 8 }),
      index: fc.constantFrom(undefined, 'plain' as const, 'with cache bits' as const),
      crc: fc.boolean(),
    })
    fc.assert(
      fc.property(cellOf(5), modes, fc.boolean(), fc.nat(), (core, { index, ...mode }, hashes, root) => {
        const cells = loosen(core, hashes)
        const roots = [0, root % cells.length].slice(0, cells.length)
        const bag = writeBag({ cells, roots, ...mode, ...(index ? { index } : {}) })
        expect(plain(readBoc(bag))).toEqual(plainCore(core))
      }),
      { numRuns: times(10_000) },
    )
  }, 180_000)

  test('cells read by readBoc do not change when the bytes change later', () => {
    const bytes = Uint8Array.from(new CoreCell().toBoc())
    const cell = readBoc(bytes)
    bytes.fill(255)
    expect(plain(cell)).toEqual(['', false, []])
  })
})

type Mutation = { kind: 'flip' | 'cut' | 'insert' | 'drop'; at: number; byte: number }

function mutate(bytes: Uint8Array, mutations: Mutation[]): Uint8Array {
  let result = [...bytes]
  for (const { kind, at, byte } of mutations) {
    const place = at % (result.length + 1)
    if (kind === 'flip') result[place % result.length] = byte
    else if (kind === 'cut') result = result.slice(0, place)
    else if (kind === 'insert') result.splice(place, 0, byte)
    else result.splice(place, 1)
  }
  return Uint8Array.from(result)
}

describe('a damaged bag of cells', () => {
  const mutation = fc.record({
    kind: fc.constantFrom(
      'flip' as const,
      'flip' as const,
      'flip' as const,
      'cut' as const,
      'insert' as const,
      'drop' as const,
    ),
    at: fc.nat({ max: 5000 }),
    byte: fc.nat({ max: 255 }),
  })

  test('readBoc of a damaged bag returns cells or throws a TonBytesError within a second', async () => {
    const results = { read: 0, transactions: 0, refused: 0 }
    const whole = fc.sample(anyTransaction, 500).map(transactionCell)
    const mutations = fc.array(mutation, { minLength: 1, maxLength: 2 })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        mutations,
        fc.constantFrom(false, false, false, true),
        async (transaction, changes, crc32) => {
          const bytes = mutate(transaction.toBoc({ idx: false, crc32 }), changes)
          const start = cpuTime()
          try {
            const cell = readBoc(bytes)
            results.read++
            await hashCell(cell)
            for (const received of cell.refs[0]?.refs ?? []) readMessage(received)
            readTransaction(cell, 0)
            results.transactions++
          } catch (error) {
            expect(error).toBeInstanceOf(TonBytesError)
            results.refused++
          }
          expect(cpuTime() - start).toBeLessThan(1000)
        },
      ),
      { numRuns: times(10_000) },
    )
    // so that it is not the same first check that refuses them all
    expect(results.read).toBeGreaterThan(times(500))
    expect(results.transactions).toBeGreaterThan(times(100))
    console.log(`Damaged bags: ${JSON.stringify(results)}`)
  }, 180_000)
})
