import { expect, test, vi } from 'vitest'

vi.mock('#words/number.ts', () => import('../../../src/words/ru/number.ts'))

const { coinsToMoney, moneyToCoins } = await import('../../../src/domain/market/convert.ts')
const { readDecimal, toDecimal } = await import('../../../src/domain/market/decimal.ts')
const { amountParts, writtenOut } = await import('../../../src/domain/notation/amount.ts')

test('with a decimal comma, the converter writes one', () => {
  const price = toDecimal(3.1085808921181393)
  expect(coinsToMoney({ digits: 1n, places: 0 }, price)).toBe('3,11')
  expect(coinsToMoney({ digits: 1_000_000n, places: 0 }, price)).toBe('3108580,89')
  expect(moneyToCoins({ digits: 1n, places: 0 }, price)).toBe('0,321690197')
})

test.each([
  ['1,234', 1234n, 3],
  ['0,125', 125n, 3],
  ['12\u00a0345,25', 1234525n, 2],
  ['1.5', 15n, 1],
])('with a decimal comma, %s is read by its comma', (typed, digits, places) => {
  expect(readDecimal(typed)).toEqual({ digits, places })
})

test.each(['1,234,567', '1.234,5', '1,234.5'])(
  'with a decimal comma, %s is rejected for its thousands separators',
  typed => {
    expect(readDecimal(typed)).toBe('comma')
  },
)

test('an exact amount has the language’s decimal mark and no thousands separators', () => {
  expect(writtenOut(amountParts('47955082247858').exact)).toBe('47955,082247858')
  expect(amountParts('47955082247858').exact).toBe('47955.082247858')
})
