import { expect, test } from 'vitest'
import { concentration, isLastOfHolders, type JettonHolder } from '../../../src/domain/jetton/holders.ts'

const holders = (count: number): JettonHolder[] =>
  Array.from({ length: count }, (_, i) => ({
    rank: i + 1,
    owner: null,
    isWallet: null,
    wallet: null,
    balance: String(count - i),
  }))

test.each([
  [0, []],
  [1, [[1, '1']]],
  [
    4,
    [
      [1, '4'],
      [4, '10'],
    ],
  ],
  [
    100,
    [
      [1, '100'],
      [10, '955'],
      [100, '5050'],
    ],
  ],
])('of %d holders the largest hold together', (count, circles) => {
  expect(concentration(holders(count)).map(({ top, balance }) => [top, balance])).toEqual(circles)
})

test.each([
  [0, 100, 1200, false],
  [1100, 100, 1200, true],
  [0, 47, 47, true],
  [0, 100, null, false],
  [8900, 100, 20_000, false],
  [9000, 100, 20_000, true],
])('a page at %d of %d rows out of %s is the last: %s', (offset, count, total, last) => {
  expect(isLastOfHolders(offset, 100, count, total)).toBe(last)
})
