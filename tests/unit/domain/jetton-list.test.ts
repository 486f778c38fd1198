import { expect, test } from 'vitest'
import { jettonFacts } from '../../../src/domain/jetton/facts.ts'
import {
  holderTotals,
  type JettonRow,
  marketProxy,
  marketValue,
  sortJettons,
  withFirst,
} from '../../../src/domain/jetton/list.ts'
import { mixesAlphabets } from '../../../src/domain/jetton/look-alike.ts'
import { percentOf } from '../../../src/domain/jetton/percent.ts'
import { shortAmount } from '../../../src/domain/jetton/short-amount.ts'
import { ALICE } from '../../support/transaction.ts'

const row = (parts: Partial<JettonRow>): JettonRow => ({
  address: ALICE,
  symbol: 'X',
  name: 'X',
  image: null,
  decimals: 0,
  trust: 'none',
  supply: '0',
  holders: 0,
  ...parts,
})

test.each([
  [{ holders: 99, supply: '999' }, 6],
  [{ holders: 99, supply: '999000000000', decimals: 9 }, 6],
  [{ holders: 0, supply: '999' }, 0],
  [{ holders: null, supply: '999' }, 0],
  [{ holders: 99, supply: '0' }, 0],
  [{ holders: 99, supply: null }, 0],
  [{ holders: 99, supply: '9'.repeat(78), decimals: 255 }, 0],
])('the market cap proxy of %j is %d', (parts, proxy) => {
  expect(marketProxy(row(parts))).toBeCloseTo(proxy, 6)
})

test('jettons are sorted highest first, unknown values last, and equal ones in the given order', () => {
  const [many, large, silent, same] = [
    row({ name: 'many', holders: 5000, supply: '10' }),
    row({ name: 'large', holders: 900, supply: '1000000000', decimals: 2 }),
    row({ name: 'silent', holders: null, supply: null }),
    row({ name: 'same', holders: 900, supply: '10' }),
  ]
  const names = (sort: 'marketcap' | 'holders' | 'supply') =>
    sortJettons([silent, same, many, large], sort).map(({ name }) => name)
  expect(names('marketcap')).toEqual(['large', 'many', 'same', 'silent'])
  expect(names('holders')).toEqual(['many', 'same', 'large', 'silent'])
  expect(names('supply')).toEqual(['large', 'same', 'many', 'silent'])
})

test('by market cap, trusted jettons are first, then by value, then by proxy', () => {
  const address = (digit: string) => `0:${digit.repeat(64)}` as const
  const named = (name: string, digit: string, parts: object) => row({ name, address: address(digit), ...parts })
  const all = [
    named('dear scam', '1', { trust: 'blacklist', supply: '9', holders: 9 }),
    named('known by many', '2', { supply: '1000', holders: 5000 }),
    named('worth less', '3', { supply: '10', holders: 1 }),
    named('worth more', '4', { supply: '10', holders: 1 }),
    named('trusted without a price', '5', { trust: 'whitelist', supply: '1', holders: 1 }),
    named('trusted', '6', { trust: 'whitelist', supply: '1', holders: 1 }),
    named('grey', '7', { trust: 'graylist', supply: '10', holders: 1 }),
    named('known by few', '8', { supply: '10', holders: 5 }),
    named('without a supply', '9', { supply: null, holders: 5000 }),
    named('scaled', 'a', { supply: '10', holders: 2, isScaled: true }),
  ]
  const rate = (price: number | null) => ({ price, day: null, week: null, month: null })
  const rates = {
    [address('1')]: rate(1e9),
    [address('a')]: rate(9),
    [address('3')]: rate(2),
    [address('4')]: rate(5),
    [address('6')]: rate(0.01),
    [address('7')]: rate(3),
    [address('8')]: rate(null),
    [address('9')]: rate(7),
  }
  const names = (sort: 'marketcap' | 'holders', given?: typeof rates) =>
    sortJettons(all, sort, given).map(({ name }) => name)
  expect(names('marketcap', rates)).toEqual([
    'trusted',
    'trusted without a price',
    'worth more',
    'grey',
    'worth less',
    'known by many',
    'known by few',
    'scaled',
    'without a supply',
    'dear scam',
  ])
  expect(names('marketcap')[0]).toBe('trusted without a price')
  expect(names('holders', rates).slice(0, 2)).toEqual(['known by many', 'without a supply'])
})

test('the sum and average of holders are unknown if one number is', () => {
  const [ten, five, unknown] = [10, 5, null].map(holders => row({ holders }))
  expect(holderTotals([ten!, five!])).toEqual({ total: 15, average: 8 })
  expect(holderTotals([ten!, unknown!, five!])).toEqual({ total: null, average: null })
  expect(holderTotals([])).toEqual({ total: null, average: null })
})

test('marketValue multiplies the price by whole jettons', () => {
  expect(marketValue(row({ supply: '2500000', decimals: 6 }), 4)).toBe(10)
  expect(marketValue(row({ supply: null }), 4)).toBeNull()
  expect(marketValue(row({ supply: '2500000', decimals: 6, isScaled: true }), 4)).toBeNull()
})

test.each([
  ['0', 9, '0'],
  ['999990000000', 9, '999.99'],
  ['1000', 0, '1K'],
  ['5887105890579978', 9, '5.8M'],
  ['999999', 0, '999.9K'],
  ['12345678901', 0, '12.3B'],
  ['1', 255, '<0.01'],
  ['0', 255, '0'],
  [`1${'0'.repeat(24)}`, 0, '1,000,000,000,000T'],
])('%s units with %d decimals are abbreviated as %s', (units, decimals, text) => {
  expect(shortAmount(units, decimals)).toBe(text)
})

test.each([
  ['1', '3', '33.33%'],
  ['2', '3', '66.67%'],
  ['5', '5', '100.00%'],
  ['1', '1000000', '<0.01%'],
  ['1', '20001', '<0.01%'],
  ['1', '20000', '0.01%'],
  ['0', '5', '0.00%'],
  ['7', '5', '140.00%'],
  ['7', '0', null],
  ['7', null, null],
])('percentOf %s in %s is %s', (part, whole, text) => {
  expect(percentOf(part, whole)).toBe(text)
})

test.each([
  ['NU\u0405D', true],
  ['USD\u0422', true],
  ['\u0410lice', true],
  ['USD₮', false],
  ['Nano Dollar', false],
  ['Кружится TON', false],
  ['', false],
])('mixesAlphabets of “%s” is %s', (text, mixed) => {
  expect(mixesAlphabets(text)).toBe(mixed)
})

const at = (digit: string): JettonRow['address'] => `0:${digit.repeat(64)}`

test('withFirst adds the missing top jetton with the most holders to the first page', () => {
  const page = {
    jettons: [
      row({ address: at('b'), holders: 900 }),
      row({ address: at('c'), holders: null }),
      row({ address: at('d'), holders: 5 }),
    ],
    unnamed: 0,
    unreadable: 0,
  }
  const largest = [
    row({ address: at('a'), holders: 1000 }),
    row({ address: at('b'), holders: 900 }),
    row({ address: at('e'), holders: 5 }),
    row({ address: at('f'), holders: null }),
  ]
  expect(withFirst(page, largest).jettons.map(({ address }) => address[2])).toEqual(['a', 'b', 'c', 'd'])
  expect(withFirst(page, largest.slice(1))).toBe(page)
  expect(withFirst({ ...page, jettons: [] }, largest).jettons).toEqual([])
})

test('the prefetched supply of a jetton is shown only when complete and with a safe unit', () => {
  const tide = { symbol: 'TIDE', decimals: 2, supply: '123456', trust: 'whitelist' as const }
  expect(jettonFacts(row(tide))).toMatchObject({ whole: '1,234', fraction: '.56', unit: 'TIDE' })
  const unlisted = jettonFacts(row({ ...tide, trust: 'none' }))
  expect(unlisted).toMatchObject({ symbol: 'TIDE', decimals: '2' })
  expect(unlisted).not.toHaveProperty('unit')
  expect(unlisted).not.toHaveProperty('whole')
  expect(jettonFacts(row({ ...tide, decimals: 30, supply: '1' }))).not.toHaveProperty('whole')
  expect(jettonFacts(row({ ...tide, supply: null }))).toMatchObject({ whole: '—' })
  expect(jettonFacts(row({ ...tide, trust: 'blacklist' }))).toEqual({})
})
