import { Address } from '@ton/core'
import { expect, test } from '../support/e2e.ts'
import { addressOf, answerTo, expectSense, NAMES } from '../support/hostile.ts'
import type { Fault } from '../support/network.ts'

const TRUSTS = ['none', 'whitelist', 'blacklist']
const price = (i: number) => ({
  currency_type: 'native',
  value: i % 2 ? '1' : '9'.repeat(40),
  token_name: 'TON',
  decimals: 9,
})

/** An NFT whose author wrote `name` into every field for a name. */
const hostile = (name: string | null, i: number, address = addressOf(i + 40)) => ({
  address,
  index: i % 2 ? i : 9_000_000_000_000_000,
  trust: TRUSTS[i % TRUSTS.length],
  verified: false,
  metadata: {
    name,
    description: name,
    image: name,
    attributes: [...NAMES, name].map(text => ({ trait_type: text, value: name })),
  },
})

type Case = { name: string; path: string; place: string; faults: (raw: string) => Fault[]; list: string; cards: number }
const cases: Case[] = [
  {
    name: 'NFTs of a collection',
    path: '/nft',
    place: 'NFT collection',
    faults: raw => [
      answerTo(`/collections/${raw}/items`, {
        nft_items: NAMES.map((name, i) => ({
          ...hostile(name, i),
          collection: { address: raw, name },
          owner: { address: addressOf(i), name, is_scam: i === 1 },
          ...(i % 3 && { sale: { address: addressOf(i), market: { address: addressOf(i), name }, price: price(i) } }),
        })),
      }),
    ],
    list: '#items li > a',
    cards: NAMES.length,
  },
  {
    name: 'NFTs of an account',
    path: '/address',
    place: 'wallet',
    faults: raw => [
      { match: '/v3/nft/items', status: 400 },
      answerTo(`/accounts/${raw}/nfts?limit=`, {
        nft_items: NAMES.map((name, i) => ({
          ...hostile(name, i),
          collection: { address: addressOf(i), name },
          owner: { address: raw, name },
        })),
      }),
    ],
    list: '[role=tabpanel] li > a[href^="/nft/"]',
    cards: NAMES.length,
  },
  {
    name: 'collections',
    path: '/nft',
    place: '',
    faults: () => [
      answerTo('/v2/nfts/collections?', {
        nft_collections: NAMES.map((name, i) => ({ ...hostile(name, i), next_item_index: i % 2 ? 0 : 9e15 })),
      }),
    ],
    list: 'main li > a[href^="/nft/collection/"]',
    cards: NAMES.length,
  },
]

for (const { name, path, place, faults, list, cards } of cases)
  test(`a grid of ${name} with hostile names fits the page’s width and shows no nonsense`, async ({
    page,
    network,
  }) => {
    const { worthOpening } = await network.state()
    const raw = place && Address.parse(worthOpening[place]!).toRawString()
    await network.inject(...faults(raw))
    await page.goto(place ? `${path}/${raw}?tab=nfts` : path)
    await page.locator(list).first().scrollIntoViewIfNeeded({ timeout: 30_000 })
    await expect(page.locator(list)).toHaveCount(cards)
    await expectSense(page)
  })

for (const [i, written] of ['200 letters', 'right to left', 'emoji', 'markup', 'Arabic', 'empty', 'missing'].entries())
  test(`an NFT with hostile texts (${written}) fits the page’s width and shows no nonsense`, async ({
    page,
    network,
  }) => {
    const { worthOpening } = await network.state()
    const raw = Address.parse(worthOpening['NFT item']!).toRawString()
    const name = NAMES[i] ?? null
    await network.inject(
      answerTo(`/v2/nfts/${raw}`, {
        ...hostile(name, i, raw),
        collection: { address: addressOf(1), name },
        owner: { address: addressOf(2), name, is_scam: true },
        sale: { address: addressOf(3), market: { address: addressOf(4), name }, price: price(i) },
      }),
      { match: '/v3/nft/items', status: 400 },
    )
    await page.goto(`/nft/${raw}`)
    await expect(page.getByText('On sale for')).toBeVisible({ timeout: 30_000 })
    await expectSense(page)
  })
