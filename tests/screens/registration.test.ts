import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import type { Fault } from '../support/network.ts'
import { factsOf, openScreen, rowsOf } from '../support/screen.ts'

const load = () => import('../../src/islands/dns/DomainScreen.tsx')
const [SELLER, MARKET, SALE, WALLET] = ['a', 'b', 'd', 'e'].map(digit => `0:${digit.repeat(64)}`)
const ITEM = `0:${'22'.repeat(32)}`

const domain = (asked: string, item: object, name = asked): Fault[] => [
  { match: `/dns/${asked}/resolve`, status: 200, body: { wallet: { address: WALLET } } },
  { match: '/api/v3/dns/', status: 500 },
  { match: `/dns/${asked}`, status: 200, body: { name, item: { address: ITEM, ...item } } },
]
const party = (address: string | undefined) => ({ address, is_scam: false, is_wallet: false })
const price = { value: '2500000000', token_name: 'TON' }

test.each([
  [party(SELLER), /^EQCqqq/],
  [undefined, /^—$/],
])('the owner of a domain on sale is its seller, if known, and not the contract of the sale', async (owner, shown) => {
  const sale = { address: SALE, market: party(MARKET), owner, price }
  await openScreen('/dns/offered.ton', load, { faults: domain('offered.ton', { owner: party(SALE), sale }) })
  await eventually(() => expect(factsOf().Owner).toMatch(shown))
  expect(factsOf()['On sale for']).toBe('2.5 TON')
})

test('a domain whose owner is unreadable is not called auctioned', async () => {
  await openScreen('/dns/owned.ton', load, { faults: domain('owned.ton', { owner: { address: 'odd' } }) })
  await eventually(() => expect(factsOf().Owner).toBe('—'))
})

test('the registration and the expiry below a subdomain name the parent domain', async () => {
  const faults = domain('shop.alice.ton', { dns: 'alice.ton', owner: party(SELLER) }, 'alice.ton')
  await openScreen('/dns/shop.alice.ton', load, { faults })
  await eventually(() => expect(factsOf().Domain).toBe('alice.ton'))
  expect(factsOf().Owner).toMatch(/^EQCqqq/)
  await eventually(() => expect(factsOf()['alice.ton: Runs out']).toMatch(/^not known/))
})

test('a subdomain with an underscore is requested', async () => {
  await openScreen('/dns/a_b.alice.ton', load, { faults: domain('a_b.alice.ton', { owner: party(SELLER) }) })
  await eventually(() => expect(factsOf().Owner).toMatch(/^EQCqqq/))
})

test.each([
  [{ owner: SELLER, price: 12.5e9 + 0.5, bids: 3 }, '—'],
  [{ owner: SELLER, bids: 3 }, '—'],
  [{ price: 0, bids: 0 }, 'No bids'],
])('an auction of %j has an unknown bid if somebody has bid', async (auction, shown) => {
  const { screen } = await openScreen('/dns-explorer', () => import('../../src/islands/dns/AuctionsScreen.tsx'), {
    faults: ({ now }) => [
      { match: '/dns/auctions', status: 200, body: { data: [{ domain: 'wanted.ton', date: now + 600, ...auction }] } },
    ],
  })
  const table = await screen.findByRole('table', { name: 'Active Auctions' })
  expect(rowsOf(table)[0]?.textContent).toContain(shown)
  expect(rowsOf(table)[0]?.textContent?.includes('No bids')).toBe(shown === 'No bids')
})
