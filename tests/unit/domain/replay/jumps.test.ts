import { expect, test } from 'vitest'
import { CodePlaces } from '../../../../src/domain/replay/code-places.ts'
import { gasTables } from '../../../../src/domain/replay/gas.ts'
import { jumpsOf, MAX_JUMPS } from '../../../../src/domain/replay/jumps.ts'
import type { Block, Item } from '../../../../src/ton/code/disassembly.ts'
import { step, stepsOf } from '../../../support/steps.ts'

const code = (value: number) => ({ kind: 'code' as const, value })
const instruction = (bit: number, mnemonic: string, ...blocks: number[]): Item => ({
  bit,
  kind: 'instruction',
  mnemonic,
  operands: blocks.map(code),
})
const block = (cell: string, bit: number, ...items: Item[]): Block => ({ cell, bit, items, cut: false })

/** Two methods that share the function in cell `e`; `recv_internal` has a continuation, and continues in the next cell. */
const places = new CodePlaces({
  disassembly: {
    blocks: [
      block('a', 0, instruction(0, 'SETCP'), instruction(16, 'DICTPUSHCONST')),
      block('b', 10, instruction(10, 'PUSHCONT', 3), instruction(30, 'IF'), { bit: 40, kind: 'jump', block: 4 }),
      block('c', 5, instruction(5, 'CALLREF', 5)),
      block('b', 18, instruction(18, 'ADD')),
      block('d', 0, instruction(0, 'CALLREF', 5)),
      block('e', 0, instruction(0, 'NOP')),
    ],
    tooLarge: false,
  },
  titles: new Map([
    [0, 'entry'],
    [1, 'recv_internal'],
    [2, 'seqno'],
  ]),
})

const at = (cell: string, bit: number, text = 'NOP', gas: number | null = 18) =>
  step(text, { place: { cell, bit }, gas })

test('jumpsOf lists every entry into a method', () => {
  const steps = [at('a', 0), at('b', 10), at('b', 30), at('c', 5), at('b', 10)]
  expect(jumpsOf(steps, places)).toEqual([
    { at: 1, kind: 'method', title: 'recv_internal' },
    { at: 3, kind: 'method', title: 'seqno' },
    { at: 4, kind: 'method', title: 'recv_internal' },
  ])
})

test.each([
  ['[ 1 2 ] SENDRAWMSG ! installing an output action', 'message'],
  ['[ 1 2 ] SENDMSG ! installing an output action', 'message'],
  ['[ 1 2 ] RAWRESERVE', 'reserve'],
  ['[ 1 2 ] RAWRESERVEX', 'reserve'],
  ['[ 1 2 ] SETCODE', 'code'],
  ['[ 1 2 ] ACCEPT ! changing gas limit to 1000000', 'gas'],
  ['[ 1 2 ] SETGASLIMIT', 'gas'],
  ['[ 1 2 ] NOP ! unhandled out-of-gas exception: gas consumed=186, limit=100', 'out of gas'],
  ['[ 1 2 ] SENDRAWMSG ! unhandled out-of-gas exception: gas consumed=186, limit=100', 'out of gas'],
])('jumpsOf finds %s', (line, kind) => {
  expect(jumpsOf(stepsOf('[ 1 ] NOP', line), null)).toEqual([{ at: 1, kind }])
})

test.each([
  ['[ 1 ] THROW 5 ! default exception handler, terminating vm with exit code 5', 5, null, true],
  ['[ 1 ] LDU 8 ! handling exception code 9: cell underflow', 9, 'cell underflow', false],
  ['[ 1 ] SENDRAWMSG ! handling exception code 2: stack underflow', 2, 'stack underflow', false],
  ['[ 1 ] THROW 5', 5, null, false],
  ['[ 1 ] THROW 1', 1, null, false],
  ['[ 1 -1 ] THROWIF 5', 5, null, false],
  ['[ 1 0 ] THROWIFNOT 5', 5, null, false],
  ['[ 44 ] THROWANY', 44, null, false],
  ['[ 44 -1 ] THROWANYIF', 44, null, false],
  ['[ 3 44 0 ] THROWARGANYIFNOT', 44, null, false],
  ['[ 3 -1 ] THROWARGIF 6', 6, null, false],
])('jumpsOf finds the exception in %s', (line, exitCode, message, isLast) => {
  expect(jumpsOf(stepsOf(line), null)).toEqual([{ at: 0, kind: 'exception', exception: { exitCode, message, isLast } }])
})

test.each([
  '[ 1 0 ] THROWIF 5',
  '[ 1 -1 ] THROWIFNOT 5',
  'THROWIF 5',
  '[ () ] THROWIF 5',
  '[ ] THROWANY',
  '[ 1 ] NOP',
  '[ 1 ] THROW 0 ! default exception handler, terminating vm with exit code 0',
])('jumpsOf finds nothing in %s', line => {
  expect(jumpsOf(stepsOf(line), null)).toEqual([])
})

test('jumpsOf keeps at most 1,000 jumps of a kind', () => {
  const steps = [...Array<string>(5000).fill('[ ] SENDRAWMSG'), '[ ] SETCODE']
  const jumps = jumpsOf(stepsOf(...steps), null)
  expect([jumps.length, jumps.at(-1)]).toEqual([MAX_JUMPS + 1, { at: 5000, kind: 'code' }])
})

test('gasTables sums known gas by instruction, largest first', () => {
  const steps = [
    step('PUSHINT 5'),
    step('PUSHINT 6', { gas: 26 }),
    step('implicit RET', { gas: 5 }),
    step('LDU 8', { gas: null }),
  ]
  expect(gasTables(steps, null)).toMatchObject({
    known: 3,
    total: 49,
    byInstruction: [
      { name: 'PUSHINT', count: 2, gas: 44, share: 44 / 49 },
      { name: 'implicit RET', count: 1, gas: 5, share: 5 / 49 },
    ],
  })
})

test('gasTables sums gas by the method of a step, or by its cell', () => {
  const steps = [
    at('a', 0, 'SETCP', 26),
    at('b', 10, 'PUSHCONT', 18),
    at('b', 18, 'ADD', 10),
    at('d', 0, 'CALLREF', 126),
    at('e', 0, 'NOP', 30),
    at('f', 8, 'NOP', 7),
    step('implicit RET', { gas: 5 }),
  ]
  expect(gasTables(steps, places).byPart.map(({ name, count, gas }) => [name.title, name.cell, count, gas])).toEqual([
    ['recv_internal', null, 3, 154],
    [null, 'e', 1, 30],
    ['entry', null, 1, 26],
    [null, 'f', 1, 7],
    [null, null, 1, 5],
  ])
})

test('gasTables of no steps are empty', () => {
  expect(gasTables([], null)).toEqual({ known: 0, total: 0, byInstruction: [], byPart: [] })
})
