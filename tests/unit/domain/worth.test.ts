import { expect, test } from 'vitest'
import type { JettonBalance } from '../../../src/domain/jetton/jetton.ts'
import { byTrustAndWorth, walletsByWorth, worthInAll, worthOf, worthText } from '../../../src/domain/jetton/worth.ts'
import type { Trust } from '../../../src/domain/token/trust.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { ALICE } from '../../support/transaction.ts'

const held = (name: string, balance: string, price: number | null, trust: Trust = 'none'): JettonBalance => ({
  jetton: { address: ALICE, name, symbol: name, image: null, decimals: 2, trust },
  wallet: null,
  balance,
  price,
})

test('worthOf a balance is its units times the price', () => {
  expect(worthOf(held('A', '250', 4))).toBe(10)
  expect(worthOf(held('A', '0', 4))).toBe(0)
  expect(worthOf(held('A', '250', null))).toBe(null)
})

test('byTrustAndWorth lists trusted jettons first, blacklisted last, and by value within each', () => {
  const all = [
    held('scam', '100000', 9000, 'blacklist'),
    held('unknown', '900', null),
    held('little', '100', 1),
    held('much', '100', 50, 'graylist'),
    held('known without a price', '1', null, 'whitelist'),
    held('known', '100', 2, 'whitelist'),
    held('worthless', '1', 1e-9),
  ]
  const names = byTrustAndWorth(all).map(({ jetton }) => jetton.name)
  expect(names).toEqual(['known', 'known without a price', 'much', 'little', 'worthless', 'unknown', 'scam'])
})

test('jettons of equal value keep the indexer’s order', () => {
  const names = byTrustAndWorth([held('b', '1', null), held('a', '1', null)]).map(({ jetton }) => jetton.name)
  expect(names).toEqual(['b', 'a'])
})

test('walletsByWorth lists wallets by trust and worth, then emptied ones by trust, each once', () => {
  const walletOf = (digit: string): RawAddress => `0:${digit.repeat(64)}`
  const at = (digit: string, balance: JettonBalance) => ({ ...balance, wallet: walletOf(digit) })
  const balances = [
    at('1', held('little', '100', 1)),
    at('2', held('much', '100', 50)),
    at('3', held('in no listed wallet', '100', 99)),
    held('in an unknown wallet', '100', 99),
  ]
  const wallets = {
    [walletOf('1')]: held('little', '0', null).jetton,
    [walletOf('2')]: held('much', '0', null).jetton,
    [walletOf('4')]: held('emptied', '0', null).jetton,
    [walletOf('5')]: held('emptied, trusted', '0', null, 'whitelist').jetton,
  }
  expect(walletsByWorth({ balances, wallets }).map(({ wallet, jetton }) => [wallet, jetton.name])).toEqual([
    [walletOf('2'), 'much'],
    [walletOf('1'), 'little'],
    [walletOf('5'), 'emptied, trusted'],
    [walletOf('4'), 'emptied'],
  ])
})

test('worthInAll sums jettons with a price that are not blacklisted', () => {
  const all = [held('A', '250', 4), held('B', '100', null), held('C', '100', 0.5), held('D', '100', 9, 'blacklist')]
  expect(worthInAll(all)).toEqual({ sum: 10.5, priced: 2 })
  expect(worthInAll([])).toEqual({ sum: 0, priced: 0 })
})

test.each([
  [1234.5, '$1,234.50'],
  [0.99, '$0.99'],
  [0.01, '$0.01'],
  [0.0099, '<$0.01'],
  [1e-12, '<$0.01'],
  [0, '$0.00'],
])('worthText of %s dollars is %s', (worth, text) => {
  expect(worthText(worth, { currency: 'usd', rate: 1 })).toBe(text)
})

test('worthText converts dollars into the chosen currency', () => {
  expect(worthText(2, { currency: 'eur', rate: 0.9 })).toBe('€1.80')
  expect(worthText(0.001, { currency: 'rub', rate: 8 })).toBe('<₽0.01')
  expect(worthText(0.009, { currency: 'rub', rate: 100 })).toBe('₽0.90')
  expect(worthText(0.01, { currency: 'eur', rate: 0.9 })).toBe('<€0.01')
})
