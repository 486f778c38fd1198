import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen, rowsOf } from '../support/screen.ts'

const load = () => import('../../src/islands/dns/AuctionsScreen.tsx')
const PATH = '/dns/auctions'
const HOUR = 3600

test('the list of auctions is busy and without a table while it loads', async () => {
  const { screen } = await openScreen('/dns-explorer', load, { faults: [{ match: PATH, delayMs: 60_000 }] })
  await eventually(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
  expect(screen.queryByRole('table')).toBeNull()
})

test('the auctions screen reports a failed load, and Try Again loads the auctions', async () => {
  const { network, screen, user } = await openScreen('/dns-explorer', load, { faults: [{ match: PATH, status: 500 }] })
  await screen.findByText('Failed to load DNS auctions')
  await network.reset()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('table', { name: 'Active Auctions' })
})

test('the auctions screen says when there are no auctions', async () => {
  const { screen } = await openScreen('/dns-explorer', load, {
    faults: [{ match: PATH, status: 200, body: { data: [], total: 0 } }],
  })
  await screen.findByText('No active auctions found')
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
})

const auctions = (now: number) => [
  { domain: 'ending.ton', owner: `0:${'a'.repeat(64)}`, price: 12_345_000_000, bids: 2, date: now + 60 },
  { domain: 'fresh.ton', owner: '', price: 0, bids: 0, date: now + 26 * HOUR },
  { domain: 'endless.ton', owner: '', price: 0, bids: 0 },
  { domain: 'stopped.ton', owner: '', price: 0, bids: 0, date: now - HOUR, status: 'cancelled' },
  { domain: 'behind.ton', owner: '', price: 0, bids: 0, date: now - HOUR, status: 'active' },
  7,
]

test('auctions of every state look different, and unreadable ones are counted', async () => {
  const { screen } = await openScreen('/dns-explorer', load, {
    faults: ({ now }) => [{ match: PATH, status: 200, body: { data: auctions(now), total: 6 } }],
  })
  const table = await screen.findByRole('table', { name: 'Active Auctions' })
  const over = await screen.findByRole('table', { name: 'Ended auctions' })
  const textOf = (name: string, list = table) => rowsOf(list).find(row => row.textContent.includes(name))?.textContent
  await eventually(() => expect(textOf('ending.ton')).toMatch(/active12\.34 TON2 bids.*in \d+s/))
  expect(rowsOf(table).map(row => row.textContent.match(/[a-z]+\.ton/)?.[0])).toEqual([
    'ending.ton',
    'fresh.ton',
    'endless.ton',
  ])
  expect(textOf('fresh.ton')).toMatch(/No bids.*in 1d 1h/)
  expect(textOf('endless.ton')).toContain('—')
  expect(textOf('endless.ton')).not.toContain('ended')
  expect(textOf('stopped.ton', over)).toContain('cancelled')
  expect(textOf('behind.ton', over)).toContain('ended')
  expect(rowsOf(table)).toHaveLength(3)
  expect(rowsOf(over)).toHaveLength(2)
  expect(table.compareDocumentPosition(over)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  screen.getByRole('heading', { name: 'Active Auctions (—)' })
  expect(document.body.textContent).toContain('1 entry could not be read')
})

test.each([
  ['all are of a known state', (now: number) => auctions(now).slice(0, 2), '2'],
  ['one has neither an end nor a status', (now: number) => auctions(now).slice(0, 3), '—'],
  ['one is unreadable', (now: number) => [...auctions(now).slice(0, 2), 7], '—'],
])('the number of active auctions is known only if %s', async (name, data, count) => {
  const { screen } = await openScreen('/dns-explorer', load, {
    faults: ({ now }) => [{ match: PATH, status: 200, body: { data: data(now) } }],
  })
  const table = await screen.findByRole('table', { name: 'Active Auctions' })
  await eventually(() => expect(rowsOf(table)).toHaveLength(name.startsWith('one has') ? 3 : 2))
  screen.getByRole('heading', { name: `Active Auctions (${count})` })
})

test('a zone is not called empty if auctions are unreadable', async () => {
  const { screen } = await openScreen('/dns-explorer?tld=t.me', load, {
    faults: [{ match: PATH, status: 200, body: { data: [7, 7] } }],
  })
  await screen.findByText('2 entries could not be read')
  screen.getByRole('heading', { name: 'Active Auctions (—)' })
  expect(document.body.textContent).not.toMatch(/No active auctions found|is being auctioned now/)
})

test('ended auctions are listed when no auction is running', async () => {
  const { screen } = await openScreen('/dns-explorer', load, {
    faults: ({ now }) => [{ match: PATH, status: 200, body: { data: auctions(now).slice(3, 5), total: 2 } }],
  })
  const over = await screen.findByRole('table', { name: 'Ended auctions' })
  expect(rowsOf(over).map(row => row.textContent.match(/[a-z]+\.ton/)?.[0])).toEqual(['stopped.ton', 'behind.ton'])
  screen.getByText('No active auctions found')
})

test('bidders are shown as wallets or contracts according to the index, in one call', async () => {
  const { network, screen } = await openScreen('/dns-explorer', load)
  await screen.findByRole('table', { name: 'Active Auctions' })
  await eventually(() => expect(document.querySelector('[data-awaits] [data-kinds]')).not.toBeNull())
  const bidders = [...document.querySelectorAll<HTMLAnchorElement>('td a[href^="/address/"]')]
  expect(bidders.length).toBeGreaterThan(1)
  expect(bidders.map(({ textContent }) => textContent.slice(0, 2)).filter(form => form !== 'UQ')).toEqual([])
  expect((await network.calls()).filter(({ path }) => path.includes('/v3/addressBook'))).toHaveLength(1)
})

test('bidders are shown although the index fails', async () => {
  await openScreen('/dns-explorer', load, { faults: [{ match: '/v3/addressBook', status: 500 }] })
  await eventually(() => expect(document.querySelector('[data-awaits] [data-kinds]')).not.toBeNull())
})
