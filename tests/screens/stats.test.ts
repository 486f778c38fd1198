import { expect, test } from 'vitest'
import { DAY } from '../../src/lib/time.ts'
import { eventually } from '../support/eventually.ts'
import { closeScreen, factsOf, figureOf, openScreen } from '../support/screen.ts'
import { remember } from './support/remember.ts'
import { roundOf } from './support/round.ts'

const load = () => import('../../src/islands/stats/StatsScreen.tsx')

test('a failure of both providers of statistics shows one error, whose Try Again reloads every part', async () => {
  const { network, screen, user } = await openScreen('/stats', load, {
    faults: [
      { match: '/api/', status: 404 },
      { match: '/v2/', status: 404 },
    ],
  })
  for (const name of ['Network Activity', 'Validator Statistics', 'Block time'])
    await eventually(() => expect(screen.queryByRole('heading', { name })).toBeNull())
  await eventually(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
  await network.reset()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  for (const name of ['Network Activity', 'Validator Statistics', 'Network Health & Version'])
    await screen.findByRole('heading', { name })
  await eventually(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('failed block charts show one error, and blocks without values show one notice', async () => {
  const reduced = (rest: object) => ({ match: '/blockchain/reduced/blocks', ...rest })
  const { network, screen } = await openScreen('/stats', load, {
    faults: [reduced({ status: 404 }), { match: '/getBlockHeader', status: 404 }],
  })
  await screen.findByText('Failed to load the newest blocks')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await network.reset()
  await network.inject(reduced({ status: 404 }))
  screen.getByRole('button', { name: 'Try Again' }).click()
  await eventually(() => expect(screen.queryByText('Failed to load the newest blocks')).toBeNull())
  await eventually(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('transactions of a block are marked as its own alone when shard blocks are not counted', async () => {
  const { screen } = await openScreen('/stats', load, {
    faults: [{ match: '/blockchain/reduced/blocks', status: 404 }],
  })
  await screen.findByText(/^in #[\d,]+ alone$/)
  expect(screen.queryByText(/and its shard blocks$/)).toBeNull()
})

test('the network has no status while the newest block is only remembered', async () => {
  const remembered = async () => {
    const rest = {
      globalId: -239,
      version: 1,
      softwareVersion: 1,
      transactions: 3,
      feesCollected: '1',
      feesBurned: null,
    }
    const genUtime = Math.floor((Date.now() - DAY) / 1000)
    await remember('network-stats', { seqno: 5, genUtime, ...rest }, DAY)
    return load()
  }
  await openScreen('/stats', remembered, { faults: [{ match: '/', status: 400 }] })
  const status = () => factsOf().Status
  await eventually(() => expect(status()).toBe('No data availableits newest block was made 1d ago'))
})

test('one wrong row of an answer does not decide the block time for good', async () => {
  const block = (seqno: number, utime: number) => ({
    workchain_id: -1,
    shard: '8000000000000000',
    seqno,
    utime,
    tx_quantity: 1,
  })
  const { network } = await openScreen('/stats', load, {
    faults: ({ masterchain, now }) => [
      {
        match: '/blockchain/reduced/blocks',
        status: 200,
        body: { blocks: [block(masterchain + 1_000_000_000, now), block(masterchain - 1, now - 5)] },
      },
    ],
  })
  const { $blockBriefs } = await import('../../src/stores/blocks.ts')
  await expect.poll(() => $blockBriefs().value).toMatchObject({ status: 'ready', changing: false })
  await network.reset()
  $blockBriefs().refresh()
  await eventually(() => expect(factsOf()['Block time']).toMatch(/measured over \d{1,3} blocks$/))
})

test('the block time is not guessed while the times of blocks load', async () => {
  const { screen } = await openScreen('/stats', load, {
    faults: [
      { match: '/blockchain/reduced/blocks', delayMs: 60_000 },
      { match: '/getBlockHeader', delayMs: 60_000 },
    ],
  })
  await screen.findByText(/^in #[\d,]+ alone$/)
  expect(factsOf()['Block time']).toBe('')
})

test('validators are counted by the chain, and a list cut short has no total stake', async () => {
  const rows = [1, 2].map(i => ({ address: `-1:${String(i).repeat(64)}`, stake: 5e14 }))
  const validators = (total: number) => ({
    faults: ({ now }: { now: number }) => [
      { match: '/blockchain/validators', status: 200, body: { validators: rows, total_stake: 1e15 } },
      roundOf(now, total),
    ],
  })
  await openScreen('/stats', load, validators(400))
  const shown = () => ['Active Validators', 'Total Stake'].map(figureOf)
  const facts = () => [factsOf()['Total validators'], factsOf()['Total stake']]
  await eventually(() => expect([...shown(), ...facts()]).toEqual(['400', '—', '400', 'No data available']))
  await closeScreen()
  await openScreen('/stats', load, validators(2))
  await eventually(() => expect([...shown(), ...facts()]).toEqual(['2', '1,000,000 ', '2', '1,000,000 TON']))
})

test('the minimum stake and the time of the election are the indexer’s, or missing', async () => {
  const open = (more: object) =>
    openScreen('/stats', load, {
      faults: [{ match: '/blockchain/validators', status: 200, body: { validators: [], ...more } }],
    })
  const facts = () => [factsOf()['Minimum stake'], factsOf()['Election time']]
  await open({ min_stake: 300_000_255_000_000, elect_at: 1_700_000_000 })
  const date = expect.stringMatching(/^1[45] Nov 2023, /)
  await eventually(() => expect(facts()).toEqual(['300,000.25 TON', date]))
  await closeScreen()
  await open({})
  await eventually(() => expect(facts()).toEqual(['No data available', 'No data available']))
})
