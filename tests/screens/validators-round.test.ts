import { beginCell } from '@ton/core'
import { atom } from 'nanostores'
import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { closeScreen, openScreen, part, rowsOf } from '../support/screen.ts'
import { roundOf } from './support/round.ts'

const load = () => import('../../src/islands/validators/ValidatorsScreen.tsx')
const PATH = '/v2/blockchain/validators'
const TON = 1_000_000_000
const listed = (body: object) => ({ match: PATH, status: 200, body })
/** Local time of a moment in unix seconds: 12:34:56. */
const timeOf = (utime: number) => new Date(utime * 1000).toTimeString().slice(0, 8)
const factOf = (label: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent

test('the running round has its times, its elapsed part, and the stakes submitted and counted', async () => {
  const validators = [100, 900, 300].map((stake, i) => ({
    address: `-1:${String(i + 1).repeat(64)}`,
    stake: stake * TON,
    max_factor: 196_608,
  }))
  const { screen, state } = await openScreen('/validators', load, {
    faults: ({ now }) => [listed({ validators, total_stake: 1300 * TON }), roundOf(now, 3)],
  })
  // Each counts up to three times the lowest: 100 + 300 + 300.
  await eventually(() => expect(factOf('Stake that counts')).toBe('700 TON'))
  expect(factOf('Stake submitted')).toBe('1,300 TON')
  expect(factOf('Began')).toContain(timeOf(state.now - 1000))
  expect(factOf('Ends')).toContain(timeOf(state.now + 1000))
  await screen.findByText(/^5\d\.\d% over$/)
  screen.getByText(/^ends in 1\dm \d+s$/)
})

test('the election date is the indexer’s, or else the start of the running round', async () => {
  const tile = () =>
    [...document.querySelectorAll('p')].find(({ textContent }) => textContent === 'Election date')?.parentElement
      ?.textContent
  const open = (body: object) =>
    openScreen('/validators', load, { faults: ({ now }) => [listed(body), roundOf(now, 3)] })
  await open({ validators: [], elect_at: 1_700_000_000 })
  await eventually(() => expect(tile()).toMatch(/^Election date1[45] Nov 2023began /))
  expect(tile()).toContain(`began ${timeOf(1_700_000_000)}`)
  await closeScreen()
  const { state } = await open({ validators: [] })
  await eventually(() => expect(tile()).toContain(`began ${timeOf(state.now - 1000)}`))
})

const bag = (cell: { endCell: () => { toBoc: () => Buffer } }) => ({
  ok: true,
  result: { config: { bytes: cell.endCell().toBoc().toString('base64') } },
})

test.each<[string, number, RegExp, RegExp]>([
  ['until it closes', 500, /^open now$/, / · in [78]m \d+s$/],
  ['of the round after next, once it is closed', 2000, / · in 17h 5m$/, / · in 17h 5[45]m$/],
])('the next election is shown %s', async (_, endBefore, opens, closes) => {
  // Rounds of 65,536 s, whose elections open 5000 s and close `endBefore` seconds before; the running one ends in 1000 s.
  const times = [65_536, 5000, endBefore, 32_768].reduce((cell, time) => cell.storeUint(time, 32), beginCell())
  await openScreen('/validators', load, {
    faults: ({ now }) => [roundOf(now, 21), { match: 'getConfigParam?param=15', status: 200, body: bag(times) }],
  })
  await eventually(() => expect(factOf('Next election closes')).toMatch(closes))
  expect(factOf('Next election opens')).toMatch(opens)
})

test('elected validators have their place, keys and share of weight, and “—” without an ADNL address', async () => {
  const members = [
    { place: 0, key: 'a'.repeat(64), adnl: 'b'.repeat(64), weight: '300' },
    { place: 1, key: 'c'.repeat(64), adnl: null, weight: '100' },
  ]
  const value = { since: 1, until: 2, total: 1400, members, totalWeight: '400' }
  const state = { status: 'ready', value, at: Date.now(), sources: ['toncenter'], saved: false, changing: false }
  const query = Object.assign(atom(state), { refresh() {}, refetch: undefined })
  const panel = part(async () => {
    vi.doMock('../../src/stores/round.ts', () => ({ $elected: () => query }))
    return (await import('../../src/islands/validators/ElectedPanel.tsx')).default
  }, {})
  onTestFinished(() => void vi.doUnmock('../../src/stores/round.ts'))
  const { screen } = await openScreen('/validators', panel)
  screen.getByText('1,400 listed')
  const table = screen.getByRole('table', { name: 'Elected validators, by the chain' })
  expect(rowsOf(table).map(row => [...row.cells].map(({ textContent }) => textContent))).toEqual([
    ['#1', `Public key${'a'.repeat(16)}…`, 'Weight75.00%', `ADNL Address${'b'.repeat(16)}…`],
    ['#2', `Public key${'c'.repeat(16)}…`, 'Weight25.00%', 'ADNL Address—'],
  ])
})

test.each<[string, number, RegExp, string]>([
  ['runs', 7230, /^(?:49\.9|50\.0)% over$/, 'ends in 2h 0m'],
  ['is over', -60, /^100\.0% over$/, 'over: the next round is due'],
])('a round that %s has its elapsed part and its end', async (_, left, share, words) => {
  const load = part(async () => {
    const { default: RoundProgress } = await import('../../src/islands/validators/RoundProgress.tsx')
    const now = Math.floor(Date.now() / 1000)
    const round = { since: now - 7230, until: now + left, total: 100 }
    return () => createElement(RoundProgress, { round })
  }, {})
  await openScreen('/validators', load, { faults: [{ match: '/', status: 400 }] })
  const texts = [...document.querySelectorAll('p > span')].map(({ textContent }) => textContent)
  expect(texts).toEqual([expect.stringMatching(share), words])
})
