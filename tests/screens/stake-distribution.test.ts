import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import type { NetworkState } from '../support/network.ts'
import { openScreen, part } from '../support/screen.ts'
import { roundOf } from './support/round.ts'

const validators = ['a', 'b'].map((digit, id) => ({
  id,
  address: `-1:${digit.repeat(64)}`,
  written: null,
  adnl: null,
  stake: '300000000000',
  maxFactor: 196_608,
}))
const set = { validators, total: 2, totalStake: null, minStake: null, electAt: null, electClose: null, unreadable: 0 }

const load = part(async () => (await import('../../src/islands/validators/StakeDistribution.tsx')).StakeDistribution, {
  set: set as never,
})

/** Opens the distribution of the list, and waits for the end of the request for its round. */
async function open(faults: Parameters<typeof openScreen>[2], status: 'ready' | 'failed') {
  const { screen } = await openScreen('/validators', load, faults)
  const { $round } = await import('../../src/stores/round.ts')
  await eventually(() => expect($round().value).toMatchObject({ status }))
  return screen
}

test('the distribution of stake is not shown when it is not known whether all validators are listed', async () => {
  const faults = [
    { match: 'getConfigParam', status: 400 },
    { match: '/blockchain/config', status: 400 },
  ]
  const screen = await open({ faults }, 'failed')
  await eventually(() => expect(screen.queryByText(/holds? a third/)).toBeNull())
})

test('the distribution of stake is shown for all elected validators', async () => {
  const screen = await open({ faults: ({ now }: NetworkState) => [roundOf(now, 2)] }, 'ready')
  await screen.findByText(/holds? a third/)
})

/** Text about the largest validators of a list with these stakes in TON. */
async function holdersOf(stakes: number[], maxFactor: number) {
  const listed = stakes.map((stake, id) => ({
    id,
    address: `-1:${String(id).repeat(64)}`,
    written: null,
    adnl: null,
    stake: `${stake}000000000`,
    maxFactor,
  }))
  const distribution = part(
    async () => (await import('../../src/islands/validators/StakeDistribution.tsx')).StakeDistribution,
    { set: { ...set, validators: listed, total: stakes.length } as never },
  )
  await openScreen('/validators', distribution, {
    faults: ({ now }: NetworkState) => [roundOf(now, stakes.length)],
  })
  return () => document.querySelector('figcaption')?.textContent
}

test('the largest validators are counted until they have a third and half of the counted stakes', async () => {
  // Five stakes count 100 each: two have 40 %, three have 60 %. By the submitted ones the first alone has 69 %.
  const text = await holdersOf([900, 100, 100, 100, 100], 65_536)
  const [third, half] = ['a third of the weight', 'half of the weight']
  await eventually(() => expect(text()).toBe(`2largest validators hold ${third}3largest validators hold ${half}`))
})

test('a single validator with half of the weight is said to hold it alone', async () => {
  const text = await holdersOf([300, 100], 655_360)
  const [third, half] = ['a third of the weight', 'half of the weight']
  await eventually(() => expect(text()).toBe(`1validator alone holds ${third}1validator alone holds ${half}`))
})
