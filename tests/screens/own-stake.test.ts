import { expect, test } from 'vitest'
import { DAY } from '../../src/lib/time.ts'
import { eventually } from '../support/eventually.ts'
import type { NetworkState } from '../support/network.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { remember } from './support/remember.ts'
import { roundOf } from './support/round.ts'

const OWN = `-1:${'a'.repeat(64)}` as const
const OTHER = `-1:${'b'.repeat(64)}` as const
const TON = 1_000_000_000

const load = part(async () => (await import('../../src/islands/address/OwnStake.tsx')).default, {
  raw: OWN,
  isPool: false,
  isValidator: true,
})
const validator = (address: string, stake: number) => ({ address, stake: stake * TON, max_factor: 196_608 })

/** Expects figures of the card of `OWN`, listed with 300 TON beside `others`, in a round of `total`. */
async function expectBeside(others: unknown[], total: number, expected: Record<string, string>) {
  const body = { validators: [validator(OWN, 300), ...others] }
  await openScreen(`/address/${OWN}`, load, {
    faults: ({ now }: NetworkState) => [{ match: '/v2/blockchain/validators', status: 200, body }, roundOf(now, total)],
  })
  const { $round } = await import('../../src/stores/round.ts')
  await eventually(() => expect($round().value).toMatchObject({ status: 'ready', value: { total } }))
  await eventually(() => expect(factsOf()).toEqual(expected))
}

test('a validator’s share of weight is computed from its counted stake', async () => {
  await expectBeside([validator(OTHER, 100)], 2, {
    Weight: '75.00%',
    Rank: '1 of 2',
    'Stake submitted': '300 TON',
    'Stake that counts': '300 TON',
  })
})

test.each([
  ['is missing in the list', [validator(OTHER, 100)], 300],
  ['cannot be read', [validator(OTHER, 100), 7], 3],
])('weight, rank and counted stake of a validator are unknown when another one %s', async (_, others, total) => {
  await expectBeside(others, total, { Weight: '—', Rank: '—', 'Stake submitted': '300 TON' })
})

test('a remembered stake of an address has its age', async () => {
  const remembered = async () => {
    const own = { id: 0, address: OWN, written: null, adnl: null, stake: '300000000000', maxFactor: 196_608 }
    const facts = { total: 1, totalStake: null, minStake: null, electAt: null, electClose: null, unreadable: 0 }
    await remember('validators', { validators: [own], ...facts }, 6 * DAY)
    return load()
  }
  const faults = [{ match: '/v2/blockchain/validators', status: 400 }]
  const { screen } = await openScreen(`/address/${OWN}`, remembered, { faults })
  const age = await screen.findByText('6d ago')
  expect(age.closest('section')?.textContent).toContain('as tonapi lists it · 6d ago')
})

/** Opens the card of `OWN` as a pool, once these pools are loaded. */
async function openPool(pools: object[]) {
  const card = part(async () => (await import('../../src/islands/address/OwnStake.tsx')).default, {
    raw: OWN,
    isPool: true,
    isValidator: false,
  })
  const faults = [{ match: '/v2/staking/pools', status: 200, body: { pools, implementations: {} } }]
  const { screen } = await openScreen(`/address/${OWN}`, card, { faults })
  const { $poolsBehind } = await import('../../src/stores/own-stake.ts')
  await eventually(() => expect($poolsBehind().value).toMatchObject({ status: 'ready' }))
  return screen
}
const pool = (address: string, rest: object = {}) => ({
  address,
  name: 'Lens Pool',
  implementation: 'tf',
  total_amount: 1234.9 * TON,
  min_stake: 10.5 * TON,
  apy: 4.256,
  current_nominators: 7,
  max_nominators: 40,
  ...rest,
})

test('the card of a pool has its yield, size, least stake and nominators, and no others’', async () => {
  const screen = await openPool([pool(OTHER, { apy: 9, current_nominators: 1 }), pool(OWN)])
  await screen.findByText('APY')
  expect(factsOf()).toEqual({
    APY: '4.26%',
    'Total staked': '1,234 TON',
    'Min stake': '10.5 TON',
    Nominators: '7 of 40',
  })
  expect(screen.getByRole('region', { name: 'Staking pool' }).getAttribute('aria-busy')).toBe('false')
  expect(screen.queryByText('Validator of the running round')).toBeNull()
})

test('unknown figures of a pool are “—”, and a number of nominators without a limit is alone', async () => {
  const unknown = { apy: null, total_amount: null, min_stake: null, max_nominators: null }
  const screen = await openPool([pool(OWN, { ...unknown, current_nominators: 1234 })])
  await screen.findByText('APY')
  expect(factsOf()).toEqual({ APY: '—', 'Total staked': '—', 'Min stake': '—', Nominators: '1,234' })
})

test('an account that no list of pools has gets no card of a pool', async () => {
  const screen = await openPool([pool(OTHER)])
  await eventually(() => expect(screen.queryByRole('region', { name: 'Staking pool' })).toBeNull())
  expect(screen.queryByText('APY')).toBeNull()
})
