import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { lostSteps } from '../../../../src/domain/replay/numbers.ts'
import { findSteps, firstFrom, neighbourOf } from '../../../../src/domain/replay/search.ts'
import { stepParts } from '../../../../src/domain/replay/steps-file.ts'
import { step, stepsOf } from '../../../support/steps.ts'

const HASH = '329cef809173fc555469ee43d91f2c99aacd8d3572a64a7df60b2e3dae3e79d1'

test.each([
  ['sendrawmsg', [2]],
  [' 706 ', [0, 1]],
  ['c{ab', [2]],
  ['.*', []],
  ['', []],
  ['  ', []],
])('findSteps finds %j in instructions and stacks', (query, found) => {
  const steps = stepsOf('[ 5 706 ] NOP', '[ 5 ] THROWIFNOT 706', '[ C{AB12} ] SENDRAWMSG', 'NOP')
  expect(findSteps(steps, query)).toEqual(found)
})

test.each([0, 1, 2, 3, 4, 5, 6, 7])('findSteps finds an address in a slice after %i bits', before => {
  const bits = beginCell()
    .storeUint(2 ** before - 1, before)
    .storeBuffer(Buffer.from(HASH, 'hex'))
    .storeUint(1, 3)
    .endCell().bits
  const hex = bits.toString().toLowerCase().replace('_', '')
  const steps = stepsOf('[ 1 ] NOP', `[ CS{Cell{0080${hex}} bits: 0..8; refs: 0..0} ] NOP`)
  expect(findSteps(steps, 'EQAynO-AkXP8VVRp7kPZHyyZqs2NNXKmSn32Cy49rj550eTV')).toEqual([1])
  expect(findSteps(steps, `0:${HASH}`)).toEqual([1])
})

test('neighbourOf returns the next or previous place and wraps around', () => {
  const places = [3, 7, 9]
  expect([0, 3, 8, 9, 20].map(place => neighbourOf(places, place, 1))).toEqual([3, 7, 9, 3, 3])
  expect([0, 3, 8, 9, 20].map(place => neighbourOf(places, place, -1))).toEqual([9, 9, 7, 7, 9])
  expect([neighbourOf([], 1, 1), neighbourOf([], 1, -1)]).toEqual([undefined, undefined])
  expect([firstFrom(places, 7), firstFrom(places, 8), firstFrom(places, 10)]).toEqual([1, 2, 3])
})

test.each([
  ['complete', 2, ['[ ] NOP', '[ ] NOP'], 0],
  ['cut', 10, ['[ ] NOP', '[ ] NOP'], 8],
  [
    'complete, with an error that the contract handled',
    3,
    ['[ ] LDU 8 ! handling exception code 9: cell underflow', '[ ] NOP'],
    0,
  ],
  ['complete, and out of gas', 2, ['[ ] NOP ! unhandled out-of-gas exception: gas consumed=186, limit=100'], 0],
  ['complete, with bytes that are no instruction', 3, ['[ ] NOP ! handling exception code 6: invalid opcode'], 0],
  ['complete, with too few bytes', 3, ['[ ] NOP ! handling exception code 6: invalid or too short opcode'], 0],
  ['longer than the transaction says', 1, ['[ ] NOP', '[ ] NOP'], 0],
])('lostSteps counts the missing steps of a run that is %s', (_, vmSteps, lines, lost) => {
  expect(lostSteps(stepsOf(...lines), vmSteps)).toBe(lost)
})

test('stepParts writes all steps as one JSON file', async () => {
  const place = { cell: 'ab', bit: 8 }
  const steps = [step('PUSHINT 5', { place, stack: '[ 1 ] ' }), ...Array.from({ length: 12_000 }, () => step('NOP'))]
  const file = JSON.parse((await Array.fromAsync(stepParts(steps, 11, 12_011))).join(''))
  expect([file.vmSteps, file.steps.length]).toEqual([12_011, 12_001])
  expect(file.steps[0]).toEqual({
    step: 11,
    instruction: 'PUSHINT 5',
    cell: 'ab',
    bit: 8,
    gas: 18,
    gasLeft: 1000,
    stack: '[ 1 ] ',
    notes: [],
  })
  expect(file.steps.at(-1)).toMatchObject({ step: 12_011, instruction: 'NOP', cell: null, bit: null })
})

test('stepParts writes a file without steps', async () => {
  expect(JSON.parse((await Array.fromAsync(stepParts([], 1, 0))).join(''))).toEqual({ vmSteps: 0, steps: [] })
})
