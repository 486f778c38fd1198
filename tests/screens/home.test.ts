import { expect, test, vi } from 'vitest'
import { DAY, MINUTE } from '../../src/lib/time.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen, part, rowsOf } from '../support/screen.ts'
import { openLying } from './support/lies.ts'
import { remember } from './support/remember.ts'

const chips = async () => ({ default: (await import('../../src/islands/home/HomeChips.tsx')).HomeChips })
const movements = part(async () => (await import('../../src/islands/home/Movements.tsx')).Movements, {
  onExamples: () => {},
})

test('Home says that the network is unreachable once the newest block fails to load', async () => {
  const { network, screen } = await openScreen('/', chips)
  await screen.findByText('Network Online')
  await network.inject({ match: '/', status: 400 })
  const { $masterchain } = await import('../../src/stores/blocks.ts')
  $masterchain().refresh()
  await screen.findByText('Network Unreachable')
})

const round = part(async () => (await import('../../src/islands/home/RunningRound.tsx')).RunningRound, {})

test('the running round is hidden when the newest block failed to load too, so that an outage is one error', async () => {
  await openScreen('/', round, { faults: [{ match: '/', status: 400 }] })
  await eventually(() => expect(document.querySelector('main')?.textContent).toBe(''))
})

test('Home counts watched addresses, not those that only have a name', async () => {
  const entry = (watched: boolean) => ({ name: 'A name', note: '', watched, isWallet: true, seen: null })
  const names = { [`0:${'a'.repeat(64)}`]: entry(true), [`0:${'b'.repeat(64)}`]: entry(false) }
  const { screen } = await openScreen('/', chips, { kept: { 'nanoscope:1:names': JSON.stringify(names) } })
  const link = await screen.findByRole('link', { name: /^Watch list/ })
  expect(link.textContent).toBe('Watch list1')
})

type Row = { account: string; description: { type: string }; in_msg?: { source?: string | null } | null }

test('Home does not call blocks empty that have system transactions only', async () => {
  const { screen } = await openLying('/', movements, (route, answer) => {
    if (route !== '/api/v3/transactions') return undefined
    const { transactions, ...rest } = answer as { transactions: Row[] }
    return { ...rest, transactions: transactions.filter(({ description }) => description.type === 'tick_tock') }
  })
  await screen.findByText(/^Not listed: \d+ system transactions?$/)
  expect(screen.queryByText('Nothing moved in the newest blocks')).toBeNull()
})

test('Home does not call the network stalled when only the times of its blocks fail to load', async () => {
  const { network, screen } = await openScreen('/', chips, { visible: true })
  await screen.findByText('Network Online')
  await network.inject({ match: '/reduced/blocks', status: 400 }, { match: '/getBlockHeader', status: 400 })
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 10 * MINUTE)
  const { $blockBriefs } = await import('../../src/stores/blocks.ts')
  $blockBriefs().refresh()
  await screen.findByText('Block Time Unknown')
})

test('Home blames the clock for an old newest block only while blocks arrive, then calls the network stalled', async () => {
  const { network, screen } = await openScreen('/', chips, { visible: true })
  await screen.findByText('Network Online')
  await network.step()
  const { $blockBriefs } = await import('../../src/stores/blocks.ts')
  $blockBriefs().refresh()
  await eventually(() => expect($blockBriefs().value).toMatchObject({ status: 'ready', changing: false }))
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 10 * MINUTE)
  await screen.findByText('Device Clock Differs')
  const passed = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => passed() + MINUTE)
  await screen.findByText('Network Stalled')
})

test('Home keeps the status of a network whose newest block is seconds old when a refresh fails', async () => {
  const { network, screen } = await openScreen('/', chips)
  await screen.findByText('Network Online')
  await network.inject({ match: '/reduced/blocks', status: 400 }, { match: '/getBlockHeader', status: 400 })
  const { $blockBriefs } = await import('../../src/stores/blocks.ts')
  $blockBriefs().refresh()
  await expect.poll(() => $blockBriefs().value).toMatchObject({ error: { kind: 'refused' } })
  await screen.findByText('Network Online')
})

test.each([
  [30 * MINUTE, '$9.87'],
  [6 * DAY, '—'],
])('Home shows a price remembered for %i ms as “%s” when its refresh fails', async (age, expected) => {
  const remembered = async () => {
    await remember('coin-price:usd', 9.87, age)
    return import('../../src/islands/home/PriceValue.tsx')
  }
  await openScreen('/', remembered, { faults: [{ match: '/v2/rates', status: 400 }] })
  const { $coinPrice } = await import('../../src/stores/rates.ts')
  await eventually(() => expect($coinPrice('usd').value).toMatchObject({ value: 9.87, error: { kind: 'refused' } }))
  // React renders the state later.
  await eventually(() => expect(document.querySelector('main')?.textContent).toBe(expected))
})

test('Home offers the newest movements behind a button while its list is in use', async () => {
  let isLater = false
  const { screen, user } = await openLying('/', movements, (route, answer) => {
    if (route !== '/api/v3/transactions') return undefined
    const { transactions, ...rest } = answer as { transactions: Row[] }
    const started = transactions.filter(({ in_msg }) => in_msg && !in_msg.source)
    const hidden = isLater ? started.at(-1) : started[0]
    return { ...rest, transactions: transactions.filter(row => row !== hidden) }
  })
  const table = await screen.findByRole('table')
  table.querySelector('a')?.focus()
  const hashes = () => [...table.querySelectorAll<HTMLAnchorElement>('a[href^="/tx/"]')].map(({ href }) => href)
  const before = hashes()
  isLater = true
  const { $movements } = await import('../../src/stores/movements.ts')
  $movements().refresh()
  const press = await screen.findByRole('button', { name: /^\d+ new transactions?$/ })
  expect(hashes()).toEqual(before)
  await user.click(press)
  await eventually(() => expect(screen.queryByRole('button', { name: /new transactions?$/ })).toBeNull())
})

test('Home shows an unknown block interval as “—”, not as 0 seconds', async () => {
  const load = part(async () => (await import('../../src/islands/home/HomeRibbon.tsx')).BlockPace, {})
  const { screen } = await openScreen('/', load, {
    faults: [
      { match: '/reduced/blocks', status: 400 },
      { match: '/getBlockHeader', status: 400 },
    ],
  })
  await screen.findByText('—')
  const { $blockBriefs } = await import('../../src/stores/blocks.ts')
  await eventually(() => expect($blockBriefs().value).toMatchObject({ status: 'failed' }))
  expect(document.querySelector('main')?.textContent).toBe('—')
})

const DAY_SECONDS = DAY / 1000

test.each([
  [7, '+50.00% in 7 days'],
  [6, null],
])(
  'Home says of prices over %i days that these changed by %j, and shows a missing price as a gap',
  async (days, change) => {
    const load = part(async () => (await import('../../src/islands/home/PriceWeek.tsx')).PriceWeek, {})
    const { screen, user } = await openScreen('/', load, {
      faults: ({ now }) => [
        {
          match: '/rates/chart',
          status: 200,
          body: {
            points: [
              [now, 3],
              [now - DAY_SECONDS, 0],
              [now - 2 * DAY_SECONDS, 2.5],
              [now - days * DAY_SECONDS, 2],
            ],
          },
        },
      ],
    })
    await screen.findByText('lowest $2.0000, highest $3.0000')
    expect(screen.queryByText(/in 7 days$/)?.textContent ?? null).toBe(change)
    expect(document.querySelector('[data-marks]')?.getAttribute('d')).toMatch(/^M[^M]+M100\.00 [\d.]+h0$/)
    await user.click(screen.getByText('All points as a table'))
    const prices = rowsOf(await screen.findByRole('table')).map(row => row.cells[1]?.textContent)
    expect(prices).toEqual(['$3.0000', '—', '$2.5000', '$2.0000'])
  },
)
