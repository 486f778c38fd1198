import { beginCell } from '@ton/core'
import { beforeEach, expect, test } from 'vitest'
import { job as recorded } from '../../../../src/domain/checks/replay-vector.ts'
import { configUse } from '../../../../src/ton/replay/config-use.ts'
import { type Emulator, EmulatorError, type MethodInput } from '../../../../src/ton/replay/emulator.ts'
import { type RunMethod, runMethod } from '../../../../src/ton/replay/run-method.ts'
import { writeVmStack } from '../../../../src/ton/replay/vm-stack.ts'
import { codeOf } from '../../../support/emulated-contract.ts'
import { openEmulator } from '../../../support/emulator.ts'

let emulator: Emulator
// One each: after a trap the memory of an emulator is damaged.
beforeEach(async () => {
  emulator = await openEmulator()
})

const inputOf = (hex: string): MethodInput => ({
  config: recorded.config,
  libraries: null,
  code: codeOf(hex).toBoc().toString('base64'),
  data: beginCell().endCell().toBoc().toString('base64'),
  address: `0:${'11'.repeat(32)}`,
  balance: '1000',
  utime: 1_780_000_000,
  method: 85_143,
  stack: writeVmStack([]),
  randomSeed: '00'.repeat(32),
})

test.each([
  ['its own address and code', 'f828f82a', 'none'],
  ['a global variable', 'f84a', 'none'],
  ['GLOBALID', 'f835', 'known parameters'],
  ['GETGASFEE', '7571f836', 'known parameters'],
  ['GETFORWARDFEE', '757571f838', 'known parameters'],
  ['GETORIGINALFWDFEE', '7571f83a', 'known parameters'],
  ['GETGASFEESIMPLE', '7571f83b', 'known parameters'],
  ['GETSTORAGEFEE', '75757571f837', 'known parameters'],
  ['GETPRECOMPILEDGAS', 'f839', 'known parameters'],
  ['CONFIGPARAM 8', '78f832', 'known parameters'],
  ['CONFIGPARAM -1', '7ff832', 'known parameters'],
  ['CONFIGOPTPARAM 34', '8022f833', 'known parameters'],
  ['CONFIGPARAM 43', '802bf832', 'any parameter'],
  ['CONFIGOPTPARAM 43', '802bf833', 'any parameter'],
  ['CONFIGPARAM 8, then 43', '78f832 802bf832', 'any parameter'],
  ['CONFIGPARAM 43 that a computation gives', '802aa4f832', 'any parameter'],
  ['CONFIGPARAM of an empty stack', '30f832', 'any parameter'],
  ['CONFIGPARAM of a tuple of 8', '786f01f832', 'any parameter'],
  ['SENDMSG', 'c8c970fb08', 'any parameter'],
  ['CONFIGROOT', 'f829', 'any parameter'],
  ['UNPACKEDCONFIGTUPLE', 'f82e', 'any parameter'],
  ['CONFIGDICT', 'f830', 'any parameter'],
  ['GETPARAMLONG 9', 'f88109', 'any parameter'],
  ['c7 as a value', 'ed47', 'any parameter'],
  ['c7 by a computed number', '77ede0', 'any parameter'],
  ['a global variable of computed number', '70f840', 'any parameter'],
] as const)('runMethod reports which parts of the configuration may be read: %s', (_, hex, uses) => {
  expect(runMethod(emulator, inputOf(hex.replaceAll(' ', ''))).uses).toBe(uses)
})

test('a run whose log lost its beginning may have read any parameter', () => {
  // Pushes in a loop without end.
  expect(runMethod(emulator, inputOf('927130ea'))).toMatchObject({ exitCode: -14, uses: 'any parameter' })
})

test('configUse assumes any parameter when the stack log lacks an instruction', () => {
  const log = 'execute CONFIGPARAM\nexecute CONFIGPARAM\n'
  const stacks = 'stack: [ 8 ] \nexecute CONFIGPARAM\n'
  expect(configUse(log, () => stacks)).toBe('any parameter')
  expect(configUse(log, () => stacks + stacks)).toBe('known parameters')
})

test('runMethod runs a get-method that reads no parameter by number once', () => {
  const told: RunMethod[] = []
  runMethod(emulator, inputOf('f835'), made => told.push(made))
  expect(told).toEqual([])
})

test('runMethod reports a result before its stacks are written', () => {
  const told: RunMethod[] = []
  const made = runMethod(emulator, inputOf('78f832'), one => told.push(one))
  expect(told).toEqual([{ ...made, uses: 'any parameter' }])
  expect(Object.keys(made).toSorted()).toEqual(['exitCode', 'gasUsed', 'stack', 'uses'])
})

test('runMethod throws on bytes that are no configuration', () => {
  expect(() => runMethod(emulator, { ...inputOf('f835'), config: 'AAAA' })).toThrow(EmulatorError)
})
