import { beginCell, Cell, serializeTuple, type TupleItem } from '@ton/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBase64 } from '../../../../src/ton/base64.ts'
import { readBoc } from '../../../../src/ton/boc.ts'
import { readVmStack, type VmValue, writeVmStack } from '../../../../src/ton/replay/vm-stack.ts'
import { writeBoc } from '../../../../src/ton/write-boc.ts'

const read = (stack: TupleItem[]) => readVmStack(readBoc(new Uint8Array(serializeTuple(stack).toBoc())))
const cell = beginCell().storeUint(7, 32).storeRef(beginCell().storeUint(1, 8).endCell()).endCell()
const boc = toBase64(writeBoc(readBoc(new Uint8Array(cell.toBoc())), 1000)!)

test.each<[string, TupleItem, VmValue]>([
  ['null', { type: 'null' }, { kind: 'null' }],
  ['NaN', { type: 'nan' }, { kind: 'nan' }],
  ['a small integer', { type: 'int', value: -5n }, { kind: 'int', value: '-5' }],
  ['the largest integer', { type: 'int', value: 2n ** 256n - 1n }, { kind: 'int', value: `${2n ** 256n - 1n}` }],
  ['the smallest integer', { type: 'int', value: -(2n ** 256n) }, { kind: 'int', value: `${-(2n ** 256n)}` }],
  ['a cell', { type: 'cell', cell }, { kind: 'cell', boc }],
  ['a slice', { type: 'slice', cell }, { kind: 'slice', boc }],
  ['an empty tuple', { type: 'tuple', items: [] }, { kind: 'tuple', items: [] }],
])('readVmStack reads %s', (_, item, value) => {
  expect(read([item])).toEqual([value])
})

test.each([1, 2, 3, 4, 9])('readVmStack reads a tuple of %i values in order', length => {
  const numbers = Array.from({ length }, (_, place) => BigInt(place))
  const items = numbers.map((value): TupleItem => ({ type: 'int', value }))
  expect(read([{ type: 'tuple', items }])).toEqual([
    { kind: 'tuple', items: numbers.map(value => ({ kind: 'int', value: String(value) })) },
  ])
})

test('readVmStack reads integers of any size in order', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(-(2n ** 256n), 2n ** 256n - 1n), { maxLength: 20 }), values => {
      const stack = values.map((value): TupleItem => ({ type: 'int', value }))
      expect(read(stack)).toEqual(values.map(value => ({ kind: 'int', value: String(value) })))
    }),
  )
})

test('writeVmStack writes arguments like @ton/core', () => {
  const own = readBoc(new Uint8Array(cell.toBoc()))
  const stack = writeVmStack([
    { kind: 'int', value: -5n },
    { kind: 'int', value: 2n ** 200n },
    { kind: 'cell', cell: own },
    { kind: 'slice', cell: own },
    { kind: 'null' },
  ])
  const official = serializeTuple([
    { type: 'int', value: -5n },
    { type: 'int', value: 2n ** 200n },
    { type: 'cell', cell },
    { type: 'slice', cell },
    { type: 'null' },
  ])
  expect(Cell.fromBase64(stack).hash()).toEqual(official.hash())
})

test('writeVmStack writes an empty stack', () => {
  expect(Cell.fromBase64(writeVmStack([])).hash()).toEqual(serializeTuple([]).hash())
})

test('readVmStack limits a stack that repeats one large cell 900 times to 10 MB', () => {
  const chain = Array.from({ length: 100 }).reduce<Cell>(
    (below, _, place) => beginCell().storeUint(place, 1000).storeRef(below).endCell(),
    new Cell(),
  )
  const values = read(Array.from({ length: 900 }, () => ({ type: 'cell', cell: chain })))
  expect(values.length).toBe(900)
  expect(values.some(({ kind }) => kind === 'unsupported')).toBe(true)
  expect(JSON.stringify(values).length).toBeLessThan(14_000_000)
})

test('readVmStack reads nested pairs 30 deep without reading shared pairs repeatedly', () => {
  const builder = (tag: Cell) => beginCell().storeUint(0x070002, 24).storeRef(tag).storeRef(tag).endCell()
  const nested = Array.from({ length: 30 }).reduce<Cell>(below => builder(below), beginCell().storeUint(0, 8).endCell())
  const stack = beginCell().storeUint(1, 24).storeRef(new Cell()).storeSlice(nested.beginParse()).endCell()
  const began = performance.now()
  expect(readVmStack(readBoc(new Uint8Array(stack.toBoc()))).length).toBe(1)
  expect(performance.now() - began).toBeLessThan(2_000)
})
