import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen } from '../support/screen.ts'

const COLLECTION = `0:${'c'.repeat(64)}`
const raw = (place: number) => `0:${String(place).padStart(64, '0')}`

const collection = (place: number, rest: object) => ({
  address: raw(place),
  next_item_index: place,
  metadata: { name: `Collection ${place}` },
  trust: 'none',
  ...rest,
})

test('NFT collections show their number of items and trust, blacklisted ones last', async () => {
  const { screen } = await openScreen('/nft', () => import('../../src/islands/nft/NftCollections.tsx'), {
    faults: [
      {
        match: '/nfts/collections',
        status: 200,
        body: {
          nft_collections: [
            collection(1, { trust: 'blacklist', metadata: { name: 'VOUCHER 5000$' } }),
            collection(1200, { trust: 'whitelist' }),
            collection(7, { next_item_index: -1, metadata: null }),
          ],
        },
      },
    ],
  })
  await screen.findByText('VOUCHER 5000$')
  const cards = screen.getAllByRole('link').map(link => link.textContent)
  expect(cards[0]).toMatch(/Collection 1200.*1,200 items.*whitelist/)
  expect(cards[1]).toMatch(/^UUnnamedunverified/)
  expect(cards[2]).toMatch(/VOUCHER 5000\$1 itemblacklist/)
})

const item = (place: number, rest: object) => ({
  address: raw(place),
  owner: { address: raw(900 + place) },
  collection: { address: COLLECTION, name: 'Lenses' },
  metadata: { name: `Lens ${place}` },
  trust: 'none',
  ...rest,
})
const sale = (value: string) => ({ owner: { address: raw(1) }, price: { value, token_name: 'TON' } })

const openItems = (nft_items: object[], size: object = { next_item_index: 3 }) =>
  openScreen(`/nft/collection/${COLLECTION}`, () => import('../../src/islands/nft/CollectionScreen.tsx'), {
    faults: [
      { match: '/items', status: 200, body: { nft_items } },
      {
        match: '/nfts/collections/',
        status: 200,
        body: { address: COLLECTION, ...size, metadata: { name: 'Lenses' } },
      },
    ],
  })

test('a collection begins with its items for sale, and shows its floor price and owners', async () => {
  const items = [item(1, {}), item(2, { sale: sale('9000000000') }), item(3, { sale: sale('2500000000') })]
  const { screen } = await openItems(items)
  await screen.findByText('Lens 1')
  expect(screen.getAllByText(/^Lens \d$/).map(({ textContent }) => textContent)).toEqual(['Lens 3', 'Lens 2', 'Lens 1'])
  await eventually(() => expect(document.body.textContent).toMatch(/2 on sale, the cheapest 2\.5 TON2 owners/))
  expect(document.body.textContent).not.toContain('items shown')
  expect(document.body.textContent).toContain('Not on sale')
})

test('figures of a partly loaded collection are marked as of the items shown', async () => {
  const { screen } = await openItems([item(1, {}), item(2, { owner: null })])
  await screen.findByText('among the 2 items shown')
  expect(document.body.textContent).toContain('None on sale')
  expect(document.body.textContent).not.toContain('owners')
})

test.each([
  [59, 1, 'false'],
  [58, 1, 'true'],
])('after a page of %i items and %i unreadable ones, Next is disabled: %s', async (count, odd, isOff) => {
  const items = Array.from({ length: count }, (_, place) => item(place, {}))
  const { screen } = await openItems([...items, ...Array.from({ length: odd }, () => 7 as never)])
  await screen.findByText(/^1 entry could not be read/)
  const next = await screen.findByRole('button', { name: 'Next' })
  await eventually(() => expect(next.getAttribute('aria-disabled')).toBe(isOff))
})

test('an item is not called off sale when the index does not tell', async () => {
  const row = {
    address: raw(1),
    index: '1',
    collection_address: COLLECTION,
    owner_address: raw(2),
    content: { name: 'Lens 1' },
  }
  const { screen } = await openScreen(
    `/nft/collection/${COLLECTION}`,
    () => import('../../src/islands/nft/CollectionScreen.tsx'),
    {
      faults: [
        { match: `/v2/nfts/collections/${COLLECTION}/items`, status: 400 },
        { match: '/api/v3/nft/items', status: 200, body: { nft_items: [row], address_book: {}, metadata: {} } },
        { match: '/nfts/collections/', status: 200, body: { address: COLLECTION, metadata: { name: 'Lenses' } } },
      ],
    },
  )
  await screen.findByText('Lens 1')
  expect(document.body.textContent).not.toMatch(/Not on sale|None on sale/)
})

test('a blacklisted collection shows no links', async () => {
  const { screen } = await openScreen(
    `/nft/collection/${COLLECTION}`,
    () => import('../../src/islands/nft/CollectionScreen.tsx'),
    {
      faults: [
        { match: '/items', status: 200, body: { nft_items: [] } },
        {
          match: '/nfts/collections/',
          status: 200,
          body: {
            address: COLLECTION,
            next_item_index: 3,
            metadata: { name: 'Lenses', external_url: 'https://example.com/prize' },
            trust: 'blacklist',
          },
        },
      ],
    },
  )
  await screen.findByRole('heading', { name: 'Lenses' })
  expect(screen.queryByText(/example\.com/)).toBeNull()
})

test.each([
  ['whose size is unknown', {}],
  ['whose items are not numbered', { next_item_index: -1 }],
])('figures of a collection %s are marked as of the items shown', async (_, size) => {
  const { screen } = await openItems([item(1, {}), item(2, {})], size)
  await screen.findByText('among the 2 items shown')
})
