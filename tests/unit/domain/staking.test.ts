import { describe, expect, test } from 'vitest'
import { decimalText, readDecimal } from '../../../src/domain/market/decimal.ts'
import {
  apyGrade,
  isEmptyPool,
  liquidRate,
  poolKinds,
  poolTitle,
  poolTotals,
  type StakingPool,
  sortPools,
  yearlyYield,
} from '../../../src/domain/network/staking.ts'
import * as stakingWords from '../../../src/words/en/staking.ts'
import { ALICE } from '../../support/transaction.ts'

const pool = (parts: Partial<StakingPool> = {}): StakingPool => ({
  id: 0,
  address: ALICE,
  name: 'Lens',
  kind: 'Liquid',
  total: '5',
  minStake: '1',
  apy: 4,
  nominators: 2,
  mostNominators: null,
  isLiquid: null,
  jetton: null,
  roundEnd: null,
  ...parts,
})
const SHORT = 'x'.repeat(29)

test.each([
  [SHORT, 'EQabcdefghijkl', SHORT],
  [`${SHORT}x`, 'EQabcdefghijklmn', 'EQabcd…klmn'],
  [null, 'EQabcdefghijklmn', 'EQabcd…klmn'],
  [`${SHORT}x`, null, 'Pool #7'],
  ['💎'.repeat(29), null, '💎'.repeat(29)],
])('the pool %s at %s is called %s', (name, address, title) => {
  expect(poolTitle(pool({ id: 6, name }), address)).toBe(title)
})

test.each([
  [{ total: '0', nominators: 0 }, true],
  [{ total: '00', nominators: 0 }, true],
  [{ total: '0', nominators: 1 }, false],
  [{ total: '1', nominators: 0 }, false],
  [{ total: null, nominators: 0 }, false],
  [{ total: '0', nominators: null }, false],
])('a pool with %j is empty: %s', (parts, empty) => {
  expect(isEmptyPool(pool(parts))).toBe(empty)
})

test.each([
  [5, 'high'],
  [4.99, 'middle'],
  [3, 'middle'],
  [2.99, 'low'],
  [0, 'low'],
  [null, 'low'],
])('a yield of %s is graded %s', (apy, grade) => {
  expect(apyGrade(apy)).toBe(grade)
})

describe('sorting pools', () => {
  const pools = [
    pool({ id: 0, apy: -1, total: '9007199254740993', nominators: null }),
    pool({ id: 1, apy: null, total: null, nominators: 3 }),
    pool({ id: 2, apy: 5, total: '9007199254740994', nominators: 3 }),
    pool({ id: 3, apy: 5, total: '0', nominators: 40 }),
  ]
  test.each([
    ['apy', [2, 3, 0, 1]],
    ['amount', [2, 0, 3, 1]],
    ['nominators', [3, 1, 2, 0]],
  ] as const)('sorted by %s, the highest pools are first and unknown ones last', (sort, order) => {
    expect(sortPools(pools, sort).map(({ id }) => id)).toEqual(order)
  })
})

describe('totals of pools', () => {
  test('poolTotals sums the pools and averages their yields, unless one is unknown', () => {
    const pools = [
      pool({ total: '9007199254740993' }),
      pool({ apy: 5, nominators: null }),
      pool({ apy: null, total: null }),
    ]
    expect(poolTotals(pools.slice(0, 2))).toMatchObject({ staked: '9007199254740998', averageApy: 4.5 })
    expect(poolTotals(pools)).toEqual({ staked: null, averageApy: null, nominators: 4, uncounted: 1 })
  })

  test('poolTotals leaves values unknown when no pool states them', () => {
    const nothing = { staked: null, averageApy: null, nominators: null, uncounted: 1 }
    expect(poolTotals([pool({ total: null, apy: null, nominators: null })])).toEqual(nothing)
    expect(poolTotals([])).toEqual({ ...nothing, staked: '0', uncounted: 0 })
  })

  test('poolKinds counts pools by kind, most staked first, with the rest as “Others”', () => {
    const pools = ['A', 'B', 'C', 'C', null].map((kind, i) => pool({ kind, total: String(10 + i) }))
    expect(poolKinds(pools, 4)).toEqual([
      { kind: 'C', pools: 2, total: '25' },
      { kind: 'Others', pools: 1, total: '14' },
      { kind: 'B', pools: 1, total: '11' },
      { kind: 'A', pools: 1, total: '10' },
    ])
    expect(poolKinds(pools, 2)).toEqual([
      { kind: 'C', pools: 2, total: '25' },
      { kind: 'Others', pools: 3, total: '35' },
    ])
  })

  test('poolKinds leaves the total of a kind unknown when a pool of it states none, and lists it last', () => {
    const pools = [
      pool({ kind: 'A', total: null }),
      pool({ kind: 'B', total: '0' }),
      ...['9', null].map(total => pool({ kind: 'C', total })),
    ]
    expect(poolKinds(pools, 3).map(({ kind, total }) => [kind, total])).toEqual([
      ['B', '0'],
      ['A', null],
      ['C', null],
    ])
    expect(poolKinds(pools, 2).at(-1)).toEqual({ kind: 'Others', pools: 3, total: null })
  })
})

test.each([
  ['1000', 4.2371, '42.371'],
  ['0.1', 0.3, '0.0003'],
  ['123456789.123456789', 5.31, '6,555,555.502455555'],
  ['1', 0, '0'],
  ['5', 1e-7, '0.000000005'],
])('%s coins at %d percent earn %s in a year', (text, apy, earned) => {
  const amount = readDecimal(text) as { digits: bigint; places: number }
  expect(decimalText(yearlyYield(amount, apy)!, 9)).toBe(earned)
})

test('yearlyYield is null for an unknown or negative yield', () => {
  expect(yearlyYield({ digits: 1n, places: 0 }, null)).toBeNull()
  expect(yearlyYield({ digits: 1n, places: 0 }, -2)).toBeNull()
  expect(yearlyYield({ digits: 1n, places: 0 }, Number.NaN)).toBeNull()
})

test.each([
  ['1050000000', '1000000000', 9, '1.05'],
  ['2000000000', '3', 0, '0.6666'],
  ['0', '0', 9, null],
  [null, '1', 9, null],
  ['1', null, 9, null],
  ['1', '1000000000000', 9, '<0.0001'],
])('%s nanoTON behind %s jettons with %d decimals give a rate of %s', (total, supply, decimals, rate) => {
  expect(liquidRate(total, supply, decimals)).toBe(rate)
})

test('the kind of one pool is singular', () => {
  expect(stakingWords.kindOfOne('Nominator pools')).toBe('Nominator pool')
  expect(stakingWords.kindOfOne('whales')).toBe('whales')
})
