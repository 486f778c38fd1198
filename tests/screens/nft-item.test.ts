import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { NftCard } from '../../src/domain/nft/nft.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { factsOf, openScreen, rowsOf } from '../support/screen.ts'

const load = () => import('../../src/islands/nft/ItemScreen.tsx')
const [ITEM, SELLER, BUYER] = ['c', 'a', 'b'].map(digit => `0:${digit.repeat(64)}`)
const party = (address: string | undefined) => ({ address })

const item = (rest: object) => ({
  match: `/v2/nfts/${ITEM}`,
  status: 200,
  body: { address: ITEM, owner: party(BUYER), metadata: { name: 'Lens' }, trust: 'none', ...rest },
})
const events = (actions: object[], now: number) => ({
  match: '/events',
  status: 200,
  body: {
    events: actions.map((action, place) => ({
      event_id: String(place).padStart(64, '0'),
      account: party(ITEM),
      timestamp: now - 60 * (place + 1),
      lt: 9 - place,
      actions: [action],
    })),
  },
})

test('an NFT shows its owners and their prices, newest first', async () => {
  const { screen } = await openScreen(`/nft/${ITEM}`, load, {
    faults: ({ now }) => [
      item({}),
      events(
        [
          {
            NftPurchase: {
              seller: party(SELLER),
              buyer: party(BUYER),
              amount: { value: '2500000000', token_name: 'TON' },
              nft: { address: ITEM },
            },
          },
          { status: 'failed', NftItemTransfer: { sender: party(BUYER), recipient: party(SELLER), nft: ITEM } },
          { NftItemTransfer: { recipient: party(SELLER), nft: ITEM } },
        ],
        now,
      ),
    ],
  })
  const owners = await screen.findByRole('table', { name: 'Owners and sales' })
  const [sold, failed, first] = rowsOf(owners).map(row => row.textContent)
  expect(sold).toMatch(/^Sold.*→.*2\.5 TON1m ago$/)
  expect(failed).toMatch(/^Handed over failed.*—/)
  expect(first).toMatch(/^Handed over— →/)
})

test.each([
  ['none', {}, 'none'],
  ['an unreadable one', { collection: 'x' }, '—'],
  ['one without a name', { collection: { address: SELLER } }, 'Unnamed'],
])('an NFT says of its collection that it is %s', async (_, rest, text) => {
  const { screen } = await openScreen(`/nft/${ITEM}`, load, { faults: [item(rest)] })
  await screen.findByRole('heading', { name: 'Lens' })
  expect(factsOf(document.body).Collection).toMatch(text)
})

test.each([
  ['none', null, 'No collection'],
  ['an unreadable one', undefined, '—'],
  ['one without a name', { address: SELLER as RawAddress, name: null }, 'Unnamed'],
])('the card of an NFT says of its collection that it is %s', async (_, collection, text) => {
  const item = {
    address: ITEM as RawAddress,
    index: null,
    name: 'Lens',
    collection,
    image: null,
    description: null,
    attributes: [],
    attributeCount: 0,
    trust: 'none',
    confirmed: null,
    domain: null,
  } satisfies NftCard
  const { screen } = await openScreen(`/nft/${ITEM}`, async () => {
    const { NftCardLink } = await import('../../src/ui/cards/NftCardLink.tsx')
    return { default: () => createElement(NftCardLink, { item }) }
  })
  const name = await screen.findByText('Lens')
  expect(name.nextElementSibling?.textContent).toBe(text)
})

test('an NFT transferred to a sale contract is shown as put up for sale', async () => {
  const SALE = `0:${'d'.repeat(64)}`
  const { screen } = await openScreen(`/nft/${ITEM}`, load, {
    faults: ({ now }) => [
      item({
        owner: party(SALE),
        sale: { address: SALE, market: party(SELLER), owner: party(BUYER), price: { value: '5', token_name: 'TON' } },
      }),
      events(
        [
          { NftItemTransfer: { sender: party(BUYER), recipient: party(SALE), nft: ITEM } },
          { NftItemTransfer: { sender: party(SALE), recipient: party(BUYER), nft: ITEM } },
          { NftItemTransfer: { sender: party(SELLER), recipient: party(BUYER), nft: ITEM } },
        ],
        now,
      ),
    ],
  })
  const rows = rowsOf(await screen.findByRole('table', { name: 'Owners and sales' }))
  expect(rows.map(row => row.querySelector('td')?.textContent)).toEqual([
    'Put up for sale',
    'Taken off sale',
    'Handed over',
  ])
})

test('an NFT on sale belongs to its seller, while the sale contract holds it', async () => {
  const SALE = `0:${'d'.repeat(64)}`
  const { screen } = await openScreen(`/nft/${ITEM}`, load, {
    faults: ({ now }) => [
      item({
        owner: party(SALE),
        sale: { address: SALE, owner: party(BUYER), price: { value: '2500000000', token_name: 'TON' } },
      }),
      events([], now),
    ],
  })
  await screen.findByRole('heading', { name: 'Lens' })
  const facts = factsOf()
  expect(facts.Owner).toMatch(/^EQC7u7…/)
  expect(facts['On sale for']).toBe('2.5 TON')
  expect(facts['Held by the sale']).toMatch(/^EQDd3d…/)
})

test('an NFT without a known change of owner says so', async () => {
  const { screen } = await openScreen(`/nft/${ITEM}`, load, { faults: ({ now }) => [item({}), events([], now)] })
  await screen.findByText('No change of owner is known')
})

test('an NFT whose latest events have no change of owner says that there may be older ones', async () => {
  const { screen } = await openScreen(`/nft/${ITEM}`, load, {
    faults: ({ now }) => [item({}), events(Array(100).fill({}), now)],
  })
  await screen.findByText('No change of owner is known')
  screen.getByText('There may be older changes.')
})

test('a failed load of owners leaves the NFT on screen', async () => {
  const { screen } = await openScreen(`/nft/${ITEM}`, load, { faults: [item({}), { match: '/events', status: 500 }] })
  await screen.findByText('Failed to load the owners of this NFT')
  screen.getByRole('heading', { name: 'Lens' })
})

test.each([
  [7, '7'],
  [-8, undefined],
  ['9007199254740993', undefined],
  [null, undefined],
])('an NFT with the index %s shows %s', async (index, shown) => {
  const { screen } = await openScreen(`/nft/${ITEM}`, load, { faults: ({ now }) => [item({ index }), events([], now)] })
  await screen.findByRole('heading', { name: 'Lens' })
  const label = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Index')
  expect(label?.nextElementSibling?.textContent).toBe(shown)
})

test('the royalty of an NFT is loaded from its collection on click', async () => {
  const collection = `0:${'9'.repeat(64)}`
  const { screen, user } = await openScreen(`/nft/${ITEM}`, load, {
    faults: ({ now }) => [
      item({ collection: { address: collection, name: 'Lenses' }, verified: true }),
      events([], now),
      {
        match: '/runGetMethod',
        status: 200,
        body: {
          ok: true,
          result: {
            exit_code: 0,
            gas_used: 1,
            stack: [
              ['num', '0x5'],
              ['num', '0x64'],
              ['num', '0x0'],
            ],
          },
        },
      },
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Ask its collection' }))
  await screen.findByText('5.00% of each sale, by toncenter')
})

test.each([
  [true, 'which confirms that the item is its own'],
  [false, 'which does not confirm that the item is its own'],
  [undefined, 'whether it confirms that the item is its own is not known'],
  ['yes', 'whether it confirms that the item is its own is not known'],
])('the collection of an NFT is shown with tonapi’s word on its confirmation: %s', async (verified, words) => {
  const collection = { address: `0:${'9'.repeat(64)}`, name: 'Lenses' }
  const { screen } = await openScreen(`/nft/${ITEM}`, load, {
    faults: ({ now }) => [item({ collection, verified }), events([], now)],
  })
  await screen.findByText(words)
})

test.each([[false], [undefined]])(
  'no royalty is offered when the collection does not confirm the NFT: %s',
  async verified => {
    const collection = { address: `0:${'9'.repeat(64)}`, name: 'Lenses' }
    const { screen } = await openScreen(`/nft/${ITEM}`, load, {
      faults: ({ now }) => [item({ collection, verified }), events([], now)],
    })
    await screen.findByText('Standard')
    expect(screen.queryByText('Royalty')).toBeNull()
  },
)

test.each([
  ['a right-to-left', '\u202egnol\u2066 name'],
  ['a 200-letter', 'x'.repeat(200)],
  ['an emoji', '🚀🌕'],
  ['an empty', ''],
  ['no', null],
])('an NFT with %s name is shown', async (_, name) => {
  const { screen } = await openScreen(`/nft/${ITEM}`, load, {
    faults: ({ now }) => [item({ metadata: { name } }), events([], now)],
  })
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent.length).toBeGreaterThan(0)
  expect([...heading.textContent].length).toBeLessThanOrEqual(60)
  expect(heading.textContent).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})
