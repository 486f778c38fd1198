import { beginCell } from '@ton/core'
import { expect, test, vi } from 'vitest'
import { MINUTE } from '../../src/lib/time.ts'
import { eventually } from '../support/eventually.ts'
import { closeScreen, figureOf, type OpenScreen, openScreen, rowsOf } from '../support/screen.ts'
import { roundOf } from './support/round.ts'

const load = () => import('../../src/islands/validators/ValidatorsScreen.tsx')
const PATH = '/v2/blockchain/validators'
const TON = 1_000_000_000

type Row = { address: string; stake: number; adnl_address: string }
const row = (i: number): Row => ({
  address: `-1:${(i + 1).toString(16).padStart(64, '0')}`,
  stake: (500_000 + ((i * 7919) % 1000) * 100) * TON,
  adnl_address: ((i * 7919) % 997).toString(16).padStart(64, '1'),
})
/** An answer, and a round of as many validators as it lists, or of `total`. */
const answer = (
  body: { validators: unknown[] | null; [fact: string]: unknown },
  total = body.validators?.length,
): OpenScreen => ({
  faults: ({ now }) => [{ match: PATH, status: 200, body }, ...(total ? [roundOf(now, total)] : [])],
})

const list = (count: number) => ({
  match: PATH,
  status: 200,
  body: { validators: Array.from({ length: count }, (_, i) => row(i)) },
})

test('the list of validators is busy and without rows while it loads', async () => {
  const { screen } = await openScreen('/validators', load, { faults: [{ match: PATH, delayMs: 60_000 }] })
  await eventually(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
  expect(screen.queryByRole('table', { name: 'Active Validators' })).toBeNull()
})

test('the validators screen reports a failed load, and Try Again loads the validators', async () => {
  const { network, screen, user } = await openScreen('/validators', load, { faults: [{ match: PATH, status: 500 }] })
  await screen.findByText('Failed to load validators')
  await network.reset()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('table', { name: 'Active Validators' })
})

test('the validators screen shows an answer’s error as text, not as HTML', async () => {
  const { screen } = await openScreen(
    '/validators',
    load,
    answer({ validators: [], error: 'No <b>elections</b> found' }),
  )
  await screen.findByText('Validator Data Unavailable')
  screen.getByText('No <b>elections</b> found')
})

test('the validators screen says that a set is empty, beside the set’s known values', async () => {
  const { screen } = await openScreen('/validators', load, answer({ validators: [], min_stake: 300_000 * TON }))
  await screen.findByText('No validator data available at the moment')
  screen.getByText('300,000')
  expect(figureOf('Total Stake')).toBe('—')
  // Facts of the round from the chain.
  for (const name of ['Total Validators', 'Election date'])
    await eventually(() => expect(figureOf(name)).toMatch(/^\d/))
})

test('the election date is shown as the start of the running round', async () => {
  const { screen } = await openScreen('/validators', load, answer({ validators: [], elect_at: 1_700_000_000 }))
  await screen.findByText(/^began \d\d:\d\d:\d\d/)
})

test('an answer without a list of validators shows “—” instead of zeros', async () => {
  const body = { validators: null, total: 0, total_stake: 0, min_stake: 0 }
  const { screen } = await openScreen('/validators', load, answer(body))
  await screen.findByText('Validator data temporarily unavailable. Please try again later.')
  await eventually(() => expect(screen.getAllByText('—')).toHaveLength(4))
  expect(screen.queryByText('0')).toBeNull()
  // Facts of the round from the chain.
  expect(screen.getByText('Total Validators').parentElement?.textContent).toMatch(/\d+in the running round/)
})

const WITHOUT_NODE = { match: '/getConfigParam', status: 400 }

test('the round and the next election come from tonapi when toncenter fails', async () => {
  const { screen } = await openScreen('/validators', load)
  const figures = [/^Began$/, /^Ends$/, /^Stake that counts$/, /^Next election opens$/, /^Max factor$/]
  const read = () => figures.map(name => screen.getByText(name).nextElementSibling?.textContent)
  await eventually(() => expect(read()).not.toContain('—'))
  const byNode = read()
  await closeScreen()
  const other = await openScreen('/validators', load, { faults: [WITHOUT_NODE] })
  const readOther = () => figures.map(name => other.screen.getByText(name).nextElementSibling?.textContent)
  await eventually(() => expect(readOther()).toEqual(byNode))
})

test('an unknown round shows no values and says so', async () => {
  const faults = [WITHOUT_NODE, { match: '/blockchain/config/raw', status: 400 }]
  const { screen } = await openScreen('/validators', load, { faults })
  await screen.findByText('Failed to load the running round')
  await screen.findByRole('table', { name: 'Active Validators' })
  for (const name of [/^Began$/, /^Ends$/, /^Stake that counts$/, /^Next election opens$/, /^Max factor$/])
    await eventually(() => expect(screen.getByText(name).nextElementSibling?.textContent).toBe('—'))
})

test('column headings sort validators in both directions', async () => {
  const validators = Array.from({ length: 20 }, (_, i) => row((i * 17) % 20))
  const { screen, user } = await openScreen('/validators', load, answer({ validators, total_stake: 0 }))
  const table = await screen.findByRole('table', { name: 'Active Validators' })
  const press = (name: RegExp) => user.click(screen.getByRole('button', { name }))
  const ranks = () => rowsOf(table).map(shown => Number(shown.querySelector('td')?.textContent))
  const byStake = validators.toSorted((a, b) => b.stake - a.stake)
  const wanted = (compare: (a: Row, b: Row) => number) => byStake.toSorted(compare).map(one => byStake.indexOf(one) + 1)
  const shown = (expected: number[]) => eventually(() => expect(ranks()).toEqual(expected))
  const sortOf = (name: RegExp) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
  await shown(validators.map((_, i) => i + 1))
  await press(/^Weight/)
  await shown(validators.map((_, i) => validators.length - i))
  expect(location.search).toBe('?sort=-weight')
  expect(sortOf(/^Weight/)).toBe('ascending')
  await press(/^Stake/)
  await shown(wanted((a, b) => b.stake - a.stake))
  expect([sortOf(/^Weight/), sortOf(/^Stake/)]).toEqual(['none', 'descending'])
  await press(/^Address/)
  await shown(wanted((a, b) => (a.address < b.address ? -1 : 1)))
  expect(sortOf(/^Address/)).toBe('ascending')
  await press(/^ADNL/)
  await press(/^ADNL/)
  await shown(wanted((a, b) => (a.adnl_address > b.adnl_address ? -1 : 1)))
})

test('a validator’s share of weight and its bar are computed from the counted stake', async () => {
  const stakes = [100, 900, 300].map((stake, i) => ({ ...row(i), stake: stake * TON, max_factor: 196_608 }))
  const { screen } = await openScreen('/validators', load, answer({ validators: stakes, total_stake: 1300 * TON }))
  const table = await screen.findByRole('table', { name: 'Active Validators' })
  const texts = rowsOf(table).map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/^1.*42\.86%.*900 TON.*300 .*count.*3×/)
  expect(texts[1]).toMatch(/^2.*42\.86%.*300 TON.*3×/)
  expect(texts[1]).not.toContain('of which')
  expect(texts[2]).toMatch(/^3.*14\.29%.*100 TON/)
  const bars = [...table.querySelectorAll<HTMLElement>('td [style]')].map(({ style }) => style.width)
  expect(bars).toEqual(['42.857%', '42.857%', '14.285%'])
  screen.getByText(/^Weight is the share of the stakes that count/)
})

test('weights are unknown when the list lacks an elected validator', async () => {
  const stakes = [100, 900].map((stake, i) => ({ ...row(i), stake: stake * TON, max_factor: 196_608 }))
  const { screen } = await openScreen('/validators', load, answer({ validators: stakes }, 3))
  await screen.findByText('Not all elected validators are listed: weights are not known.')
  const texts = rowsOf(screen.getByRole('table', { name: 'Active Validators' })).map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/^1.*—900 TON/)
  expect(texts.join()).not.toMatch(/%|of which/)
  expect(document.body.textContent).not.toMatch(/holds? a third/)
})

test('a list of validators that is cut short leaves their number to the chain and their total stake unknown', async () => {
  const body = { validators: [row(1), row(2)], total_stake: row(1).stake + row(2).stake }
  const { screen } = await openScreen('/validators', load, answer(body, 400))
  await screen.findByText('Not all elected validators are listed: weights are not known.')
  expect(['Total Validators', 'Total Stake'].map(figureOf)).toEqual(['400', '—'])
  expect(screen.getByText(/^Stake submitted$/).nextElementSibling?.textContent).toBe('—')
})

test.each([
  [{}, '—', '—'],
  [{ total: 2 }, '2', '2,000,000 '],
  [{ total: 3 }, '3', '—'],
])('without the round, totals of validators need the provider’s own number: %j', async (more, total, stake) => {
  const body = { validators: [row(1), row(2)], total_stake: 2_000_000 * TON, ...more }
  const faults = [{ match: PATH, status: 200, body }, WITHOUT_NODE, { match: '/blockchain/config/raw', status: 400 }]
  const { screen } = await openScreen('/validators', load, { faults })
  await screen.findByText('Failed to load the running round')
  await screen.findByRole('table', { name: 'Active Validators' })
  expect(['Total Validators', 'Total Stake'].map(figureOf)).toEqual([total, stake])
})

test('a full list of validators is not called incomplete when the round failed to load', async () => {
  const faults = [WITHOUT_NODE, { match: '/blockchain/config/raw', status: 400 }]
  const { screen } = await openScreen('/validators', load, { faults })
  await screen.findByText('Whether all elected validators are listed is not known, so weights are not shown.')
  expect(screen.queryByText(/^Not all elected validators are listed/)).toBeNull()
})

test('at the end of a round the screen shows the next round, with the weights of its validators', async () => {
  const { screen, network, state } = await openScreen('/validators', load, {
    visible: true,
    faults: ({ now }) => [list(2), roundOf(now, 2, now + 5)],
  })
  await screen.findByText(/^Shares are of the stakes submitted/)
  await network.reset()
  await network.inject(list(3), roundOf(state.now, 3, state.now + 5000))
  await screen.findByText(/^ends in 1h/)
  const { $validators } = await import('../../src/stores/validators.ts')
  $validators().refresh()
  await eventually(() => expect(figureOf('Total Validators')).toBe('3'))
  await screen.findByText(/^Shares are of the stakes submitted/)
})

test('a list of another length than the known round reloads the round, as the device clock may be behind', async () => {
  const { screen, network, state } = await openScreen('/validators', load, {
    faults: ({ now }) => [list(2), roundOf(now, 2)],
  })
  await screen.findByText(/^Shares are of the stakes submitted/)
  await network.reset()
  await network.inject(list(3), roundOf(state.now, 3, state.now + 5000))
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 2 * MINUTE)
  const { $validators } = await import('../../src/stores/validators.ts')
  $validators().refresh()
  await screen.findByText(/^ends in 1h/)
  await screen.findByText(/^Shares are of the stakes submitted/)
})

test('counted stakes are unknown when a validator is unreadable', async () => {
  const stakes = [100, 900].map((stake, i) => ({ ...row(i), stake: stake * TON, max_factor: 196_608 }))
  const { screen } = await openScreen('/validators', load, answer({ validators: [...stakes, 7] }, 2))
  await screen.findByText(/^1 entry could not be read/)
  await eventually(() => expect(screen.getByText(/^Began$/).nextElementSibling?.textContent).not.toBe('—'))
  expect(screen.getByText(/^Stake that counts$/).nextElementSibling?.textContent).toBe('—')
})

test('shares of validators are marked as of submitted stakes when factors are unknown', async () => {
  const { screen } = await openScreen('/validators', load, answer({ validators: [row(1), row(2)] }))
  await screen.findByText('Shares are of the stakes submitted: factors are not known.')
})

test('zero stakes have no share', async () => {
  const none = [0, 1].map(i => ({ ...row(i), stake: 0, max_factor: 65_536 }))
  const { screen } = await openScreen('/validators', load, answer({ validators: none, total_stake: 0 }))
  const table = await screen.findByRole('table', { name: 'Active Validators' })
  for (const shown of rowsOf(table)) expect(shown.textContent).toMatch(/—.*0 TON/)
})

test.each([
  [1, 1, 1],
  [100, 100, 1],
  [400, 100, 4],
  [2000, 100, 20],
])('%d validators are listed, %d at most per page', async (count, most, pages) => {
  const validators = Array.from({ length: count }, (_, i) => row(i))
  const { screen } = await openScreen('/validators', load, answer({ validators }))
  const table = await screen.findByRole('table', { name: 'Active Validators' })
  expect(rowsOf(table).length).toBeLessThanOrEqual(most)
  screen.getByText(`${count.toLocaleString('en-US')} listed`)
  await eventually(() => expect(screen.queryByRole('button', { name: 'Next' }) === null).toBe(pages === 1))
})

test('the second page of validators continues their ranks', async () => {
  const validators = Array.from({ length: 130 }, (_, i) => row(i))
  const { screen } = await openScreen('/validators?page=2', load, answer({ validators }))
  const table = await screen.findByRole('table', { name: 'Active Validators' })
  await eventually(() => expect(rowsOf(table)[0]?.textContent).toMatch(/^101/))
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
})

test('the next election is shown with the max factor of the network’s configuration', async () => {
  const { screen } = await openScreen('/validators', load)
  const fact = (name: RegExp) => screen.getByText(name).nextElementSibling?.textContent
  await eventually(() => expect(fact(/^Next election closes$/)).toMatch(/^\d+ \w{3} \d{4}, .+ · in \d/))
  expect(fact(/^Next election opens$/)).toMatch(/^(?:open now|\d+ \w{3} \d{4}, .+ · in \d.*)$/)
  await eventually(() => expect(fact(/^Max factor$/)).toBe('3×'))
})

const bag = (cell: { endCell: () => { toBoc: () => Buffer } }) => ({
  ok: true,
  result: { config: { bytes: cell.endCell().toBoc().toString('base64') } },
})
const setOf = (since: number, until: number, total: number) =>
  bag(beginCell().storeUint(0x12, 8).storeUint(since, 32).storeUint(until, 32).storeUint(total, 16))
/** A round that ends in 1000 s, and the election after it, which closes `endBefore` seconds before. */
const ending = (now: number, endBefore: number) => [
  roundOf(now, 21),
  {
    match: 'getConfigParam?param=15',
    status: 200,
    body: bag([65_536, 5000, endBefore, 32_768].reduce((cell, time) => cell.storeUint(time, 32), beginCell())),
  },
]

test('the next elected set is shown with its number of validators and its start', async () => {
  const { screen } = await openScreen('/validators', load, {
    faults: ({ now }) => [
      ...ending(now, 2000),
      { match: 'getConfigParam?param=36', status: 200, body: setOf(now + 1000, now + 66_536, 1400) },
    ],
  })
  await screen.findByText(/^1,400 elected, in force in 1\dm \d+s$/)
})

test('the next set is shown as not elected yet, without a call, before its election closes', async () => {
  const { screen, network } = await openScreen('/validators', load, { faults: ({ now }) => ending(now, 500) })
  await screen.findByText('not elected yet')
  expect((await network.calls()).filter(({ path }) => path.includes('param=36'))).toEqual([])
})

test('an unknown next set shows no number', async () => {
  const { screen } = await openScreen('/validators', load, {
    faults: ({ now }) => [
      ...ending(now, 2000),
      { match: 'param=36', status: 400 },
      { match: '/blockchain/config/raw', status: 400 },
    ],
  })
  const fact = await screen.findByText('Next validators')
  await eventually(() =>
    expect(screen.getByText(/^Next election opens$/).nextElementSibling?.textContent).not.toBe('—'),
  )
  expect(fact.nextElementSibling?.textContent).toBe('—')
})

test('validators are listed with keys and weights from the chain when tonapi fails', async () => {
  const { screen } = await openScreen('/validators', load, { faults: [{ match: PATH, status: 500 }] })
  const table = await screen.findByRole('table', { name: 'Elected validators, by the chain' })
  screen.getByText('Failed to load validators')
  screen.getByText(/^From parameter 34 .+ Stakes and addresses are missing: tonapi alone lists them\.$/)
  const rows = rowsOf(table)
  expect(rows.length).toBeGreaterThan(1)
  for (const shown of rows) expect(shown.textContent).toMatch(/[0-9a-f]{16}.*\d\.\d\d%/)
  expect(screen.getByText('Total Stake').parentElement?.textContent).toContain('—')
})

test('a failure of both providers of validators shows one error', async () => {
  const faults = [PATH, '/getConfigParam', '/blockchain/config/raw'].map(match => ({ match, status: 400 }))
  const { screen } = await openScreen('/validators', load, { faults })
  await screen.findByText('Failed to load validators')
  await eventually(() => expect(screen.queryByRole('heading', { name: 'Running round' })).toBeNull())
  await eventually(() => expect(screen.queryByText('Elected validators, by the chain')).toBeNull())
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('explanations and the curve of validators are expandable on phones, and open otherwise', async () => {
  const { screen } = await openScreen('/validators', load)
  await screen.findByRole('table', { name: 'Active Validators' })
  const folds = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
  expect(folds.slice(0, 2)).toEqual(['Stakes and how they count', 'Distribution of weight'])
  for (const name of ['Stake that counts', 'Max factor'])
    expect(screen.getByText(name).parentElement?.className).toMatch(/^folds /)
  for (const name of ['Ends', 'Next election opens'])
    expect(screen.getByText(name).parentElement?.className).not.toContain('folds')
})
