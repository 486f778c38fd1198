import { expect, test } from 'vitest'
import { factsOf, openScreen, part } from '../support/screen.ts'

const OWN = `-1:${'a'.repeat(64)}` as const
const OTHER = `-1:${'b'.repeat(64)}` as const
const TON = 1_000_000_000

const load = part(async () => (await import('../../src/islands/address/OwnStake.tsx')).default, {
  raw: OWN,
  isPool: false,
  isValidator: true,
})
const validator = (address: string, stake: number) => ({ address, stake: stake * TON, max_factor: 196_608 })

/** Figures of the card of `OWN`, of an answer that lists it with 300 TON beside `others`. */
async function figuresBeside(others: unknown[], total: number) {
  const body = { validators: [validator(OWN, 300), ...others], total }
  const { screen } = await openScreen(`/address/${OWN}`, load, {
    faults: [{ match: '/v2/blockchain/validators', status: 200, body }],
  })
  await screen.findByText('Stake submitted')
  return factsOf()
}

test('a validator’s share of weight is computed from its counted stake', async () => {
  expect(await figuresBeside([validator(OTHER, 100)], 2)).toEqual({
    Weight: '75.00%',
    Rank: '1 of 2',
    'Stake submitted': '300 TON',
    'Stake that counts': '300 TON',
  })
})

test.each([
  ['is missing in the list', [validator(OTHER, 100)], 3],
  ['cannot be read', [validator(OTHER, 100), 7], 3],
])('weight, rank and counted stake of a validator are unknown when another one %s', async (_, others, total) => {
  expect(await figuresBeside(others, total)).toEqual({ Weight: '—', Rank: '—', 'Stake submitted': '300 TON' })
})
