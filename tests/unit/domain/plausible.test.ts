import { expect, test } from 'vitest'
import type { JettonHolder } from '../../../src/domain/jetton/holders.ts'
import { exceedsSupply, isImpossible } from '../../../src/domain/jetton/plausible.ts'

const MAX_SUPPLY = 2n ** 120n - 1n

test.each<[string, number, boolean]>([
  ['0', 9, false],
  ['1000000000000000000', 18, false],
  [String(MAX_SUPPLY), 9, false],
  [String(MAX_SUPPLY + 1n), 9, true],
  [String(2n ** 256n), 9, true],
  ['1', 255, true],
  ['1', 36, false],
])('a supply of %s with %i decimals is impossible: %s', (supply, decimals, cannot) => {
  expect(isImpossible({ supply, decimals })).toBe(cannot)
})

test('isImpossible is false for an unknown supply', () => {
  expect(isImpossible({ supply: null, decimals: 9 })).toBe(false)
})

test('exceedsSupply reports holders of more than twice the supply', () => {
  const holder = (balance: string): JettonHolder => ({ rank: 1, owner: null, isWallet: null, wallet: null, balance })
  expect(exceedsSupply([holder('20'), holder('1')], '10')).toBe(false)
  expect(exceedsSupply([holder('1'), holder('21')], '10')).toBe(true)
  expect(exceedsSupply([holder('21')], null)).toBe(false)
})
