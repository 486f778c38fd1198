import { describe, expect, test } from 'vitest'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/indexer/nfts.ts')),
  ...(await import('../../../src/providers/indexer/nft-history.ts')),
  ...(await import('../../../src/providers/indexer/item-history.ts')),
}))

const HASH = 'ab'.repeat(32)
const party = (address: string) => ({ address, is_scam: false, is_wallet: false })
const item = {
  address: CAROL,
  index: 31,
  verified: true,
  trust: 'none',
  approved_by: [],
  collection: { address: BOB, name: 'Bonds', description: '' },
  metadata: {
    name: 'Bond',
    description: 'A bond',
    image: 'https://x.test/a.png',
    attributes: [
      { trait_type: 'Period', value: '200 days' },
      { trait_type: 'Level', value: 7 },
      { trait_type: 'Odd', value: { a: 1 } },
      { trait_type: 'Bound', value: true },
      { value: 'nameless' },
    ],
  },
  previews: [
    { resolution: '5x5', url: 'https://cache.tonapi.io/5' },
    { resolution: '500x500', url: 'https://cache.tonapi.io/500' },
    { resolution: '1500x1500', url: 'https://cache.tonapi.io/1500' },
  ],
}
const card = {
  address: CAROL,
  index: '31',
  name: 'Bond',
  collection: { address: BOB, name: 'Bonds' },
  description: 'A bond',
  image: 'https://cache.tonapi.io/500',
  attributeCount: 4,
  trust: 'none',
  confirmed: true,
  domain: null,
  attributes: [
    { trait: 'Period', value: '200 days' },
    { trait: 'Level', value: '7' },
    { trait: 'Bound', value: 'true' },
  ],
}

describe('NFT items of an account', () => {
  const path = `/v2/accounts/${ALICE}/nfts?limit=1000&offset=0`
  const read = async (...nft_items: unknown[]) => {
    network.announce(path, { body: { nft_items } })
    return provider.getNfts(fakeCall(), ALICE, 1000)
  }

  test('NFT items are read as cards with three attributes and the provider\u2019s copy of the image', async () => {
    expect(await read(item)).toEqual({ items: [card], unreadable: 0 })
  })

  test.each([
    ['no metadata', { metadata: undefined, previews: undefined }, { name: null, image: null, attributeCount: 0 }],
    ['metadata of another kind', { metadata: [1], previews: 'x' }, { name: null, description: null }],
    ['attributes of another kind', { metadata: { name: 7, attributes: { a: 1 } } }, { name: null, attributes: [] }],
    [
      'no preview of that size',
      { previews: [{ url: 'https://cache.tonapi.io/p' }] },
      { image: 'https://cache.tonapi.io/p' },
    ],
    ['no previews', { previews: [] }, { image: null, original: 'https://x.test/a.png' }],
    ['an image of no web', { previews: [], metadata: { image: 'ipfs://Qm' } }, { image: null }],
    ['no collection', { collection: undefined }, { collection: null }],
    [
      'a collection without a name',
      { collection: { address: BOB, name: '' } },
      { collection: { address: BOB, name: null } },
    ],
    ['an unreadable collection', { collection: 'x' }, { collection: undefined }],
    [
      'an unreadable address of its collection',
      { collection: { address: 'x', name: 'Bonds' } },
      { collection: undefined },
    ],
    ['a hostile name', { metadata: { name: 'Free\u202e\u200b TON' } }, { name: 'Free TON' }],
    ['a domain', { dns: 'crypto.ton', index: '9007199254740993', metadata: {} }, { name: 'crypto.ton', index: null }],
    ['an index cut to a negative number', { index: '-5512345678901234567' }, { index: null }],
    ['an index cut to a large number', { index: '5512345678901234567' }, { index: null }],
    ['the index 0', { index: 0 }, { index: '0' }],
    ['a moderator\u2019s word', { trust: 'blacklist', verified: false }, { trust: 'blacklist', confirmed: false }],
    ['no answer on its confirmation', { verified: undefined }, { confirmed: null }],
    ['an unreadable answer on its confirmation', { verified: 'no' }, { confirmed: null }],
  ])('an NFT item with %s is still read', async (_name, parts, expected) => {
    expect((await read({ ...item, ...parts })).items).toMatchObject([expected])
  })

  test('NFT items without an address are dropped and counted', async () => {
    expect(await read({ ...item, address: 'x' }, {}, 'x')).toEqual({ items: [], unreadable: 3 })
  })

  test('NFT items of an account are requested page by page', async () => {
    network.announce(`/v2/accounts/${ALICE}/nfts?limit=50&offset=100`, { body: { nft_items: [] } })
    expect((await provider.getNfts(fakeCall(), ALICE, 50, 100)).items).toEqual([])
  })
})

describe('the NFT history of an account', () => {
  const path = `/v2/accounts/${ALICE}/nfts/history?limit=50`
  const read = () => provider.getNftHistory(fakeCall(), ALICE, 50)
  const entity = {
    kind: 'transfer',
    utime: 5,
    lt: '9',
    hash: HASH,
    source: ALICE,
    destination: BOB,
    succeeded: true,
    item: { address: CAROL, name: 'Bond', image: 'https://cache.tonapi.io/500' },
    comment: null,
  }

  test('the NFT history is read from operations', async () => {
    const row = { operation: 'transfer', utime: 5, lt: 9, transaction_hash: HASH, item }
    network.announce(path, {
      body: { operations: [{ ...row, source: party(ALICE), destination: party(BOB) }, row, {}] },
    })
    expect(await read()).toEqual({
      operations: [entity, { ...entity, source: null, destination: null }],
      known: {},
      unreadable: 1,
    })
  })

  test('the NFT history is read from events of an older server, with comments and without transfers between others', async () => {
    const NftItemTransfer = { sender: party(ALICE), recipient: party(BOB), nft: CAROL, comment: 'yours' }
    const actions = [
      { type: 'NftItemTransfer', status: 'ok', NftItemTransfer },
      { type: 'NftItemTransfer', status: 'ok', NftItemTransfer: { ...NftItemTransfer, nft: '' } },
      { type: 'NftItemTransfer', status: 'ok', NftItemTransfer: { ...NftItemTransfer, sender: party(CAROL) } },
    ]
    network.announce(path, { body: { events: [{ event_id: HASH, timestamp: 5, lt: 9, actions }] } })
    expect(await read()).toEqual({
      operations: [
        { ...entity, item: { address: CAROL, name: null, image: null }, comment: { kind: 'text', text: 'yours' } },
      ],
      known: {},
      unreadable: 1,
    })
  })
})

describe('owners of an NFT item', () => {
  const path = `/v2/accounts/${CAROL}/events?limit=3`
  const read = (...events: object[]) => {
    network.announce(path, { body: { events } })
    return provider.getItemHistory(fakeCall(), CAROL, 3)
  }
  const event = (...actions: object[]) => ({ event_id: HASH, account: party(CAROL), timestamp: 5, lt: 9, actions })
  const handedOver = { NftItemTransfer: { sender: party(ALICE), recipient: party(BOB), nft: CAROL } }
  const sold = (amount: object) => ({
    status: 'ok',
    NftPurchase: { seller: party(ALICE), buyer: party(BOB), amount, nft: { address: CAROL } },
  })
  const change = { from: ALICE, to: BOB, utime: 5, hash: HASH, succeeded: true }

  test('owners of an NFT item are read from its contract’s events, with sale prices', async () => {
    const price = { value: '2500000000', token_name: 'TON' }
    expect(await read(event(sold(price)), event(handedOver, { type: 'SmartContractExec' }))).toEqual({
      changes: [
        { ...change, kind: 'sale', price: { units: '2500000000', decimals: 9, unit: 'TON' } },
        { ...change, kind: 'transfer', price: null },
      ],
      isCapped: false,
      known: {},
      unreadable: 0,
    })
  })

  test('the list of an NFT’s owners is marked as capped at the requested number of events', async () => {
    expect(await read(event(), event(), event(handedOver))).toMatchObject({ isCapped: true, changes: [{}] })
    expect(await read(event(), {}, event())).toMatchObject({ isCapped: true, changes: [], unreadable: 1 })
  })

  test.each([
    ['a price below nothing', sold({ value: -5, token_name: 'TON' }), { kind: 'sale', price: null }],
    ['a price of nothing', sold({ value: 0, token_name: 'TON' }), { kind: 'sale', price: null }],
    ['no price', sold([]), { kind: 'sale', price: null }],
    ['a failure', { ...handedOver, status: 'failed' }, { kind: 'transfer', succeeded: false }],
    ['nobody before', { NftItemTransfer: { recipient: party(BOB), nft: CAROL } }, { from: null, to: BOB }],
  ])('a change of an NFT’s owner with %s', async (_, action, expected) => {
    expect((await read(event(action))).changes).toMatchObject([expected])
  })

  test('changes of an NFT’s owner exclude other items of the trace', async () => {
    const other = { NftItemTransfer: { sender: party(ALICE), recipient: party(BOB), nft: ALICE } }
    const otherSold = { NftPurchase: { amount: { value: 5 }, nft: { address: ALICE } } }
    expect(await read(event(other, otherSold))).toMatchObject({ changes: [], unreadable: 0 })
  })

  test.each([
    ['a sale of another form', { NftPurchase: 7 }],
    ['a sale of an unreadable item', { NftPurchase: { amount: { value: 5 }, nft: { address: 'x' } } }],
    ['a sale of no item', { NftPurchase: { amount: { value: 5 } } }],
    ['a sale without its fields', { type: 'NftPurchase' }],
    ['a transfer of another form', { NftItemTransfer: null }],
    ['a transfer of an unreadable item', { NftItemTransfer: { sender: party(ALICE), nft: '' } }],
  ])('%s is no change of an NFT’s owner, and is counted as unreadable', async (_, action) => {
    expect(await read(event(action, handedOver))).toMatchObject({ changes: [{ kind: 'transfer' }], unreadable: 1 })
  })

  test('an answer without events is no list of an NFT’s owners', async () => {
    network.announce(path, { body: {} })
    await expect(provider.getItemHistory(fakeCall(), CAROL, 3)).rejects.toThrow()
  })
})
