import { describe, expect, test } from 'vitest'
import { percentOf } from '../../../src/domain/jetton/percent.ts'
import { shortAmount } from '../../../src/domain/jetton/short-amount.ts'
import { decimalText } from '../../../src/domain/market/decimal.ts'
import { changeText, money } from '../../../src/domain/market/market.ts'
import { formatAmount } from '../../../src/domain/notation/amount.ts'
import { price, roundHalfUp } from '../../../src/domain/text/format.ts'
import { percentText } from '../../../src/domain/text/percent.ts'
import { labelOf } from '../../../src/domain/trace/labels.ts'

describe('numbers are rounded half up by their written digits', () => {
  test.each([
    [1.005, 2, '1.01'],
    [1.0049999, 2, '1.00'],
    [0.615, 2, '0.62'],
    [8.345, 2, '8.35'],
    [2.5, 0, '3'],
    [0.5, 0, '1'],
    [0.4999, 0, '0'],
    [0, 2, '0.00'],
    [0.001, 2, '0.00'],
    [0.004999, 2, '0.00'],
    [99.995, 2, '100.00'],
    [1e-7, 8, '0.00000010'],
    [1.5e-8, 8, '0.00000002'],
    [123456789.125, 2, '123456789.13'],
    [9007199254740992, 2, '9007199254740992.00'],
    [1e20, 0, '100000000000000000000'],
  ])('roundHalfUp of %d to %i decimals is %s', (value, places, text) => {
    expect(roundHalfUp(value, places)).toBe(text)
  })

  test('prices, sums and percentages are rounded half up', () => {
    expect(price(1.005)).toBe('1.01')
    expect(money(0.615, 'usd', 2)).toBe('$0.62')
    expect(changeText(-8.345)).toBe('−8.35%')
    expect([percentText(1.005), percentText(4.25, 1), percentText(null)]).toEqual(['1.01%', '4.3%', '—'])
    expect(percentOf('100005', '10000000')).toBe('1.00%')
    expect(percentOf('100500', '10000000')).toBe('1.01%')
    expect(percentOf('1', '100000')).toBe('<0.01%')
    expect(percentOf('25', '2')).toBe('1,250.00%')
  })
})

describe('amounts are cut, and a non-zero amount never reads as zero', () => {
  test.each([
    ['1999999999', 2, '1.99'],
    ['-1999999999', 2, '-1.99'],
    ['999999999', 0, '0'],
    ['1234567999999999', 4, '1,234,567.9999'],
  ])('an amount of %s units with nine decimals, cut to %i decimals, is %s', (units, places, text) => {
    expect(formatAmount(units, 9, places)).toBe(text)
  })

  test('decimals, labels and short amounts are cut like amounts', () => {
    expect(decimalText({ digits: 1_999_999n, places: 6 }, 2)).toBe('1.99')
    expect(decimalText({ digits: 1n, places: 6 }, 2)).toBe('<0.01')
    expect(decimalText({ digits: 7n, places: 1 }, 0)).toBe('<1')
    expect(labelOf('1', 9)).toBe('<0.0001 TON')
    expect(shortAmount('1999999', 0)).toBe('1.9M')
  })
})
