import { expect, onTestFinished, test, vi } from 'vitest'
import type { Auction } from '../../src/domain/dns/domain.ts'
import { eventually } from '../support/eventually.ts'
import { factsOf, openScreen, part, rowsOf } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'
import { queryOf, ready } from './support/query.ts'

/** Opens the list of auctions of these names, the first of which ends first, in a zone. */
const openList = (zone: string, names: string[]) =>
  openScreen(`/dns-explorer?tld=${zone}`, () => import('../../src/islands/dns/AuctionsScreen.tsx'), {
    faults: ({ now }) => {
      const data = names.map((domain, place) => ({ domain, date: now + 600 * (place + 1) }))
      return [{ match: '/dns/auctions', status: 200, body: { data } }]
    },
  })

test.each<[string, string[], string]>([
  ['all', ['one.ton', 'two.t.me', 'atme.ton'], 'All'],
  ['ton', ['one.ton', 'atme.ton'], 'ton'],
  ['t.me', ['two.t.me'], 't.me'],
  ['other', ['one.ton', 'two.t.me', 'atme.ton'], 'All'],
])('auctions of the zone %s alone are listed and counted', async (zone, names, pressed) => {
  const { screen } = await openList(zone, ['one.ton', 'two.t.me', 'atme.ton'])
  const table = await screen.findByRole('table', { name: 'Active Auctions' })
  const links = () => rowsOf(table).map(row => row.querySelector('a'))
  await eventually(() => expect(links().map(link => link?.textContent)).toEqual(names))
  expect(links().map(link => link?.getAttribute('href'))).toEqual(names.map(name => `/dns/${name}`))
  screen.getByRole('heading', { name: `Active Auctions (${names.length})` })
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe(pressed)
  // No bidder yet.
  expect(rowsOf(table).map(({ cells }) => cells[3]?.textContent)).toEqual(names.map(() => '-'))
})

test('a zone without auctions says that none of its names is being auctioned', async () => {
  const { screen } = await openList('t.me', ['one.ton'])
  await screen.findByText('No name in .t.me is being auctioned now.')
  screen.getByRole('heading', { name: 'Active Auctions (0)' })
})

/** Opens the auction of a name that ends `left` seconds from now, and has 1234 bids up to 20 TON by Alice. */
async function openAuction(parts: Partial<Auction>, left: number | null) {
  const load = part(
    async () => {
      const endsAt = left === null ? null : Math.floor(Date.now() / 1000) + left
      const auction: Auction = {
        domain: 'wanted.ton',
        bid: '20000000000',
        bids: 1234,
        bidder: ALICE,
        endsAt,
        status: null,
        ...parts,
      }
      const [auctions, bids] = [queryOf(ready({ auctions: [auction] })), queryOf(ready({ bids: [], unreadable: 0 }))]
      const domain = queryOf(ready({ item: null }))
      vi.doMock('../../src/stores/auctions.ts', () => ({ $auctions: () => auctions, $bids: () => bids }))
      vi.doMock('../../src/stores/domains.ts', () => ({ $domain: () => domain }))
      return (await import('../../src/islands/dns/RunningAuction.tsx')).default
    },
    { name: parts.domain ?? 'wanted.ton' },
  )
  onTestFinished(() => {
    vi.doUnmock('../../src/stores/auctions.ts')
    vi.doUnmock('../../src/stores/domains.ts')
  })
  const { screen } = await openScreen('/', load, { faults: [{ match: '/', status: 400 }] })
  const bid = screen.queryByRole('link', { name: /^Bid at / })
  return { facts: factsOf(), link: bid && [bid.textContent, bid.getAttribute('href')] }
}
const DATE = String.raw`\d+ \w{3} \d{4}, \d\d:\d\d:\d\d \S+`
const known = { 'Highest bid': '20 TON', Bidder: expect.stringMatching(/^EQCqqq…/), Bids: '1,234' }

test('the auction of a .ton name has its end, which bids prolong, its bids and the least next one', async () => {
  const { facts, link } = await openAuction({}, 7230)
  const ends = new RegExp(`^in 2h 0m ${DATE}A bid in its last hour makes it an hour longer\\.$`)
  expect(facts).toEqual({
    ...known,
    'Least next bid': '21 TON 5 % above the highest',
    Ends: expect.stringMatching(ends),
  })
  expect(link).toEqual(['Bid at dns.ton.org', 'https://dns.ton.org/#wanted'])
})

test('the auction of a username is at Fragment, and has no rule of .ton names', async () => {
  const { facts, link } = await openAuction({ domain: 'wanted.t.me' }, 7230)
  expect(facts).toEqual({ ...known, Ends: expect.stringMatching(new RegExp(`^in 2h 0m ${DATE}$`)) })
  expect(link).toEqual(['Bid at Fragment', 'https://fragment.com/username/wanted'])
})

test('an auction that is over has the date of its end, and neither a next bid nor a link to bid', async () => {
  const { facts, link } = await openAuction({}, -60)
  expect(facts).toEqual({ ...known, Ended: expect.stringMatching(new RegExp(`^${DATE}$`)) })
  expect(link).toBeNull()
  expect(document.body.textContent).toContain('The auction is over: the highest bidder can take the name.')
})

test('an unknown end, bidder and number of bids of an auction are “—”', async () => {
  const { facts } = await openAuction({ bid: undefined, bids: null, bidder: null }, null)
  expect(facts).toEqual({ Ends: '—', 'Highest bid': '—', Bidder: '—', Bids: '—' })
})
