/** Contracts that are written to mislead or to stop a replay. */
import { beforeEach, expect, test } from 'vitest'
import { exceptionOf, failureOf } from '../../../../src/domain/replay/failure.ts'
import { readBoc } from '../../../../src/ton/boc.ts'
import { fromBase64 } from '../../../../src/ton/bytes.ts'
import type { Emulator } from '../../../../src/ton/replay/emulator.ts'
import { forecast } from '../../../../src/ton/replay/replay.ts'
import { readTransaction } from '../../../../src/ton/transaction.ts'
import { codeOf, inputOf } from '../../../support/emulated-contract.ts'
import { openEmulator } from '../../../support/emulator.ts'

let emulator: Emulator
// One each: after a trap the memory of an emulator is damaged.
beforeEach(async () => {
  emulator = await openEmulator()
})

/** Steps of a run, and the compute phase of its transaction. */
function runOf(hex: string, methods: number[] = []) {
  const made = forecast(emulator, { input: inputOf(codeOf(hex)), methods })
  if (made.status !== 'made') throw new Error(made.reason)
  const { compute } = readTransaction(readBoc(fromBase64(made.transaction)!), 0)
  if (compute?.skipped !== null) throw new Error('no run')
  return { ...made, compute }
}

// An empty message that cannot be sent; then RUNVM of a code that throws 77, and DROP of its exit code.
const CHILD_THROWS = 'c8c970fb00 70 8b3f2c04d8 db4000 30'.replaceAll(' ', '')
// RUNVM with a gas limit of 10.
const CHILD_WITHOUT_GAS = '70 8b3f2c04d8 7a db4008 30'.replaceAll(' ', '')

test.each([
  ['throws', CHILD_THROWS],
  ['uses up its gas', CHILD_WITHOUT_GAS],
])('a machine started by RUNVM that %s does not make a successful run fail', (_, hex) => {
  const { steps, compute } = runOf(hex)
  expect(compute.exitCode).toBe(0)
  expect(failureOf(steps)).toBeNull()
  expect(steps.map(exceptionOf).filter(found => found?.isLast)).toEqual([])
})

test('an exception that ended a machine started by RUNVM is shown as handled', () => {
  const { steps } = runOf(CHILD_THROWS)
  const found = steps.find(({ text }) => text === 'THROW 77')
  expect(found && exceptionOf(found)).toEqual({ exitCode: 77, message: null, isLast: false })
})

test.each([
  ['without a gas limit', CHILD_THROWS],
  ['with a gas limit', CHILD_WITHOUT_GAS],
])('RUNVM %s gives no step a wrong gas value', (_, hex) => {
  const { steps } = runOf(hex)
  for (const { gas } of steps) if (gas !== null) expect(gas > 0 && gas < 1000).toBe(true)
  expect(steps.filter(({ gas }) => gas === null).map(({ text }) => text)).toEqual([`RUNVM ${hex.at(-3)}`, 'DROP'])
})

test.each([
  // The number of the method is dropped; then pairs of pairs, 17 deep.
  ['cannot be written', '30 6d 8011 93206f02 e4'],
  // 1,001 zeros
  ['is longer than is read', '30 8103e9 9170 e4'],
])('a get-method whose result %s does not stop the replay', (_, code) => {
  const made = runOf(code.replaceAll(' ', ''), [85_143])
  expect(made.methods).toEqual({ changes: [], numbers: [] })
  expect(made.steps.length).toBeGreaterThan(0)
})

test('a replay reports the transaction before its stacks are written', () => {
  // Pairs of pairs, 18 deep: a stack of more than 1 MB in a few steps.
  const input = inputOf(codeOf('6d801293206f02e4'))
  const began = performance.now()
  let told = Number.POSITIVE_INFINITY
  forecast(emulator, { input, methods: [] }, made => {
    told = performance.now() - began
    expect(made.status === 'made' && made.steps.length > 50).toBe(true)
  })
  expect(told).toBeLessThan((performance.now() - began) / 2)
})
