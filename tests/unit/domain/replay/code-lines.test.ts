import { expect, test } from 'vitest'
import { codeAround } from '../../../../src/domain/replay/code-lines.ts'
import { CodePlaces } from '../../../../src/domain/replay/code-places.ts'
import type { Item, Operand } from '../../../../src/ton/code/disassembly.ts'

const instruction = (bit: number, mnemonic: string, ...operands: Operand[]): Item => ({
  bit,
  kind: 'instruction',
  mnemonic,
  operands,
})
const code = (value: number): Operand => ({ kind: 'code', value })

const many = Array.from({ length: 100 }, (_, at) => instruction(at * 8, 'NOP'))
const places = new CodePlaces({
  disassembly: {
    blocks: [
      {
        cell: 'a',
        bit: 0,
        items: [instruction(0, 'SETCP'), instruction(8, 'CALLREF', code(1)), instruction(16, 'DROP')],
        cut: false,
      },
      { cell: 'b', bit: 0, items: [instruction(0, 'NEWC'), instruction(8, 'ENDC')], cut: false },
      { cell: 'c', bit: 0, items: many, cut: false },
    ],
    tooLarge: false,
  },
  titles: new Map([[0, 'entry']]),
})

const linesAt = (cell: string, bit: number) => {
  const around = codeAround(places, { cell, bit })
  const text = (at: number) => around?.lines[at]?.parts.map(part => part.text).join(' ')
  return around && { title: around.title, current: text(around.current), count: around.lines.length, first: text(0) }
}

test('codeAround shows a block inside its method, and distinguishes equal bits of different cells', () => {
  expect(linesAt('a', 8)).toEqual({ title: 'entry', current: 'CALLREF {', count: 6, first: 'SETCP' })
  expect(linesAt('b', 8)).toEqual({ title: 'entry', current: 'ENDC', count: 6, first: 'SETCP' })
  expect(linesAt('b', 0)).toEqual({ title: 'entry', current: 'NEWC', count: 6, first: 'SETCP' })
})

test('codeAround shows a block without a method alone, eight lines around the place', () => {
  expect(linesAt('c', 400)).toEqual({ title: null, current: 'NOP', count: 17, first: 'NOP' })
  expect(linesAt('c', 0)?.count).toBe(9)
})

test('codeAround returns null for a place outside of the code', () => {
  expect([linesAt('x', 0), linesAt('a', 3), codeAround(places, null)]).toEqual([null, null, null])
})
