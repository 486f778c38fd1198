import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { type OpenScreen, openScreen, rowsOf } from '../support/screen.ts'

const load = () => import('../../src/islands/validators/ValidatorsScreen.tsx')
const PATH = '/v2/blockchain/validators'
const TON = 1_000_000_000

type Row = { address: string; stake: number; adnl_address: string }
const row = (i: number): Row => ({
  address: `-1:${(i + 1).toString(16).padStart(64, '0')}`,
  stake: (500_000 + ((i * 7919) % 1000) * 100) * TON,
  adnl_address: ((i * 7919) % 997).toString(16).padStart(64, '1'),
})
const answer = (body: object): OpenScreen => ({ faults: [{ match: PATH, status: 200, body }] })

test('an awaited list of validators is busy, without rows', async () => {
  const { screen } = await openScreen('/validators', load, { faults: [{ match: PATH, delayMs: 60_000 }] })
  await eventually(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
  expect(screen.queryByRole('table', { name: 'Active Validators' })).toBeNull()
})

test('validators that failed to load are said to have failed, and come on Try Again', async () => {
  const { network, screen, user } = await openScreen('/validators', load, { faults: [{ match: PATH, status: 500 }] })
  await screen.findByText('Failed to load validators')
  await network.calm()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('table', { name: 'Active Validators' })
})

test('the error in an answer is shown as text, with where else to look', async () => {
  const { screen } = await openScreen(
    '/validators',
    load,
    answer({ validators: [], error: 'No <b>elections</b> found' }),
  )
  await screen.findByText('Validator Data Unavailable')
  screen.getByText('No <b>elections</b> found')
})

test('an empty set says so beside what is known of it', async () => {
  const { screen } = await openScreen('/validators', load, answer({ validators: [], min_stake: 300_000 * TON }))
  await screen.findByText('No validator data available at the moment')
  screen.getByText('300,000')
  expect(screen.getAllByText('N/A')).toHaveLength(3)
})

test('an answer without a list is no zero', async () => {
  const body = { validators: null, total: 0, total_stake: 0, min_stake: 0 }
  const { screen } = await openScreen('/validators', load, answer(body))
  await screen.findByText('Validator data temporarily unavailable. Please try again later.')
  await eventually(() => expect(screen.getAllByText('—')).toHaveLength(6))
  expect(screen.queryByText('0')).toBeNull()
})

test('a round that nobody tells of has no figures', async () => {
  const { screen } = await openScreen('/validators', load, { faults: [{ match: '/getConfigParam', status: 400 }] })
  await screen.findByRole('table', { name: 'Active Validators' })
  for (const name of [/^Began$/, /^Ends$/, /^Stake that counts$/])
    await eventually(() => expect(screen.getByText(name).nextElementSibling?.textContent).toBe('—'))
})

test('the heads of columns sort validators as their own rows sort, both ways', async () => {
  const validators = Array.from({ length: 20 }, (_, i) => row((i * 17) % 20))
  const { screen, user } = await openScreen('/validators', load, answer({ validators, total_stake: 0 }))
  const table = await screen.findByRole('table', { name: 'Active Validators' })
  const press = (name: RegExp) => user.click(screen.getByRole('button', { name }))
  const places = () => rowsOf(table).map(shown => Number(shown.querySelector('td')?.textContent.replace('#', '')))
  const wanted = (compare: (a: Row, b: Row) => number) =>
    validators.toSorted(compare).map(one => validators.indexOf(one) + 1)
  const shown = (expected: number[]) => eventually(() => expect(places()).toEqual(expected))
  await shown(wanted((a, b) => b.stake - a.stake))
  await press(/^Stake/)
  await shown(wanted((a, b) => a.stake - b.stake))
  expect(location.search).toBe('?sort=-stake')
  await press(/^Address/)
  await shown(wanted((a, b) => (a.address < b.address ? -1 : 1)))
  await press(/^ADNL/)
  await press(/^ADNL/)
  await shown(wanted((a, b) => (a.adnl_address > b.adnl_address ? -1 : 1)))
  await press(/^#/)
  await shown(validators.map((_, i) => i + 1))
})

test('validators are listed with keys and weights of the chain when tonapi fails', async () => {
  const { screen } = await openScreen('/validators', load, { faults: [{ match: PATH, status: 500 }] })
  const table = await screen.findByRole('table', { name: 'Elected validators, by the chain' })
  screen.getByText('Failed to load validators')
  screen.getByText(/^From parameter 34 .+ Stakes and addresses are missing: tonapi alone lists them\.$/)
  const rows = rowsOf(table)
  expect(rows.length).toBeGreaterThan(1)
  for (const shown of rows) expect(shown.textContent).toMatch(/[0-9a-f]{16}.*\d\.\d\d%/)
  expect(screen.getByText('Total Stake').parentElement?.textContent).toContain('—')
})

test('the list of elected validators says that it failed when both providers fail', async () => {
  const faults = [PATH, '/getConfigParam'].map(match => ({ match, status: 400 }))
  const { screen } = await openScreen('/validators', load, { faults })
  await screen.findByText('Failed to load the elected validators')
})
