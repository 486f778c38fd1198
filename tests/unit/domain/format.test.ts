import { afterEach, describe, expect, test, vi } from 'vitest'
import { judgeHealth } from '../../../src/domain/block/health.ts'
import { shortAddress, shortHash } from '../../../src/domain/notation/short.ts'
import { abbreviate } from '../../../src/domain/text/abbreviate.ts'
import { dateOf, dateOfUtc } from '../../../src/domain/text/date.ts'
import { dateTime, groupDigits, price, relativeTime } from '../../../src/domain/text/format.ts'

test('shortAddress keeps 6 + 4 characters of an address, and shortHash 8 + 6 of a hash', () => {
  expect(shortAddress('EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs')).toBe('EQCxE6…_sDs')
  expect(shortHash('fec4f77e8b72eec62d14944d9cf99171a32c03783c8e6e30590aabbe35236f9b')).toBe('fec4f77e…236f9b')
  expect(shortAddress('short')).toBe('short')
})

describe('formatting dates and times', () => {
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['UTC', '21 Nov 2026, 00:15:02 UTC'],
    ['Europe/Berlin', '21 Nov 2026, 01:15:02 GMT+0100'],
    ['Asia/Kolkata', '21 Nov 2026, 05:45:02 GMT+0530'],
    ['America/St_Johns', '20 Nov 2026, 20:45:02 GMT-0330'],
  ])('dateTime in the time zone %s is %s', (zone, words) => {
    vi.stubEnv('TZ', zone)
    expect(dateTime(1_795_220_102)).toBe(words)
    expect(dateOf(1_795_220_102)).toBe(words.split(', ')[0])
    expect(dateOfUtc(1_795_220_102)).toBe('21 Nov 2026')
  })

  test('dateTime writes the day without a leading zero', () => {
    vi.stubEnv('TZ', 'UTC')
    expect(dateTime(1_793_577_600)).toBe('2 Nov 2026, 00:00:00 UTC')
  })
})

test.each([
  [100, 'now'],
  [99, '1s ago'],
  [41, '59s ago'],
  [40, '1m ago'],
  [-3499, '59m ago'],
  [-3500, '1h ago'],
  [-86299, '23h ago'],
  [-86300, '1d ago'],
  [100 - 2 * 86_400 + 1, '1d ago'],
  [200, 'now'],
  [400, 'now'],
  [401, '—'],
  [86_500, '—'],
])('relativeTime of %d at time 100 is “%s”', (utime, words) => {
  expect(relativeTime(utime, 100)).toBe(words)
})

test.each([
  [0, '0'],
  [0.04, '<0.1'],
  [0.05, '0.1'],
  [999, '999'],
  [1000, '1K'],
  [1234, '1.2K'],
  [999_949, '999.9K'],
  [999_950, '1M'],
  [5_000_000_000, '5B'],
  [999_950_000_000, '1T'],
  [12.34, '12.3'],
  [1.5e15, '1,500T'],
  [-1500, '-1.5K'],
])('abbreviate writes %d as %s', (value, words) => {
  expect(abbreviate(value)).toBe(words)
})

test('groupDigits groups digits of any length, exactly', () => {
  expect(groupDigits('1917883300491494921')).toBe('1,917,883,300,491,494,921')
  expect(groupDigits(-1234)).toBe('-1,234')
})

describe('formatting a price', () => {
  test.each([
    [3.186, '3.19'],
    [0, '0.00'],
    [12345.6, '12,345.60'],
    [-1234567.891, '-1,234,567.89'],
    [null, '—'],
    [undefined, '—'],
    [Number.NaN, '—'],
    [Infinity, '—'],
    [1e21, '1,000,000,000,000,000,000,000'],
  ])('price formats %s with two decimals', (value, words) => {
    expect(price(value)).toBe(words)
  })

  test('a price has no commas in its fraction', () => {
    expect(price(1234.567891, 6)).toBe('1,234.567891')
    expect(price(1234.5, 0)).toBe('1,235')
  })
})

test.each([
  [0, 'healthy'],
  [29, 'healthy'],
  [30, 'delayed'],
  [299, 'delayed'],
  [300, 'stalled'],
  [-5, 'healthy'],
])('with a newest block %d s old the network is %s', (age, health) => {
  expect(judgeHealth(1000, 1000 + age)).toBe(health)
})
