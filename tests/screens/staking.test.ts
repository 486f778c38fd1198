import { expect, test } from 'vitest'
import { DAY, MINUTE } from '../../src/lib/time.ts'
import { eventually } from '../support/eventually.ts'
import { closeScreen, figureOf, type OpenScreen, openScreen, part } from '../support/screen.ts'
import { remember } from './support/remember.ts'

const load = () => import('../../src/islands/staking/StakingScreen.tsx')
const PATH = '/v2/staking/pools'
const TON = 1_000_000_000
const pool = (i: number) => ({
  address: `0:${(i + 1).toString(16).padStart(64, '0')}`,
  name: `Pool ${i}`,
  total_amount: (i + 1) * TON,
  implementation: 'tf',
  apy: i / 100,
  min_stake: TON,
  current_nominators: 9 - i,
  max_nominators: 40,
})
const answer = (body: object): OpenScreen => ({ faults: [{ match: PATH, status: 200, body }] })
const cards = () =>
  [...document.querySelectorAll('[aria-label="Staking pools"] li')].map(card => card.textContent.match(/Pool \d/)?.[0])

test('the list of pools is busy while it loads', async () => {
  await openScreen('/staking', load, { faults: [{ match: PATH, delayMs: 60_000 }] })
  await eventually(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
  expect(cards()).toEqual([])
})

test('the staking screen reports a failed load without empty frames, and Try Again loads the pools', async () => {
  const { network, screen, user } = await openScreen('/staking', load, { faults: [{ match: PATH, status: 500 }] })
  await screen.findByText('Failed to load staking pools')
  for (const frame of ['Total Pools', 'Total staked by kind of pool', 'What it would earn', 'Sort by'])
    expect(screen.queryByText(frame)).toBeNull()
  await network.reset()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('link', { name: 'Lens Pool' })
})

test('the staking screen says when there are no pools', async () => {
  const { screen } = await openScreen('/staking', load, answer({ pools: [], implementations: {} }))
  await screen.findByText('No staking pools found')
  expect(['Total Pools', 'Average APY'].map(figureOf)).toEqual(['0', '—'])
})

test('a list of unreadable pools is not called empty', async () => {
  const { screen } = await openScreen('/staking', load, answer({ pools: [7, { apy: 5 }] }))
  await screen.findByText('2 entries could not be read.')
  expect(screen.queryByText('No staking pools found')).toBeNull()
  expect(['Total Pools', 'Total Staked', 'Average APY'].map(figureOf)).toEqual(['—', '—', '—'])
})

test('totals of pools are unknown if one is unreadable', async () => {
  const { screen } = await openScreen('/staking', load, answer({ pools: [pool(1), 7] }))
  await screen.findByRole('link', { name: 'Pool 1' })
  expect(['Total Pools', 'Total Staked', 'Total Nominators'].map(figureOf)).toEqual(['—', '—', '—'])
})

test('pool names are shown as text, and unknown values as unknown', async () => {
  const pools = [{ ...pool(1), name: '<b>Bold</b>\u202e' }, { name: 'x'.repeat(10_000) }, 7]
  const { screen } = await openScreen('/staking', load, answer({ pools }))
  await screen.findByRole('link', { name: '<b>Bold</b>' })
  screen.getByText('1 entry could not be read.')
  const odd = screen.getAllByRole('listitem').find(item => item.textContent.includes('Pool #2'))
  expect(odd?.textContent.match(/—/g)).toHaveLength(7)
})

test('pools are sorted by yield, amount and users', async () => {
  const { screen, user } = await openScreen('/staking', load, answer({ pools: [2, 1, 3].map(pool) }))
  await eventually(() => expect(cards()).toEqual(['Pool 3', 'Pool 2', 'Pool 1']))
  await user.click(screen.getByRole('button', { name: 'Users' }))
  await eventually(() => expect(cards()).toEqual(['Pool 1', 'Pool 2', 'Pool 3']))
  await user.click(screen.getByRole('button', { name: 'Amount' }))
  await eventually(() => expect(cards()).toEqual(['Pool 3', 'Pool 2', 'Pool 1']))
})

test('a pool with a negative yield is shown like the others, in its card and its badge', async () => {
  const pools = [-0.5, 4.2371].map((apy, place) => ({ ...pool(place), name: `Yield of ${apy};`, apy }))
  const { screen } = await openScreen('/staking', load, answer({ pools }))
  const yields = async (apy: number) => {
    const link = await screen.findByRole('link', { name: `Yield of ${apy};` })
    return link.closest('li')?.textContent.match(/-?[\d.]+%/g)
  }
  expect(await yields(-0.5)).toEqual(['-0.50%', '-0.5%'])
  expect(await yields(4.2371)).toEqual(['4.24%', '4.2371%'])
})

test('an invalid amount of the staking calculator is kept and explained', async () => {
  const { screen, user } = await openScreen('/staking', load, answer({ pools: [{ ...pool(1), apy: 4.2371 }] }))
  const amount = await screen.findByRole('textbox', { name: 'Amount in TON' })
  await eventually(() => expect(document.body.textContent).toContain('42.371 TON'))
  for (const [wrong, words] of [
    ['1,5', 'Write decimals after a point: 1.5.'],
    ['-3', 'Write an amount without a sign.'],
    ['ten', 'Write a number, such as 12.5.'],
  ] as const) {
    await user.clear(amount)
    await user.type(amount, wrong)
    await screen.findByText(words)
    expect(amount).toHaveProperty('value', wrong)
  }
})

test('a pool’s kind is named in the singular, and a liquid pool shows its jetton, rate and holders', async () => {
  const { screen } = await openScreen('/staking', load)
  const link = await screen.findByRole('link', { name: 'Liquid Lens' })
  const card = link.closest('li')
  await eventually(() => expect(card?.textContent).toMatch(/Holders\d.*Jetton\w+.*Rate1(?:\.\d+)? TON/))
  expect(card?.textContent).toContain('Liquid pool')
  expect(card?.textContent).not.toMatch(/Liquid pools|Nominators/)
  expect(card?.querySelector('a[href^="/jetton/"]')).not.toBeNull()
  const other = screen.getByRole('link', { name: 'Lens Pool' }).closest('li')
  expect(other?.textContent).toMatch(/Nominator pool(?!s).*Nominators\d+ of \d+/)
})

test.each([
  [30 * MINUTE, 'Holders7JettonTIDERate2 TON'],
  [6 * DAY, 'Holders—JettonTIDERate—'],
])('a liquid pool whose jetton is remembered for %i ms reads “%s” when its refresh fails', async (age, figures) => {
  const master = `0:${'1'.repeat(64)}` as const
  const remembered = part(
    async () => {
      await remember('staking-pools', { pools: [], unreadable: 0 }, 30 * MINUTE)
      await remember(`jetton:${master}`, { symbol: 'TIDE', decimals: 9, supply: `${5 * TON}`, holders: 7 }, age)
      return (await import('../../src/islands/staking/LiquidFigures.tsx')).default
    },
    { master, pool: { total: `${10 * TON}` } as never },
  )
  await openScreen('/staking', remembered, { faults: [{ match: '/', status: 400 }] })
  await eventually(() => expect(document.querySelector('main')?.textContent).toBe(figures))
})

test('an amount equal to a pool’s minimum is accepted', async () => {
  const { screen, user } = await openScreen('/staking', load, answer({ pools: [{ ...pool(1), apy: 4 }] }))
  const amount = await screen.findByRole('textbox', { name: 'Amount in TON' })
  await user.clear(amount)
  await user.type(amount, '0.9')
  await screen.findByText('This pool takes 1 TON or more.')
  await user.clear(amount)
  await user.type(amount, '1')
  await screen.findByText('0.04 TON')
  expect(screen.queryByText('This pool takes 1 TON or more.')).toBeNull()
})

test('an empty pool is shown when it is the pool in the URL, and hidden otherwise', async () => {
  const empty = { ...pool(2), total_amount: 0, current_nominators: 0 }
  const pools = answer({ pools: [pool(1), empty] })
  const first = await openScreen('/staking', load, pools)
  await first.screen.findByRole('link', { name: 'Pool 1' })
  expect(cards()).toEqual(['Pool 1'])
  await closeScreen()
  const { screen } = await openScreen(`/staking/${empty.address}`, load, pools)
  await screen.findByRole('link', { name: 'Pool 2' })
  expect(cards()).toContain('Pool 2')
})

test('a kind of pools whose stakes are unknown shows no total, and no kind a share', async () => {
  const { total_amount, ...unknown } = pool(2)
  const pools = [pool(1), { ...unknown, implementation: 'whales' }]
  await openScreen('/staking', load, answer({ pools }))
  const kinds = () => [...document.querySelectorAll('ul.pad > li')].slice(0, 2).map(kind => kind.textContent)
  const expected = [/2 TON —$/, /— —$/].map(text => expect.stringMatching(text))
  await eventually(() => expect(kinds()).toEqual(expected))
})

test('the total stake of pools is unknown if one is, and pools that state no nominators are counted', async () => {
  const { total_amount, ...noStake } = pool(2)
  const { current_nominators, ...liquid } = pool(3)
  const { screen } = await openScreen('/staking', load, answer({ pools: [pool(1), noStake, liquid] }))
  await screen.findByRole('link', { name: 'Pool 1' })
  const tile = (label: string) => screen.getByText(label).parentElement?.textContent
  expect(tile('Total Staked')).toBe('Total Staked—TON, in these pools')
  expect(tile('Average APY')).toBe('Average APY0.02%every pool counting alike')
  expect(tile('Total Nominators')).toBe('Total Nominators15not stated by 1 pool')
  await closeScreen()
  await openScreen('/staking', load, answer({ pools: [pool(1), pool(3)] }))
  await eventually(() => expect(tile('Total Staked')).toBe('Total Staked6 TON, in these pools'))
})

test('no pool is marked when the URL names none, not even one without an address', async () => {
  const { screen } = await openScreen('/staking', load, answer({ pools: [pool(1), { name: 'Nameless' }] }))
  await screen.findAllByText('Nameless')
  expect(document.querySelector('[aria-current]')).toBeNull()
})
