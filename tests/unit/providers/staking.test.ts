import { expect, test } from 'vitest'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE } from '../../support/transaction.ts'

const { network, provider } = providerTests(() => import('../../../src/providers/indexer/staking.ts'))

const row = {
  address: ALICE,
  name: 'Tonkeeper pool',
  total_amount: 12696000000000,
  implementation: 'liquidTF',
  apy: 5.31,
  min_stake: 5000000000,
  cycle_start: 1,
  cycle_end: 2,
  verified: true,
  current_nominators: 10,
  max_nominators: -1,
  nominators_stake: 1,
  validator_stake: 1,
}
const implementations = { liquidTF: { name: 'Liquid pools', description: '', url: '', socials: [] }, odd: { name: 7 } }
const read = (pools: unknown, rest: object = { implementations }) => {
  network.announce('/v2/staking/pools', { body: { pools, ...rest } })
  return provider.getStakingPools(fakeCall())
}

test('staking pools are read from the provider’s current shape', async () => {
  expect(await read([row])).toEqual({
    pools: [
      {
        id: 0,
        address: ALICE,
        name: 'Tonkeeper pool',
        kind: 'Liquid pools',
        total: '12696000000000',
        minStake: '5000000000',
        apy: 5.31,
        nominators: 10,
        mostNominators: null,
        isLiquid: null,
        jetton: null,
        roundEnd: 2,
      },
    ],
    unreadable: 0,
  })
})

test('a liquid pool without a count of holders has an unknown number, not 0', async () => {
  const { pools } = await read([{ ...row, liquid_jetton_master: ALICE, current_nominators: 0 }])
  expect(pools).toMatchObject([{ nominators: null, jetton: ALICE }])
})

test('staking pools are read as liquid, locked for a round, or with limited places', async () => {
  const { pools } = await read([
    { ...row, liquid_jetton_master: ALICE, cycle_end: 0 },
    { ...row, implementation: 'tf', max_nominators: 40 },
    { ...row, implementation: 'whales', cycle_end: 'soon', max_nominators: 'all' },
  ])
  expect(pools).toMatchObject([
    { isLiquid: true, jetton: ALICE, nominators: 10, mostNominators: null, roundEnd: null },
    { isLiquid: false, mostNominators: 40, roundEnd: 2 },
    { isLiquid: false, mostNominators: null, roundEnd: null },
  ])
})

test('staking pools are read with an older field of nominators, and by the key of an undescribed kind', async () => {
  const { current_nominators: _, ...rest } = row
  const rows = [
    { ...rest, nominators_count: '3', implementation: 'whales' },
    { ...rest, implementation: 'odd' },
    { ...rest, implementation: 'constructor' },
  ]
  expect((await read(rows)).pools).toMatchObject([
    { nominators: 3, kind: 'whales' },
    { nominators: null, kind: 'odd' },
    { nominators: null, kind: 'constructor' },
  ])
  expect((await read([row], {})).pools).toMatchObject([{ kind: 'liquidTF' }])
})

test.each([
  ['negative', { total_amount: -1, min_stake: -1, apy: -101, current_nominators: -1 }],
  ['beyond belief', { total_amount: '9'.repeat(99), min_stake: '9'.repeat(99), apy: 1e300, current_nominators: 1e300 }],
  ['no figures', { total_amount: '1.5', min_stake: {}, apy: '5', current_nominators: 'many' }],
  ['missing', { total_amount: undefined, min_stake: undefined, apy: undefined, current_nominators: undefined }],
])('staking pool values that are %s are unknown', async (_, parts) => {
  expect((await read([{ ...row, ...parts }])).pools).toMatchObject([
    { total: null, minStake: null, apy: null, nominators: null },
  ])
})

test('names of staking pools are cleaned to a line of text', async () => {
  const rows = [
    { ...row, name: '<img src=x onerror=alert(1)>\u202e' },
    { ...row, name: '\u200b' },
    { ...row, name: 'x'.repeat(10_000) },
    { ...row, address: 'nowhere', name: ['x'] },
  ]
  const { pools } = await read(rows)
  expect(pools.map(({ name }) => name)).toEqual(['<img src=x onerror=alert(1)>', null, `${'x'.repeat(199)}…`, null])
  expect(pools[3]).toMatchObject({ address: null })
})

test('unreadable staking pools are dropped and counted, and the others keep their ids', async () => {
  const { pools, unreadable } = await read([7, null, { apy: 5 }, row, []])
  expect(pools.map(({ id }) => id)).toEqual([3])
  expect(unreadable).toBe(4)
})

test('an answer without a list of staking pools is malformed', async () => {
  await expect(read(undefined)).rejects.toMatchObject({ kind: 'malformed' })
})
