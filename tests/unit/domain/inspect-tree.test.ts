import { beginCell, type Cell } from '@ton/core'
import { expect, test } from 'vitest'
import { blockTitles, listingOf, methodTitle } from '../../../src/domain/inspect/listing.ts'
import { ancestorsOf, openAtFirst, rowsOf } from '../../../src/domain/inspect/tree-rows.ts'
import { readBoc } from '../../../src/ton/boc.ts'
import { indexCells } from '../../../src/ton/cell-index.ts'
import { methodsOf } from '../../../src/ton/code/code-methods.ts'
import type { Disassembly } from '../../../src/ton/code/disassembly.ts'
import { cpuTime } from '../../support/cpu-time.ts'

const node = (value: number, ...refs: Cell[]) =>
  refs.reduce((cell, ref) => cell.storeRef(ref), beginCell().storeUint(value, 8)).endCell()
const indexOf = (cell: Cell) => indexCells(readBoc(cell.toBoc()))

test('indexOf numbers each cell once, in order of occurrence, with its depth', () => {
  const shared = node(3, node(4))
  const { places } = indexOf(node(1, node(2, shared), shared))
  expect(places.map(({ cell, parent, ref, depth }) => [cell.data[0], parent, ref, depth])).toEqual([
    [1, null, 0, 3],
    [2, 0, 0, 2],
    [3, 1, 0, 1],
    [4, 2, 0, 0],
  ])
})

test('the depth of a cell counts a cell below it that occurred before', () => {
  const deep = node(2, node(3, node(4)))
  const { places } = indexOf(node(1, deep, node(5, deep)))
  expect(places.map(({ cell, parent, ref, depth }) => [cell.data[0], parent, ref, depth])).toEqual([
    [1, null, 0, 4],
    [2, 0, 0, 2],
    [3, 1, 0, 1],
    [4, 2, 0, 0],
    [5, 0, 1, 3],
  ])
})

test('a repeated cell is expanded only at its first occurrence', () => {
  const shared = node(3, node(4))
  const index = indexOf(node(1, node(2, shared), shared))
  const rows = rowsOf(index, new Set(index.places.keys()))
  expect(rows.map(({ place, again }) => [place.number, again])).toEqual([
    [0, false],
    [1, false],
    [2, false],
    [3, false],
    [2, true],
  ])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
})

test('a cell referenced twice by one cell is marked as repeated', () => {
  const twin = node(2)
  const index = indexOf(node(1, twin, twin))
  expect(rowsOf(index, new Set([0])).map(({ again }) => again)).toEqual([false, false, true])
})

test('the first levels of cells are open, and a long chain is not indented', () => {
  const index = indexOf(node(1, node(2, node(3, node(4, node(5)))), node(6)))
  const rows = rowsOf(index, openAtFirst(index))
  expect(rows.map(({ place, level }) => [place.cell.data[0], level])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [6, 1],
  ])
  const all = rowsOf(index, new Set(index.places.keys()))
  expect(all.map(({ level }) => level)).toEqual([0, 1, 2, 3, 3, 1])
  expect(ancestorsOf(index, 4)).toEqual([3, 2, 1, 0])
  expect(ancestorsOf(index, 0)).toEqual([])
})

test('a diamond of a thousand levels is indexed as 1,001 cells, in under a second', () => {
  let cell = node(0)
  for (let level = 0; level < 1000; level++) cell = node(level % 256, cell, cell)
  const start = cpuTime()
  const index = indexOf(cell)
  expect(index.places).toHaveLength(1001)
  expect(index.places[0]!.depth).toBe(1000)
  expect(rowsOf(index, new Set(index.places.keys()))).toHaveLength(2001)
  expect(cpuTime() - start).toBeLessThan(1000)
})

const code: Disassembly = {
  tooLarge: false,
  blocks: [
    {
      cell: null,
      bit: 0,
      cut: false,
      items: [
        {
          bit: 0,
          kind: 'instruction',
          mnemonic: 'DICTPUSHCONST',
          operands: [
            { kind: 'number', value: '19' },
            {
              kind: 'methods',
              value: [
                { id: 0, block: 1 },
                { id: 85143, block: 2 },
              ],
            },
          ],
        },
        { bit: 24, kind: 'instruction', mnemonic: 'DICTIGETJMPZ', operands: [] },
      ],
    },
    {
      cell: null,
      bit: 5,
      cut: false,
      items: [
        { bit: 5, kind: 'instruction', mnemonic: 'PUSHCONT', operands: [{ kind: 'code', value: 3 }] },
        { bit: 30, kind: 'instruction', mnemonic: 'CALLDICT', operands: [{ kind: 'method', value: 85143 }] },
        { bit: 40, kind: 'jump', block: 1 },
      ],
    },
    { cell: null, bit: 9, cut: false, items: [] },
    {
      cell: null,
      bit: 13,
      cut: false,
      items: [{ bit: 13, kind: 'instruction', mnemonic: 'PUSH', operands: [{ kind: 'stack', value: 2 }] }],
    },
  ],
}
const titles = blockTitles(code, 'entry')
const textOf = (block: number) =>
  listingOf(code, titles, block).map(
    ({ indent, bit, parts }) => `${bit ?? ''}|${'  '.repeat(indent)}${parts.map(({ text }) => text).join(' ')}`,
  )

test('a code listing names methods and contains their nested continuations', () => {
  expect(methodsOf(code).map(({ id }) => methodTitle(id))).toEqual(['recv_internal', 'seqno'])
  expect(textOf(0)).toEqual(['0|DICTPUSHCONST 19 {2}', '24|DICTIGETJMPZ'])
  expect(textOf(1)).toEqual(['5|PUSHCONT {', '13|  PUSH s2', '|}', '30|CALLDICT seqno', '40|→ recv_internal'])
  expect(textOf(2)).toEqual([])
})

test('a listing of exponentially branching code is cut at a limit', () => {
  const blocks = Array.from({ length: 200 }, (_, place) => ({
    cell: null,
    bit: 0,
    cut: false,
    items: [1, 1, 1].map(() => ({
      bit: 0,
      kind: 'instruction' as const,
      mnemonic: 'PUSHCONT',
      operands: [{ kind: 'code' as const, value: (place + 1) % 200 }],
    })),
  }))
  const large = { blocks, tooLarge: false }
  const lines = listingOf(large, blockTitles(large, 'entry'), 0)
  expect(lines.length).toBeLessThan(2000)
  expect(lines.some(({ parts }) => parts.some(({ kind }) => kind === 'block'))).toBe(true)
})
