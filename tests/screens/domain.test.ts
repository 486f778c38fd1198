import { expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen, part, rowsOf } from '../support/screen.ts'

const load = () => import('../../src/islands/dns/DomainScreen.tsx')

test('an internationalized domain is shown in its letters, also in the title', async () => {
  const { screen } = await openScreen('/dns/xn--80aaxl5a.ton', load)
  const heading = await screen.findByRole('heading', { name: 'алиса.ton' })
  expect(heading.querySelector('[title="xn--80aaxl5a.ton"]')).not.toBeNull()
  await eventually(() => expect(document.title).toMatch(/^алиса\.ton/))
  expect(screen.queryByText(/^Its letters mix alphabets/)).toBeNull()
})

test('a domain that mixes alphabets is shown in punycode', async () => {
  const { screen } = await openScreen('/dns/p%D0%B0ypal.ton', load)
  await screen.findByRole('heading', { name: 'xn--pypal-4ve.ton' })
  await screen.findByText(/^Its letters mix alphabets .* it could be taken for another name\.$/)
  await eventually(() => expect(document.body.textContent).not.toContain('pаypal'))
})

test.each(['-zzzz.ton', 'zzzz-.ton'])('%s, a name that the contract refuses, is not free', async name => {
  const { screen } = await openScreen(`/dns/${name}`, load)
  await screen.findByText('Domain not found')
  screen.getByText('A .ton domain has letters and digits, and hyphens only between them.')
  expect(document.body.textContent).not.toMatch(/is free|The first bid is/)
})

const WALLET = `0:${'11'.repeat(32)}`
const DAY = 86_400
type Clock = { now: number }

const domain = (name: string, rest: object) => [
  { match: `/dns/${name}/resolve`, status: 200, body: { wallet: { address: WALLET } } },
  {
    match: `/dns/${name}`,
    status: 200,
    body: { name, item: { address: `0:${'22'.repeat(32)}`, owner: { address: WALLET } }, ...rest },
  },
]

const factOf = (label: string) => {
  const term = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label)
  return term?.nextElementSibling?.textContent
}

test('the address of an expired domain is shown and copied with a warning', async () => {
  const { screen } = await openScreen('/dns/lapsed.ton', load, {
    faults: ({ now }: Clock) => domain('lapsed.ton', { expiring_at: now - 400 * DAY }),
  })
  const WARNING = /^This name ran out \d+ \w{3} \d{4}: whoever bids may take it\.$/
  const warning = await screen.findByText(WARNING)
  expect(factOf('Resolved address')).toContain(warning.textContent)
  await eventually(() => expect(factOf('Ran out')).toMatch(/^\d+ \w{3} \d{4}/))
  const copy = screen.getByRole('button', { name: /^Copy resolved address\. This name ran out .* may take it\.$/ })
  expect(copy.title).toContain('whoever bids may take it')
})

test('a domain that expires next year is shown and copied without a warning', async () => {
  const { screen, user } = await openScreen('/dns/current.ton', load, {
    faults: ({ now }: Clock) => domain('current.ton', { expiring_at: now + 300 * DAY }),
  })
  const end = await screen.findByText('Runs out')
  const records = await screen.findByRole('heading', { name: 'Records' })
  expect(end.compareDocumentPosition(records) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await screen.findByRole('heading', { name: 'Registration' })
  expect(screen.getAllByText('Runs out')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Copy resolved address' }))
  await eventually(() => expect(document.body.textContent).toContain('Copied'))
  expect(document.body.textContent).not.toContain('whoever bids')
})

test.each([
  ['friends.t.me', 'never'],
  ['unknown.ton', 'not known: it may have run out'],
])('the expiry of %s is shown as “%s” when the provider gives none', async (name, words) => {
  await openScreen(`/dns/${name}`, load, { faults: domain(name, {}) })
  await eventually(() => expect(factOf('Runs out')).toBe(words))
})

test('a free domain is shown as one notice with its price and a link to bid', async () => {
  const { screen } = await openScreen('/dns/zzzz.ton', load)
  await screen.findByText('The first bid is 100 TON or more.')
  screen.getByText('zzzz.ton is free: from 100 TON')
  await eventually(() => expect(document.title).toBe('zzzz.ton is free: from 100 TON · Nanoscope'))
  expect(screen.getAllByText(/^Domain not found\. Nobody has registered zzzz\.ton/)).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'Records' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Registration' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Bid at dns.ton.org' }).getAttribute('href')).toBe(
    'https://dns.ton.org/#zzzz',
  )
})

test('a name that toncenter’s index alone does not list is not called free', async () => {
  const { screen } = await openScreen('/dns/zzzz.ton', load, { faults: [{ match: '/v2/dns/', status: 500 }] })
  await screen.findByText('The first bid is 100 TON or more.')
  screen.getByText('Domain not found')
  screen.getByText(/^Nobody has registered zzzz\.ton, as far as the index knows\./)
  expect(screen.queryByText(/is free/)).toBeNull()
  expect(document.title).not.toContain('free')
})

const bid = (value: number, txTime: number, success: boolean) => ({
  bidder: { address: WALLET },
  value,
  txTime,
  txHash: txTime.toString(16).padStart(64, '0'),
  success,
})

test('an auction without an end is over once the provider says so', async () => {
  const name = 'closed.ton'
  const { screen } = await openScreen(`/dns/${name}`, load, {
    faults: [
      { match: '/resolve', status: 404, body: { error: 'entity not found' } },
      { match: '/api/v3/dns/', status: 500 },
      { match: '/bids', status: 200, body: { data: [] } },
      {
        match: '/dns/auctions',
        status: 200,
        body: { data: [{ domain: name, owner: WALLET, price: 20_000_000_000, bids: 2, status: 'closed' }] },
      },
      { match: `/dns/${name}`, status: 200, body: { name, item: { address: `0:${'22'.repeat(32)}` } } },
    ],
  })
  await screen.findByText('The auction is over: the highest bidder can take the name.')
  expect(factOf('Least next bid')).toBeUndefined()
})

test('a domain on auction shows the least next bid, the end and a link to bid, and folds refused bids', async () => {
  const name = 'wanted.ton'
  const { screen } = await openScreen(`/dns/${name}`, load, {
    faults: ({ now }: Clock) => [
      { match: '/resolve', status: 404, body: { error: 'entity not found' } },
      { match: '/api/v3/dns/', status: 500 },
      {
        match: '/bids',
        status: 200,
        body: { data: [bid(10e9, now - 50, true), bid(20e9, now - 70, true), bid(9e9, now - 60, false)] },
      },
      {
        match: '/dns/auctions',
        status: 200,
        body: { data: [{ domain: name, owner: WALLET, price: 20_000_000_000, bids: 2, date: now + 3600 }] },
      },
      {
        match: `/dns/${name}`,
        status: 200,
        body: { name, item: { address: `0:${'22'.repeat(32)}` }, expiring_at: now + 300 * DAY },
      },
    ],
  })
  await eventually(() => expect(factOf('Least next bid')).toBe('21 TON 5 % above the highest'))
  expect(factOf('Ends')).toMatch(/^in (?:1h 0m|59m \d+s) .*A bid in its last hour makes it an hour longer\.$/)
  expect(screen.getByRole('link', { name: 'Bid at dns.ton.org' }).getAttribute('href')).toBe(
    'https://dns.ton.org/#wanted',
  )
  const bids = await screen.findByRole('table', { name: 'Bids' })
  expect(rowsOf(bids).map(row => row.textContent.match(/\d+ TON/)?.[0])).toEqual(['20 TON', '10 TON'])
  expect(screen.getByText('1 refused bid').closest('details')?.open).toBe(false)
  expect(screen.queryByText('This domain points at nothing: it has no records.')).toBeNull()
  await screen.findByRole('heading', { name: 'Registration' })
  expect(screen.queryByText('Runs out')).toBeNull()
})

test('a failed load of a domain’s bids is reported as such, not as failed auctions', async () => {
  const name = 'wanted.ton'
  const { screen } = await openScreen(`/dns/${name}`, load, {
    faults: ({ now }: Clock) => [
      { match: '/resolve', status: 404, body: { error: 'entity not found' } },
      { match: '/api/v3/dns/', status: 500 },
      { match: '/bids', status: 400 },
      {
        match: '/dns/auctions',
        status: 200,
        body: { data: [{ domain: name, owner: WALLET, price: 20_000_000_000, bids: 2, date: now + 3600 }] },
      },
      { match: `/dns/${name}`, status: 200, body: { name, item: { address: `0:${'22'.repeat(32)}` } } },
    ],
  })
  await screen.findByText('Failed to load bids')
  expect(screen.queryByText('Failed to load DNS auctions')).toBeNull()
})

test('without tonapi an auction comes from the domain’s contract, and one notice says what is missing', async () => {
  const { screen } = await openScreen('/dns/{domain on auction}', load, {
    faults: [{ match: '/', provider: 'indexer', status: 400 }],
  })
  await eventually(() => expect(factOf('Highest bid')).toMatch(/^\d.* TON$/))
  expect(factOf('Ends')).toMatch(/\d{4}, \d\d:\d\d:\d\d/)
  expect(factOf('Least next bid')).toMatch(/^\d.* TON/)
  expect(factOf('Bidder')).toMatch(/…/)
  expect(factOf('Owner')).toBe('none yet: the winner of the auction gets it')
  // The contract does not say that its bidder is a wallet, whose form differs.
  await eventually(() =>
    expect(screen.getByText('Bidder').nextElementSibling?.querySelector('a')?.getAttribute('href')).toMatch(
      /^\/address\/UQ/,
    ),
  )
  await screen.findByText('Failed to load bids')
  expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'Records' })).toBeNull()
  expect(document.body.textContent).not.toMatch(/one that has still leads here|Nobody has registered/)
})

test('an auction that neither tonapi nor the contract provides shows one error', async () => {
  const { screen } = await openScreen('/dns/{domain on auction}', load, {
    faults: [
      { match: '/', provider: 'indexer', status: 400 },
      { match: '/runGetMethod', status: 400 },
    ],
  })
  await screen.findByText('Failed to load DNS auctions')
  await eventually(() => expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(1))
})

test.each([
  ['a wallet', 'UQ', true],
  ['a contract', 'EQ', false],
])('an address page named by a domain of %s opens in the form %s…', async (_, form, is_wallet) => {
  const name = 'current.ton'
  const opened: string[] = []
  const redirect = part(
    async () => {
      vi.stubGlobal('location', { ...location, replace: (to: string) => opened.push(to) })
      return (await import('../../src/islands/address/DomainAddress.tsx')).DomainAddress
    },
    { name },
  )
  const wallet = { address: WALLET, account: { address: WALLET, is_scam: false, is_wallet } }
  await openScreen(`/address/${name}`, redirect, {
    faults: [
      { match: `/dns/${name}/resolve`, status: 200, body: { wallet } },
      { match: '/api/v3/dns/', status: 500 },
    ],
  })
  await eventually(() => expect(opened).toEqual([expect.stringContaining(`/address/${form}`)]))
})
