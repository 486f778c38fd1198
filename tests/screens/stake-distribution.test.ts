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
