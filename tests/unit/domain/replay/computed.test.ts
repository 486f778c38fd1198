import { expect, test } from 'vitest'
import type { StackValue } from '../../../../src/domain/method/value.ts'
import { computedConfig, isProved, sameResult } from '../../../../src/domain/replay/computed.ts'

const int = (value: number): StackValue => ({ kind: 'int', value: `${value}` })
const tuple = (...items: StackValue[]): StackValue => ({ kind: 'tuple', items })
const list = (...items: StackValue[]): StackValue => ({ kind: 'list', items })
const nothing: StackValue = { kind: 'null' }
const unsupported: StackValue = { kind: 'unsupported' }
const nan: StackValue = { kind: 'nan' }

test.each<[string, StackValue, StackValue, boolean | null]>([
  ['equal integers', int(5), int(5), true],
  ['other integers', int(5), int(6), false],
  ['NaN and null', nan, nothing, false],
  ['a tuple and a list of the same items', tuple(int(1), int(2)), list(int(1), int(2)), false],
  ['pairs and the list that they are', tuple(int(1), tuple(int(2), nothing)), list(int(1), int(2)), true],
  ['an empty tuple and null', tuple(), nothing, false],
  ['an integer and a tuple of it', int(1), tuple(int(1)), false],
  ['values that cannot be read', unsupported, unsupported, null],
  ['a value that cannot be read, inside of a tuple', tuple(unsupported), tuple(int(1)), null],
  ['a bag that is no bag', { kind: 'cell', boc: 'AAAA' }, { kind: 'cell', boc: 'AAAA' }, null],
])('sameResult compares %s', (_, left, right, same) => {
  expect(sameResult([left], [right])).toBe(same)
})

test('sameResult is false for a different number of values', () => {
  expect(sameResult([int(1)], [int(1), int(1)])).toBe(false)
})

test.each([
  ['none', true, true, 'unused'],
  ['none', false, false, 'unused'],
  ['known parameters', true, false, 'signed'],
  ['known parameters', true, true, 'signed'],
  ['any parameter', true, false, 'signed'],
  ['any parameter', true, true, 'shortened'],
  ['known parameters', false, false, 'named'],
  ['any parameter', false, true, 'named'],
] as const)(
  'for a get-method that uses %s of the configuration (signed: %s, shortened: %s) it is %s',
  (uses, isSigned, isShortened, config) => {
    expect(computedConfig({ uses, isSigned, isShortened })).toBe(config)
  },
)

test.each([
  [true, 'unused', true],
  [true, 'signed', true],
  [true, 'shortened', false],
  [true, 'named', false],
  [false, 'unused', false],
  [false, 'named', false],
] as const)(
  'on a state (signed: %s) and a configuration that is %s a result is proved: %s',
  (isSigned, config, proved) => {
    expect(isProved({ isSigned, config })).toBe(proved)
  },
)
