import { expect, test } from 'vitest'
import type { MethodRun, StackValue } from '../../../src/domain/method/value.ts'
import { royaltyOf } from '../../../src/domain/nft/royalty.ts'

const int = (value: string): StackValue => ({ kind: 'int', value })
const run = (exitCode: number, ...stack: StackValue[]): MethodRun => ({
  exitCode,
  gasUsed: null,
  stack,
  block: null,
  lastTransaction: null,
})

test.each<[string, MethodRun, string | null]>([
  ['5 of 100', run(0, int('5'), int('100')), '5.00%'],
  ['0 of 1000', run(1, int('0'), int('1000')), '0.00%'],
  ['all of it', run(0, int('1'), int('1')), '100.00%'],
  ['more than all', run(0, int('2'), int('1')), null],
  ['less than nothing', run(0, int('-1'), int('100')), null],
  ['of nothing', run(0, int('0'), int('0')), null],
  ['no figures', run(0, { kind: 'null' }, int('100')), null],
  ['an empty stack', run(0), null],
  ['a method that is not there', run(11, int('5'), int('100')), null],
])('royaltyOf reads a royalty of %s', (_, ran, royalty) => {
  expect(royaltyOf(ran)).toBe(royalty)
})
