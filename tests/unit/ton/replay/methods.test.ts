import { beginCell } from '@ton/core'
import { expect, test, vi } from 'vitest'
import { readBoc } from '../../../../src/ton/boc.ts'
import type { AccountParts } from '../../../../src/ton/proof/account-state.ts'
import type { MethodInput } from '../../../../src/ton/replay/emulator.ts'
import { methodResults } from '../../../../src/ton/replay/methods.ts'
import { mergeSteps } from '../../../../src/ton/replay/vm-log.ts'
import { writeVmStack } from '../../../../src/ton/replay/vm-stack.ts'
import { step } from '../../../support/steps.ts'

const cellOf = (value: number) => readBoc(new Uint8Array(beginCell().storeUint(value, 8).endCell().toBoc()))
const account = (balance: string): AccountParts => ({
  status: 'active',
  address: `0:${'11'.repeat(32)}`,
  lastLt: '1',
  balance,
  code: cellOf(1),
  data: cellOf(2),
})
const accounts = { before: account('1'), after: account('2') }
const around = { config: '', libraries: null, utime: 1, randomSeed: '' }

/** An emulator whose get-methods give the balance of the account, and end with the code that `exitCodeOf` says. */
function emulatorWith(exitCodeOf: (method: number) => number) {
  const ran: number[] = []
  const method = (input: MethodInput) => {
    ran.push(input.method)
    const stack = writeVmStack([{ kind: 'int', value: BigInt(input.balance) }])
    return { stack, exitCode: exitCodeOf(input.method), gasUsed: '1', log: '' }
  }
  return { emulator: { method }, ran }
}

const numberOf = (value: string) => [{ kind: 'int', value }]

test.each([0, 1])('methodResults include a get-method that ends with exit code %i', exitCode => {
  const { emulator } = emulatorWith(() => exitCode)
  expect(methodResults(emulator, around, accounts, [5])).toEqual({
    changes: [{ method: 5, before: numberOf('1'), after: numberOf('2') }],
    numbers: [{ method: 5, stack: numberOf('1') }],
  })
})

test('methodResults omit a get-method that fails before and after', () => {
  const { emulator } = emulatorWith(() => 2)
  expect(methodResults(emulator, around, accounts, [5])).toEqual({ changes: [], numbers: [] })
})

test('methodResults start no get-method after 5 s', () => {
  const { emulator, ran } = emulatorWith(method => {
    now += method === 6 ? 6000 : 100
    return 0
  })
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  methodResults(emulator, around, accounts, [5, 6, 7])
  expect(ran).toEqual([5, 5, 6, 6])
})

test('mergeSteps keeps the stack, place and gas that only one log has', () => {
  const place = { cell: 'ab'.repeat(32), bit: 8 }
  const withStack = [step('NOP'), step('ADD', { stack: '[ 1 2 ] ', gas: null, gasLeft: null })]
  const withPlace = [step('ADD', { place, gas: 18, gasLeft: 82 })]
  const merged = { ...step('ADD', { stack: '[ 1 2 ] ' }), place, gas: 18, gasLeft: 82 }
  expect(mergeSteps([withStack, withPlace])[1]).toEqual(merged)
  expect(mergeSteps([[step('NOP'), ...withPlace], withStack.slice(1)])[1]).toEqual(merged)
})
