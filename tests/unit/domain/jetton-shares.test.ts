import { expect, test } from 'vitest'
import type { JettonHolder } from '../../../src/domain/jetton/holders.ts'
import { topShares } from '../../../src/domain/jetton/shares.ts'

const jetton = (supply: string | null) => ({
  address: `0:${'1'.repeat(64)}` as const,
  symbol: 'TIDE',
  name: 'Tide',
  image: null,
  decimals: 6,
  trust: 'none' as const,
  supply,
  holders: 2,
  description: null,
  mintable: null,
  admin: null,
  known: {},
  links: [],
  scale: null,
})
const holder = (balance: string): JettonHolder => ({
  rank: 1,
  owner: null,
  wallet: null,
  isWallet: null,
  balance,
})

test('topShares returns shares as text and as a number', () => {
  expect(topShares(jetton('2000000'), [holder('250000')])).toEqual([{ top: 1, percent: '12.50%', share: 12.5 }])
})

test('a holder of more than the supply has a share above 100 percent', () => {
  expect(topShares(jetton('1'), [holder('9'.repeat(12))])[0]?.share).toBeGreaterThan(100)
})

test('topShares is empty for an unknown or zero supply', () => {
  for (const supply of [null, '0']) expect(topShares(jetton(supply), [holder('5')])).toEqual([])
})

test('topShares is empty for an impossible supply', () => {
  const untrue = jetton(String(2n ** 256n))
  expect(topShares(untrue, [holder('250000')])).toEqual([])
})

test('topShares is empty until the scale of the balances is known', () => {
  expect(topShares({ ...jetton('2000000'), scale: undefined }, [holder('250000')])).toEqual([])
})
