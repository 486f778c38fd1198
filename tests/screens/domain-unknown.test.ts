import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import type { Fault } from '../support/network.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'

const load = () => import('../../src/islands/dns/DomainScreen.tsx')
const OWNER = `0:${'1'.repeat(64)}`
const ITEM = `0:${'2'.repeat(64)}`
const WITHOUT_INDEX: Fault = { match: '/api/v3/dns/', status: 500 }

test.each([
  ['bids of unknown amounts', '—', { bids: 2, owner: OWNER }],
  ['no bids', 'No bids', { bids: 0, price: 0 }],
])('the auction of a domain with %s shows “%s” as the highest bid', async (_, shown, auction) => {
  const name = 'wanted.ton'
  await openScreen(`/dns/${name}`, load, {
    faults: ({ now }) => [
      WITHOUT_INDEX,
      { match: '/resolve', status: 404, body: { error: 'entity not found' } },
      { match: '/bids', status: 200, body: { data: [] } },
      { match: '/dns/auctions', status: 200, body: { data: [{ domain: name, date: now + 3600, ...auction }] } },
      { match: `/dns/${name}`, status: 200, body: { name, item: { address: ITEM } } },
    ],
  })
  await eventually(() => expect(factsOf()['Highest bid']).toBe(shown))
})

test('the end of a domain is not called unknown while tonapi, which may know it, has not answered', async () => {
  const name = 'slow.ton'
  const end = part(async () => (await import('../../src/islands/dns/NameEnd.tsx')).default, { name })
  const record = { domain: name, nft_item_address: ITEM, nft_item_owner: OWNER }
  const { network } = await openScreen(`/dns/${name}`, end, {
    faults: [
      { match: '/api/v3/dns/records', status: 200, body: { records: [record], address_book: {} } },
      { match: '/api/v3/nft/', status: 404 },
      { match: `/v2/dns/${name}`, delayMs: 60_000 },
    ],
  })
  await eventually(() => expect(factsOf()['Runs out']).toBe('—'))
  await network.reset()
})

test('records that only the index knows are shown with a note that others may be missing', async () => {
  const name = 'alone.ton'
  const record = { domain: name, nft_item_address: ITEM, nft_item_owner: OWNER, dns_wallet: OWNER }
  const { screen } = await openScreen(`/dns/${name}`, load, {
    faults: [
      { match: '/', provider: 'indexer', status: 400 },
      { match: '/api/v3/dns/records', status: 200, body: { records: [record], address_book: {} } },
    ],
  })
  await screen.findByText(/^There may be other records\. Whether the name has run out is not known/)
})

test('an unregistered name is reported as such although its records failed to load', async () => {
  const name = 'part.zzzz.ton'
  const { screen } = await openScreen(`/dns/${name}`, load, {
    faults: [
      { match: '/resolve', status: 400 },
      { match: `/v2/dns/${name}`, status: 404, body: { error: 'entity not found' } },
    ],
  })
  await screen.findByText(new RegExp(`Nobody has registered ${name.replaceAll('.', '\\.')}`))
  screen.getByRole('button', { name: 'Try Again' })
  expect(document.body.textContent).not.toContain('is free')
})
