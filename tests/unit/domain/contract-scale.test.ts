import { expect, test } from 'vitest'
import { scaleByContract } from '../../../src/domain/jetton/contract-scale.ts'
import type { StackValue } from '../../../src/domain/method/value.ts'

const int = (value: string): StackValue => ({ kind: 'int', value })

test('scaleByContract reads the numerator and the denominator', () => {
  const greatest = String(2n ** 256n - 1n)
  expect(scaleByContract({ exitCode: 0, stack: [int('3'), int('2')] })).toEqual({ numerator: '3', denominator: '2' })
  expect(scaleByContract({ exitCode: 1, stack: [int(greatest), int('1')] })?.numerator).toBe(greatest)
})

test.each([
  ['a contract without the method', 11, [int('85143')]],
  ['a method that fails', 4, []],
  ['a numerator of zero', 0, [int('0'), int('1')]],
  ['a denominator of zero', 0, [int('1'), int('0')]],
  ['a negative factor', 0, [int('-2'), int('1')]],
  ['one result', 0, [int('2')]],
] satisfies [string, number, StackValue[]][])('%s has no scale', (_, exitCode, stack) => {
  expect(scaleByContract({ exitCode, stack })).toBeNull()
})

test('a result that the node does not write leaves the scale unknown', () => {
  expect(scaleByContract({ exitCode: 0, stack: [int('2'), { kind: 'unsupported' }] })).toBeUndefined()
})
