import { expect, test } from 'vitest'
import {
  concentration,
  isLastOfHolders,
  type JettonHolder,
  type JettonHolders,
  joinHolders,
} from '../../../src/domain/jetton/holders.ts'

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
])('concentration of %d holders sums the top 1, 10 and 100', (count, circles) => {
  expect(concentration(holders(count)).map(({ top, balance }) => [top, balance])).toEqual(circles)
})

test('concentration leaves out a size if one of its holders is not in the list', () => {
  expect(concentration(holders(12).slice(1)).map(({ top }) => top)).toEqual([])
  expect(concentration(holders(12).filter(({ rank }) => rank !== 2)).map(({ top }) => top)).toEqual([1])
  expect(concentration(holders(12).filter(({ rank }) => rank !== 11)).map(({ top }) => top)).toEqual([1, 10])
})

test.each([
  [0, 100, 1200, false],
  [1100, 100, 1200, true],
  [0, 47, 47, true],
  [0, 100, null, false],
  [8900, 100, 20_000, false],
  [9000, 100, 20_000, true],
])('the page at %d with %d rows of %s holders is the last: %s', (offset, count, total, last) => {
  expect(isLastOfHolders(offset, 100, count, total)).toBe(last)
})

const [A, B, C] = ['a', 'b', 'c'].map(letter => `0:${letter.repeat(64)}` as const) as [
  `0:${string}`,
  `0:${string}`,
  `0:${string}`,
]
/** A page of owners with their balances. */
const pageOf = (isWallet: boolean | null, total: number | null, ...rows: [`0:${string}`, string][]): JettonHolders => ({
  holders: rows.map(([owner, balance], place) => ({ rank: place + 1, owner, isWallet, wallet: owner, balance })),
  total,
  known: {},
  unreadable: 0,
})

test('joinHolders keeps the index’s ranks and takes tonapi’s facts', () => {
  const indexed = pageOf(null, null, [A, '9'], [B, '5'], [C, '5'])
  const joined = joinHolders(indexed, pageOf(true, 3, [A, '9'], [C, '5'], [B, '5']))
  expect(joined.total).toBe(3)
  expect(joined.holders.map(({ rank, owner, isWallet }) => [rank, owner, isWallet])).toEqual([
    [1, A, true],
    [2, B, true],
    [3, C, true],
  ])
})

test.each([
  ['another balance', pageOf(true, 2, [A, '8'], [B, '5'])],
  ['another holder', pageOf(true, 2, [A, '9'], [C, '5'])],
  ['a holder more', pageOf(true, 3, [A, '9'], [B, '5'], [C, '1'])],
])('joinHolders returns tonapi’s page when it has %s', (_, page) => {
  expect(joinHolders(pageOf(null, null, [A, '9'], [B, '5']), page)).toEqual(page)
})

test('joinHolders keeps the index’s holders where tonapi lists none', () => {
  const indexed = pageOf(null, null, [A, '9'], [B, '5'])
  expect(joinHolders(indexed, pageOf(true, 0))).toEqual(indexed)
  expect(joinHolders(indexed, pageOf(true, 2))).toEqual({ ...indexed, total: 2 })
})

test('joinHolders takes from the index the holders that tonapi writes unreadably', () => {
  const indexed = pageOf(null, null, [A, '9'], [B, '5'])
  const page = { ...pageOf(true, 2, [B, '5']), unreadable: 1 }
  const joined = joinHolders(indexed, page)
  expect(joined.holders.map(({ rank, owner, isWallet }) => [rank, owner, isWallet])).toEqual([
    [1, A, null],
    [2, B, true],
  ])
  expect(joined.unreadable).toBe(0)
})

test('joinHolders takes names and scam marks from tonapi rather than from the index', () => {
  const ofIndex = { [A]: { isWallet: true, name: 'a.ton' }, [B]: { isWallet: true, name: 'b.ton' } }
  const indexed: JettonHolders = { ...pageOf(null, null, [A, '9'], [B, '5']), known: ofIndex }
  const marked = { [B]: { isWallet: false, name: 'Exchange', isScam: true } }
  const page: JettonHolders = { ...pageOf(true, 2, [B, '5']), unreadable: 1, known: marked }
  expect(joinHolders(indexed, page).known).toEqual({
    [A]: { isWallet: true, name: 'a.ton' },
    [B]: { isWallet: false, name: 'Exchange', isScam: true },
  })
  const whole: JettonHolders = { ...pageOf(true, 2, [A, '9'], [B, '5']), known: marked }
  expect(joinHolders(indexed, whole).known).toEqual({ [B]: { isWallet: false, name: 'Exchange', isScam: true } })
})
