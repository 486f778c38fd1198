import { describe, expect, test } from 'vitest'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const { network, provider } = providerTests(() => import('../../../src/providers/indexer/nft-details.ts'))

describe('an NFT item', () => {
  const read = (parts: object) => {
    network.announce(`/v2/nfts/${ALICE}`, { body: { address: ALICE, index: 3, ...parts } })
    return provider.getNftItem(fakeCall(), ALICE)
  }
  const price = { currency_type: 'native', value: '50000000000', decimals: 9, token_name: 'Gram' }

  test('an NFT item on sale belongs to its seller and is held by the sale contract', async () => {
    const account = (address: string) => ({ address, is_scam: false, is_wallet: address === CAROL })
    const sale = { address: BOB, market: account(BOB), owner: account(CAROL), price }
    const item = await read({ owner: account(BOB), sale, code_hash: 'ab'.repeat(32) })
    expect(item).toMatchObject({
      owner: BOB,
      codeHash: 'ab'.repeat(32),
      sale: { address: BOB, market: BOB, seller: CAROL, price: { units: '50000000000', decimals: 9, unit: 'TON' } },
      known: { [CAROL]: { isWallet: true } },
    })
  })

  test.each([
    ['of an older server', { value: '7', token_name: 'TON' }, { units: '7', decimals: 9, unit: 'TON' }],
    [
      'in a jetton',
      { currency_type: 'jetton', value: '7', decimals: 6, token_name: 'USD₮' },
      { units: '7', decimals: 6, unit: 'USD₮' },
    ],
    [
      'in a jetton that calls itself TON',
      { currency_type: 'jetton', value: '7', decimals: 6, token_name: 'TON' },
      { units: '7', decimals: 6, unit: '“TON” jetton' },
    ],
    ['of an older server that says Gram', { value: '7', token_name: 'Gram' }, { units: '7', decimals: 9, unit: 'TON' }],
    [
      'in an extra currency',
      { currency_type: 'extra_currency', value: '7', decimals: 8, token_name: 'ECHIDNA' },
      { units: '7', decimals: 8, unit: 'ECHIDNA' },
    ],
    ['in a jetton of unknown decimals', { currency_type: 'jetton', value: '7', token_name: 'USD₮' }, null],
    ['without a currency', { value: '7', decimals: 6 }, null],
    ['of nothing', { value: '0', token_name: 'TON' }, null],
    ['below nothing', { value: '-7', token_name: 'TON' }, null],
    ['that is no number', { value: 'many', token_name: 'TON' }, null],
  ])('the sale of an NFT item with a price %s', async (_, sent, expected) => {
    expect((await read({ sale: { price: sent } })).sale?.price).toEqual(expected)
  })

  test('all attributes of an NFT item with plain values are read as text', async () => {
    const attributes = [
      ...[1, 2, 3, 4].map(value => ({ trait_type: `T${value}`, value })),
      { trait_type: '<script>', value: { toString: 'no' } },
    ]
    const item = await read({ metadata: { attributes } })
    expect(item.allAttributes.map(({ value }) => value)).toEqual(['1', '2', '3', '4'])
    expect(item.attributes).toHaveLength(3)
  })

  test('an NFT item without readable fields is still an item', async () => {
    expect(await read({ index: null, metadata: 'none', sale: null })).toMatchObject({
      name: null,
      owner: null,
      sale: null,
      codeHash: null,
      trust: 'none',
      image: null,
    })
  })
})

describe('an NFT collection', () => {
  const read = (parts: object) => {
    network.announce(`/v2/nfts/collections/${BOB}`, { body: { address: BOB, next_item_index: 12, ...parts } })
    return provider.getNftCollection(fakeCall(), BOB)
  }

  test('a collection is read with name, owner, number of items, links and trust', async () => {
    const metadata = { name: 'Lenses\u202e', description: 'x', social_links: ['https://a.test', 7] }
    expect(await read({ metadata, owner: { address: ALICE }, trust: 'blacklist' })).toEqual({
      address: BOB,
      name: 'Lenses',
      description: 'x',
      image: null,
      owner: ALICE,
      itemCount: '12',
      links: ['https://a.test'],
      trust: 'blacklist',
      known: {},
    })
  })

  test.each([
    [-1, null],
    [0, '0'],
    [-2, undefined],
    ['odd', undefined],
    [null, undefined],
  ])('the number of items is null only for −1, which says that they are not numbered: %j', async (next, count) => {
    expect((await read({ next_item_index: next })).itemCount).toBe(count)
  })

  test('items of a collection are read page by page, and unreadable ones are counted', async () => {
    network.announce(`/v2/nfts/collections/${BOB}/items?limit=60&offset=120`, {
      body: { nft_items: [{ address: ALICE, index: 1 }, { index: 2 }, null] },
    })
    const { items, unreadable } = await provider.getCollectionItems(fakeCall(), BOB, 60, 120)
    expect(items.map(({ address }) => address)).toEqual([ALICE])
    expect(unreadable).toBe(2)
  })
})
