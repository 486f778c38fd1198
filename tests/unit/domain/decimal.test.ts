import { describe, expect, test } from 'vitest'
import {
  decimalText,
  dividedBy,
  fromComma,
  readDecimal,
  rounded,
  times,
  toDecimal,
  unitsOf,
} from '../../../src/domain/market/decimal.ts'

test.each([
  ['1.5', 15n, 1],
  ['  12 ', 12n, 0],
  ['.5', 5n, 1],
  ['3.', 3n, 0],
  ['0', 0n, 0],
  ['1,234,567.089', 1234567089n, 3],
  ['90071992547409930.000000001', 90071992547409930000000001n, 9],
  ['9'.repeat(40), 10n ** 40n - 1n, 0],
])('readDecimal accepts “%s”', (text, digits, places) => {
  expect(readDecimal(text)).toEqual({ digits, places })
})

test.each([
  ['1,5', 'comma'],
  ['12,34', 'comma'],
  ['-1', 'negative'],
  ['−0.5', 'negative'],
  ['abc', 'no number'],
  ['1.2.3', 'no number'],
  ['1e5', 'no number'],
  ['.', 'no number'],
  ['١', 'no number'],
  ['1'.repeat(41), 'long'],
])('readDecimal rejects “%s”: %s', (text, problem) => {
  expect(readDecimal(text)).toBe(problem)
})

test('readDecimal returns undefined for empty text', () => {
  expect(readDecimal('')).toBeUndefined()
  expect(readDecimal('  ')).toBeUndefined()
})

test.each([
  [3.1, 31n, 1],
  [0, 0n, 0],
  [1e21, 10n ** 21n, 0],
  [1.25e-7, 125n, 9],
  [4.2371, 42371n, 4],
])('toDecimal returns the written digits of the number %d', (value, digits, places) => {
  expect(toDecimal(value)).toEqual({ digits, places })
})

test.each([-1, Number.NaN, Infinity])('toDecimal throws for %d', value => {
  expect(() => toDecimal(value)).toThrow(RangeError)
})

describe('arithmetic of decimals', () => {
  const of = (text: string) => readDecimal(text) as { digits: bigint; places: number }

  test('products of decimals are exact where doubles are not', () => {
    expect(decimalText(times(of('0.1'), of('0.2')), 9)).toBe('0.02')
    expect(decimalText(times(of('1.1'), toDecimal(1.1)), 9)).toBe('1.21')
    expect(decimalText(times(of('123456789012345678'), of('3')), 9)).toBe('370,370,367,037,037,034')
  })

  test('a quotient of decimals is rounded half up', () => {
    expect(dividedBy(of('2'), of('3'), 9)).toEqual({ digits: 666666667n, places: 9 })
    expect(dividedBy(of('1'), of('3'), 9)).toEqual({ digits: 333333333n, places: 9 })
    expect(dividedBy(of('1'), of('8'), 2)).toEqual({ digits: 13n, places: 2 })
    expect(decimalText(dividedBy(of('31'), toDecimal(3.1), 9)!, 9)).toBe('10')
    expect(dividedBy(of('1'), of('0'), 9)).toBeUndefined()
  })

  test('decimalText groups digits, cuts, and never shows a small value as zero', () => {
    expect(decimalText(of('1234567.100'), 9)).toBe('1,234,567.1')
    expect(decimalText(of('0.0000000009'), 9)).toBe('<0.000000001')
    expect(decimalText(of('0.000'), 9)).toBe('0')
    expect(decimalText(of('2.99'), 0)).toBe('2')
  })

  test('rounded rounds a decimal half up and adds no digits', () => {
    expect(rounded(of('3.005'), 2)).toEqual({ digits: 301n, places: 2 })
    expect(rounded(of('3.0049'), 2)).toEqual({ digits: 300n, places: 2 })
    expect(rounded(of('3'), 2)).toEqual({ digits: 3n, places: 0 })
  })

  test('unitsOf returns whole units of any size', () => {
    expect(unitsOf(of('1.5'), 9)).toBe(1_500_000_000n)
    expect(unitsOf(of('1.23456789019'), 9)).toBe(1_234_567_890n)
  })
})

test.each([
  ['1,5', '1.5'],
  ['12 345,25', '12345.25'],
  ['1\u00a0234\u202f567', '1234567'],
  [',5', '.5'],
  ['0,0001', '0.0001'],
  ['1,000', '1.000'],
  ['1,234,567', '1,234,567'],
  ['1.5', '1.5'],
  ['1, 5', '1, 5'],
])('with a decimal comma, %s is read as %s', (typed, read) => {
  expect(fromComma(typed)).toBe(read)
})
