import { expect, test } from 'vitest'
import type { NftCollection, NftItem } from '../../src/domain/nft/details.ts'
import { friendlyAddress } from '../../src/ton/address.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { ALICE, BOB, CAROL } from '../support/transaction.ts'

/** Providers that know nothing. */
const SILENT = { faults: [{ match: '/', status: 400 }] }
const lens: NftItem = {
  address: CAROL,
  index: null,
  name: 'Lens',
  collection: null,
  image: null,
  description: null,
  attributes: [],
  attributeCount: 0,
  trust: 'none',
  confirmed: null,
  domain: null,
  allAttributes: [],
  owner: ALICE,
  sale: null,
  codeHash: null,
  known: {},
}

const starts = (address: string) => expect.stringMatching(`^${address}…`)
/** Facts beside the picture. */
const headFacts = () => factsOf(document.querySelector('section') ?? undefined)

async function openItem(parts: Partial<NftItem>) {
  const load = part(async () => (await import('../../src/islands/nft/ItemDetails.tsx')).ItemDetails, {
    raw: CAROL,
    name: 'Lens',
    item: { ...lens, ...parts },
  })
  const { screen } = await openScreen('/', load, SILENT)
  return screen
}

test.each<[string | null, string | undefined]>([
  ['wanted.t.me', 'https://fragment.com/username/wanted'],
  ['wanted.ton', undefined],
  [null, undefined],
])('the NFT of the domain %s is linked at Getgems, and only a username at Fragment', async (domain, fragment) => {
  const screen = await openItem({ domain })
  const getgems = await screen.findByRole('link', { name: 'View on Getgems' })
  expect(getgems.getAttribute('href')).toBe(`https://getgems.io/nft/${friendlyAddress(CAROL)}`)
  expect(screen.queryByRole('link', { name: 'View on Fragment' })?.getAttribute('href')).toBe(fragment)
  expect(factsOf().Domain ?? null).toBe(domain)
  expect([...document.querySelectorAll('dd a[href^="/dns/"]')].map(link => link.getAttribute('href'))).toEqual(
    domain ? [`/dns/${domain}`] : [],
  )
})

test.each<[string, Partial<NftItem>, object]>([
  [
    'on sale',
    { sale: { address: BOB, market: CAROL, seller: ALICE, price: { units: '5000000', decimals: 6, unit: 'TIDE' } } },
    {
      Owner: starts('EQCqqq'),
      'On sale for': '5 TIDE',
      'Held by the sale': starts('EQC7u7'),
      Market: starts('EQDMzM'),
    },
  ],
  [
    'on a sale of which nothing is known',
    { sale: { address: BOB, market: null, seller: null, price: null } },
    { Owner: '—', 'On sale for': 'not stated', 'Held by the sale': starts('EQC7u7') },
  ],
  ['not on sale', {}, { Owner: starts('EQC7u7') }],
])('an NFT %s has its owner, and of a sale the price, contract and market', async (_, parts, expected) => {
  await openItem({ owner: BOB, ...parts })
  expect(headFacts()).toEqual({ ...expected, Collection: 'none' })
})

test.each<[null | undefined, string]>([
  [null, 'none'],
  [undefined, '—'],
])('an NFT whose owner is %s says so', async (owner, text) => {
  await openItem({ owner })
  expect(factsOf().Owner).toBe(text)
})

test('all attributes of an NFT are shown, and absent texts of them are “—”', async () => {
  const allAttributes = [
    { trait: 'Colour', value: 'Red' },
    { trait: '', value: '' },
  ]
  const screen = await openItem({ allAttributes, attributeCount: 12 })
  const panel = screen.getByRole('heading', { name: 'Attributes (12)' }).closest('section')
  expect(factsOf(panel ?? undefined)).toEqual({ Colour: 'Red', '—': '—' })
})

const LINK = 'https://lens.example/'

test.each<[Partial<NftCollection>, object]>([
  [
    { owner: ALICE, itemCount: '1200', links: [LINK] },
    { Owner: starts('EQCqqq'), Items: '1,200', 'Its author’s links': LINK },
  ],
  [
    { owner: null, itemCount: null },
    { Owner: 'none', Items: 'not numbered' },
  ],
  [
    { owner: undefined, itemCount: undefined },
    { Owner: '—', Items: '—' },
  ],
  [
    { trust: 'blacklist', links: [LINK] },
    { Owner: 'none', Items: '7', 'Its author’s links': 'Withheld, as of a blacklisted collection' },
  ],
])('a collection has its owner, number of items and links: case %#', async (parts, expected) => {
  const lenses = { address: CAROL, name: 'Lenses', description: null, owner: null, itemCount: '7', links: [] }
  const load = part(async () => (await import('../../src/islands/nft/CollectionDetails.tsx')).default, {
    raw: CAROL,
    name: 'Lenses',
    collection: { ...lenses, trust: 'none' as const, known: {}, image: null, ...parts },
  })
  await openScreen('/', load, SILENT)
  expect(headFacts()).toEqual(expected)
  expect(document.querySelectorAll(`a[href="${LINK}"]`)).toHaveLength(parts.links && !parts.trust ? 1 : 0)
})
