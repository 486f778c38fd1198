import { expect, test } from 'vitest'
import { amountParts, compareAmounts, formatAmount, sumAmounts } from '../../../src/domain/notation/amount.ts'

test.each([
  ['0', 9, '0', '', '0'],
  ['1', 9, '0', '000000001', '0.000000001'],
  ['1500000000', 9, '1', '5', '1.5'],
  ['1234567890123456789', 9, '1,234,567,890', '123456789', '1234567890.123456789'],
  ['-1500000000', 9, '-1', '5', '-1.5'],
  ['42', 0, '42', '', '42'],
  ['1234', 0, '1,234', '', '1234'],
  ['007', 2, '0', '07', '0.07'],
  ['5', 255, '0', `${'0'.repeat(254)}5`, `0.${'0'.repeat(254)}5`],
])('amountParts of %s units with %i decimals', (units, decimals, whole, fraction, exact) => {
  expect(amountParts(units, decimals)).toEqual({ whole, fraction, exact, cut: false })
})

test('formatAmount assumes nine decimals, as TON has', () => {
  expect(formatAmount('1000000001')).toBe('1.000000001')
})

test('amountParts cuts digits instead of rounding and says so', () => {
  expect(amountParts('1999999999', 9, 4)).toMatchObject({
    whole: '1',
    fraction: '9999',
    exact: '1.999999999',
    cut: true,
  })
  expect(amountParts('1', 9, 4)).toMatchObject({ whole: '0', fraction: '', cut: true })
  expect(amountParts('1500000000', 9, 4)).toMatchObject({ fraction: '5', cut: false })
  expect(amountParts('1000010000', 9, 4)).toMatchObject({ fraction: '', cut: true })
})

test('amountParts never rounds a long amount', () => {
  const units = `9${'0'.repeat(76)}1`
  expect(amountParts(units, 0).exact).toBe(units)
})

test('amountParts throws on a non-integer', () => {
  expect(() => amountParts('1.5')).toThrow(SyntaxError)
})

test('amounts beyond 2^53 are added and compared exactly', () => {
  expect(sumAmounts(['9007199254740993', '1', '0'])).toBe('9007199254740994')
  expect(sumAmounts([])).toBe('0')
  expect(compareAmounts('9007199254740993', '9007199254740992')).toBe(1)
  expect(compareAmounts('2', '10')).toBe(-1)
  expect(compareAmounts('-1', '0')).toBe(-1)
  expect(compareAmounts('1'.repeat(400), '2'.repeat(400))).toBe(-1)
  expect(compareAmounts('07', '7')).toBe(0)
})
