import { describe, expect, test } from 'vitest'
import { coinRate, totalVolume } from '../../../src/domain/market/coin.ts'
import { coinsToMoney, moneyToCoins } from '../../../src/domain/market/convert.ts'
import { type Decimal, readDecimal, toDecimal } from '../../../src/domain/market/decimal.ts'
import { linePath, summarise } from '../../../src/domain/market/line.ts'
import { changeText, type Market, money, shortMoney } from '../../../src/domain/market/market.ts'
import { priceText } from '../../../src/domain/market/price-text.ts'
import { smallPrice } from '../../../src/domain/market/small-price.ts'
import { spreadOf } from '../../../src/domain/market/spread.ts'

const market = (volume: number | null): Market => ({
  exchange: 'X',
  pair: null,
  price: 1,
  link: null,
  utime: null,
  volume,
})

test('totalVolume sums the published volumes of markets', () => {
  expect(totalVolume([market(5), market(null), market(7)])).toBe(12)
  expect(totalVolume([market(0)])).toBe(0)
  expect(totalVolume([market(null)])).toBeNull()
  expect(totalVolume([])).toBeNull()
})

test.each([
  [1.284, '+1.28%'],
  [-1.28, '−1.28%'],
  [0, '0.00%'],
  [-0.001, '0.00%'],
  [12345.6, '+12,345.60%'],
])('changeText of %d is %s', (percent, text) => {
  expect(changeText(percent)).toBe(text)
})

describe('the price line', () => {
  const points = [
    { utime: 10, value: 4 },
    { utime: 20, value: 8 },
    { utime: 40, value: 2 },
    { utime: 50, value: 5 },
  ]

  test('summarise finds first, last, lowest and highest point and the change of a price line', () => {
    expect(summarise(points)).toEqual({
      first: points[0],
      last: points[3],
      min: points[2],
      max: points[1],
      change: 25,
    })
    expect(summarise([{ utime: 1, value: 0 }])).toMatchObject({ change: null })
    expect(summarise([points[0]!, { utime: 20, value: 0 }])).toMatchObject({ change: -100 })
    expect(summarise([{ utime: 1, value: 0 }, points[0]!])).toMatchObject({ change: null })
    expect(summarise([])).toBeUndefined()
  })

  test('linePath goes right with time and up with the price', () => {
    expect(linePath(points)).toBe('M0.00 66.67L25.00 0.00L75.00 100.00L100.00 50.00')
  })

  test('a gap in a price line is no price, and interrupts the line', () => {
    const gap = { utime: 30, value: null }
    const line = [...points.slice(0, 2), gap, ...points.slice(2)]
    expect(summarise([gap, ...line, gap])).toEqual(summarise(points))
    expect(summarise([gap])).toBeUndefined()
    expect(linePath(line)).toBe('M0.00 66.67L25.00 0.00M75.00 100.00L100.00 50.00')
  })

  test('linePath draws a constant price in the middle, and is empty without points', () => {
    const flat = points.map(point => ({ ...point, value: 3 }))
    expect(linePath(flat)).toBe('M0.00 50.00L25.00 50.00L75.00 50.00L100.00 50.00')
    expect(linePath([{ utime: 5, value: 3 }])).toBe('M0.00 50.00')
    expect(linePath([])).toBe('')
  })
})

test('money is formatted in its currency', () => {
  expect(money(3.0971, 'usd', 4)).toBe('$3.0971')
  expect(money(1234567.4, 'usd', 0)).toBe('$1,234,567')
  expect(money(2.5, 'eur', 2)).toBe('€2.50')
  expect(money(244.9, 'rub', 4)).toBe('₽244.9000')
  expect(money(21.9, 'cny', 4)).toBe('¥21.9000')
  expect(shortMoney(15_485_500_000, 'usd')).toBe('$15.5B')
})

test.each([
  [1234.56, '$1,235'],
  [0.0000123456, '$0.00001235'],
  [1e-12, '$0.000000000001'],
  [9.99996, '$10'],
  [123_456.7, '$123,457'],
  [1e22, '$10,000,000,000,000,000,000,000'],
  [1.5e-100, `$0.${'0'.repeat(99)}2`],
  [1e-120, '$0'],
  [0, '$0'],
])('smallPrice of %d is %s', (value, text) => {
  expect(smallPrice(value, 'usd')).toBe(text)
})

test.each([
  [3.0971, '$3.0971'],
  [0.01, '$0.0100'],
  [0.0099, '$0.0099'],
  [0.0000123456, '$0.00001235'],
  [1e-12, '$0.000000000001'],
  [0, '$0.0000'],
  [999_999.5, '$999,999.5000'],
  [1e6, '$1,000,000'],
  [1e12, '$1,000,000,000,000'],
])('priceText of %d is %s, not a row of zeros', (value, text) => {
  expect(priceText(value, 'usd')).toBe(text)
})

test('priceText uses the requested number of decimals from one cent upwards', () => {
  expect(priceText(3.0971, 'usd', 2)).toBe('$3.10')
  expect(priceText(0.004, 'usd', 2)).toBe('$0.004')
})

describe('the converter', () => {
  const of = (text: string) => readDecimal(text) as Decimal
  const price = toDecimal(3.1178)

  test.each([
    ['1', '3.12'],
    ['1,234.5', '3848.92'],
    ['0.1', '0.3118'],
    ['0.000000001', '0.000000003118'],
    ['90071992547409931.1', '280826458364314683.18'],
    ['0', '0'],
  ])('the converter turns %s TON into money, rounded', (typed, money) => {
    expect(coinsToMoney(of(typed), price)).toBe(money)
  })

  test('the converter turns money into TON, rounded to nine decimals', () => {
    expect(moneyToCoins(of('10'), price)).toBe('3.207389826')
    expect(moneyToCoins(of('10'), toDecimal(2.7))).toBe('3.703703704')
    expect(moneyToCoins(of('10'), toDecimal(0))).toBe('')
  })

  test.each([1e-12, 1e12])('the converter works at a price of %d', extreme => {
    expect(coinsToMoney(of('1'), toDecimal(extreme))).toBe(extreme > 1 ? '1000000000000' : '0.000000000001')
    expect(moneyToCoins(of('1'), toDecimal(extreme))).toBe(extreme > 1 ? '0' : '1000000000000')
  })
})

test.each(['TON', 'ton', 'GRAM'])('the TON price is found under the ticker %s', key => {
  const rate = { price: 3, day: null, week: null, month: null }
  expect(coinRate({ [key]: rate })).toBe(rate)
  expect(coinRate({ OTHER: rate })).toBeUndefined()
})

describe('the spread of markets', () => {
  const at = (exchange: string, price: number | null): Market => ({ ...market(null), exchange, price })

  test('the spread is between the lowest and highest price, in percent of the lowest', () => {
    expect(spreadOf([at('a', 3), at('b', null), at('c', 2), at('d', 2.5)])).toMatchObject({
      low: { exchange: 'c' },
      high: { exchange: 'a' },
      percent: 50,
    })
    expect(spreadOf([at('a', 3), at('b', 3)])).toMatchObject({ low: { exchange: 'a' }, percent: 0 })
  })

  test('the spread leaves out prices over an hour older than the newest, or without a time', () => {
    const timed = (exchange: string, price: number, utime: number | null) => ({ ...at(exchange, price), utime })
    const current = [timed('a', 3, 9000), timed('b', 2, 5400)]
    const old = [timed('c', 1, 5399), timed('d', 4, null)]
    const spread = { low: { exchange: 'b' }, high: { exchange: 'a' } }
    expect(spreadOf(current)).toMatchObject({ ...spread, isPartial: false })
    expect(spreadOf([...old, ...current])).toMatchObject({ ...spread, isPartial: true })
    expect(spreadOf([...old, timed('a', 3, 9000)])).toBeUndefined()
  })

  test('the spread does not count a market without a price among those with an old one', () => {
    expect(spreadOf([at('a', 3), at('b', null), at('c', 2)])).toMatchObject({ isPartial: false })
  })

  test('the spread needs two markets with a price', () => {
    expect(spreadOf([])).toBeUndefined()
    expect(spreadOf([at('a', 3), at('b', null)])).toBeUndefined()
  })
})
