import { describe, expect, test, vi } from 'vitest'
import type { Query } from '../../../src/lib/query-state.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const down = { status: 400, body: { error: 'down' } }
const missing = { status: 404, body: { error: 'entity not found' } }
const at = encodeURIComponent(ALICE)

async function stateOf<T>($store: Query<T>) {
  const screen = look($store)
  const state = await screen.rest()
  screen.stop()
  return state
}

const holders = async () => stateOf((await import('../../../src/stores/jetton-holders.ts')).$jettonHolders(ALICE, 2))
const nft = async (kind: 'item' | 'collection' | 'any') =>
  stateOf((await import('../../../src/stores/nft.ts')).$nft(ALICE, kind))
const item = () => nft('item')
const collection = () => nft('collection')
const items = async () => stateOf((await import('../../../src/stores/nft.ts')).$collectionItems(ALICE, 2))
const domain = async (name = 'alice.ton') => stateOf((await import('../../../src/stores/domains.ts')).$domain(name))
const records = async (name = 'alice.ton') =>
  stateOf((await import('../../../src/stores/domains.ts')).$domainRecords(name))

const HOLDERS = `/v2/jettons/${ALICE}/holders?limit=100&offset=100`
const INDEXED_HOLDERS = `/api/v3/jetton/wallets?jetton_address=${at}&exclude_zero_balance=true&limit=100&offset=100&sort=desc`
const NFT = `/v2/nfts/${ALICE}`
const COLLECTION = `/v2/nfts/collections/${ALICE}`
const INDEXED_NFT = `/api/v3/nft/items?address=${at}&include_on_sale=true&limit=1`
const INDEXED_COLLECTION = `/api/v3/nft/collections?collection_address=${at}&limit=1`
const ITEMS = `/v2/nfts/collections/${ALICE}/items?limit=60&offset=60`
const INDEXED_ITEMS = `/api/v3/nft/items?collection_address=${at}&limit=60&offset=60`
const DOMAIN = '/v2/dns/alice.ton'
const RECORDS = '/v2/dns/alice.ton/resolve'
const INDEXED_DOMAIN = '/api/v3/dns/records?domain=alice.ton&limit=1'

const token = (type: string, info: object = {}) => ({
  [ALICE]: { is_indexed: true, token_info: [{ type, valid: true, name: 'Name', symbol: 'SYM', ...info }] },
})
const indexedNft = {
  body: { nft_items: [{ address: ALICE, index: '3', owner_address: BOB }], metadata: token('nft_items') },
}
const indexedCollection = {
  body: {
    nft_collections: [{ address: ALICE, owner_address: BOB, next_item_index: '12', collection_content: {} }],
    metadata: token('nft_collections'),
  },
}
const row = { nft_item_address: CAROL, nft_item_owner: BOB, domain: 'alice.ton', dns_wallet: ALICE }
const indexedDomain = { body: { records: [row] } }
const INDEXED_DOMAIN_ITEM = `/api/v3/nft/items?address=${encodeURIComponent(CAROL)}&include_on_sale=true&limit=1`
const indexedDomainItem = { body: { nft_items: [{ address: CAROL, owner_address: BOB }] } }

const ALL = [
  ['holders of a jetton', holders, HOLDERS, INDEXED_HOLDERS],
  ['an NFT item', item, NFT, INDEXED_NFT],
  ['an NFT collection', collection, COLLECTION, INDEXED_COLLECTION],
  ['items of a collection', items, ITEMS, INDEXED_ITEMS],
  ['a domain', domain, DOMAIN, INDEXED_DOMAIN],
  ['records of a domain', records, RECORDS, INDEXED_DOMAIN],
] as const

describe('with tonapi down, tokens and domains come from toncenter’s index', () => {
  test('with tonapi down, a page of holders comes from the index, without their total', async () => {
    browser.announce(HOLDERS, down)
    const wallet = { address: BOB, owner: CAROL, jetton: ALICE, balance: '7' }
    browser.announce(INDEXED_HOLDERS, { body: { jetton_wallets: [wallet] } })
    expect(await holders()).toMatchObject({
      sources: ['toncenter v3'],
      value: { total: null, holders: [{ rank: 101, owner: CAROL, balance: '7', isWallet: null }] },
    })
  })

  test.each(['item', 'any'] as const)(
    'with tonapi down, an NFT item comes from the index when the path says %s',
    async kind => {
      browser.announce(NFT, down)
      browser.announce(INDEXED_NFT, indexedNft)
      expect(await nft(kind)).toMatchObject({
        sources: ['toncenter v3'],
        value: { kind: 'item', item: { name: 'Name', index: '3', owner: BOB, trust: 'unknown' } },
      })
    },
  )

  test.each(['collection', 'any'] as const)(
    'with tonapi down, an NFT collection comes from the index when the path says %s',
    async kind => {
      for (const path of [NFT, COLLECTION]) browser.announce(path, down)
      browser.announce(INDEXED_NFT, { body: { nft_items: [] } })
      browser.announce(INDEXED_COLLECTION, indexedCollection)
      expect(await nft(kind)).toMatchObject({
        sources: ['toncenter v3'],
        value: { kind: 'collection', collection: { name: 'Name', itemCount: '12', owner: BOB, trust: 'unknown' } },
      })
    },
  )

  test('with tonapi down, items of a collection come from the index, without prices', async () => {
    browser.announce(ITEMS, down)
    const wire = {
      address: CAROL,
      index: '61',
      collection_address: ALICE,
      owner_address: CAROL,
      real_owner: BOB,
      on_sale: true,
    }
    browser.announce(INDEXED_ITEMS, { body: { nft_items: [wire, { ...wire, collection_address: BOB }, wire] } })
    expect(await items()).toMatchObject({
      sources: ['toncenter v3'],
      value: { items: [{ address: CAROL, index: '61', owner: BOB, sale: { price: null } }], unreadable: 2 },
    })
  })

  test('with tonapi down, a domain comes from the index, without its expiry', async () => {
    browser.announce(DOMAIN, down)
    browser.announce(INDEXED_DOMAIN, indexedDomain)
    browser.announce(INDEXED_DOMAIN_ITEM, indexedDomainItem)
    const state = await domain()
    expect(state).toMatchObject({
      sources: ['toncenter v3'],
      value: { name: 'alice.ton', owner: BOB, item: { address: CAROL } },
    })
    expect(state.status === 'ready' && state.value.expiresAt).toBe(undefined)
  })

  test.each([
    ['the owner of its item if its row’s is unreadable', 7, BOB, BOB],
    ['the owner of its item if its row names none', null, BOB, BOB],
    ['an unknown owner if both are unreadable', 'not an address', 7, undefined],
    ['no owner during its first auction', null, null, null],
  ])('with tonapi down, a domain has %s', async (_, named, itemOwner, owner) => {
    browser.announce(DOMAIN, down)
    browser.announce(INDEXED_DOMAIN, { body: { records: [{ ...row, nft_item_owner: named }] } })
    browser.announce(INDEXED_DOMAIN_ITEM, { body: { nft_items: [{ address: CAROL, owner_address: itemOwner }] } })
    const state = await domain()
    expect(state.status === 'ready' && [state.value.owner]).toEqual([owner])
  })

  test.each([
    ['its seller', { real_owner: ALICE }, ALICE, { address: BOB, seller: ALICE }],
    ['no owner if the index names no seller', {}, undefined, { address: BOB, seller: null }],
  ])('with tonapi down, a domain on sale has %s, not the contract of the sale', async (_, fields, owner, sale) => {
    browser.announce(DOMAIN, down)
    browser.announce(INDEXED_DOMAIN, indexedDomain)
    const wire = { address: CAROL, owner_address: BOB, on_sale: true, sale_contract_address: BOB, ...fields }
    browser.announce(INDEXED_DOMAIN_ITEM, { body: { nft_items: [wire] } })
    expect(await domain()).toMatchObject({ value: { owner, sale } })
  })

  test('the owner of a domain is unknown if tonapi and the request for its NFT item fail', async () => {
    browser.announce(DOMAIN, down)
    browser.announce(INDEXED_DOMAIN, indexedDomain)
    browser.announce(INDEXED_DOMAIN_ITEM, down)
    expect(await domain()).toMatchObject({ value: { item: { address: CAROL }, owner: undefined } })
  })

  test('with tonapi down, some records of a domain come from the index', async () => {
    browser.announce(RECORDS, down)
    browser.announce(INDEXED_DOMAIN, indexedDomain)
    expect(await records()).toMatchObject({
      sources: ['toncenter v3'],
      value: { wallet: ALICE, sites: [], others: [], isPartial: true },
    })
  })
})

describe('without data from the index, tonapi’s failure is shown instead of “not found”', () => {
  test.each(ALL)('tonapi’s failure is shown for %s when the index is down too', async (_, load, path, indexed) => {
    browser.announce(path, down)
    browser.announce(indexed, down)
    expect(await load()).toMatchObject({ status: 'failed', error: { provider: 'tonapi', kind: 'refused' } })
  })

  test.each(ALL)('tonapi’s failure is shown for %s when the index answers {}', async (_, load, path, indexed) => {
    browser.announce(path, down)
    browser.announce(indexed, { body: {} })
    expect(await load()).toMatchObject({ status: 'failed', error: { provider: 'tonapi', kind: 'refused' } })
  })

  test.each(ALL)('tonapi’s failure is shown for %s when the build names no index', async (_, load, path) => {
    vi.stubEnv('PUBLIC_NODE_API_URL', '/api/v2')
    browser.announce(path, down)
    expect(await load()).toMatchObject({ status: 'failed' })
    expect(browser.calls.map(({ url }) => url)).toEqual([path])
  })

  test('tonapi’s failure is shown for a subdomain, which the index does not list', async () => {
    const name = 'bob.alice.ton'
    browser.announce(`/v2/dns/${name}`, down)
    browser.announce(`/v2/dns/${name}/resolve`, down)
    expect(await domain(name)).toMatchObject({ error: { provider: 'tonapi', kind: 'refused' } })
    expect(await records(name)).toMatchObject({ error: { provider: 'tonapi', kind: 'refused' } })
  })
})

const EMPTY = { body: { nft_items: [], nft_collections: [], records: [] } }

describe('not found', () => {
  const single = [ALL[1], ALL[2], ALL[4]] as const

  test.each(single)('the index reports %s as not found when tonapi is down', async (_, load, path, indexed) => {
    browser.announce(path, down)
    browser.announce(indexed, EMPTY)
    expect(await load()).toMatchObject({ error: { provider: 'toncenter v3', kind: 'not-found' } })
  })

  test.each(single)('tonapi reports %s as not found when the index is down', async (_, load, path, indexed) => {
    browser.announce(path, missing)
    browser.announce(indexed, down)
    expect(await load()).toMatchObject({ error: { provider: 'tonapi', kind: 'not-found' } })
  })

  test('an NFT is not found when the index has neither item nor collection and tonapi is down', async () => {
    browser.announce(NFT, down)
    browser.announce(INDEXED_NFT, EMPTY)
    browser.announce(INDEXED_COLLECTION, EMPTY)
    expect(await nft('any')).toMatchObject({ error: { provider: 'toncenter v3', kind: 'not-found' } })
  })

  test('an NFT and a domain unknown to tonapi come from the index', async () => {
    for (const path of [NFT, DOMAIN]) browser.announce(path, missing)
    browser.announce(INDEXED_NFT, indexedNft)
    browser.announce(INDEXED_DOMAIN, indexedDomain)
    browser.announce(INDEXED_DOMAIN_ITEM, indexedDomainItem)
    for (const load of [item, domain])
      expect(await load()).toMatchObject({ status: 'ready', sources: ['toncenter v3'] })
  })
})

describe('a domain without records', () => {
  test('a domain has no records if tonapi says so, without a call to the index', async () => {
    browser.announce(RECORDS, missing)
    expect(await records()).toMatchObject({ sources: ['tonapi'], value: null })
  })

  test('a domain has no records when tonapi is down and the index has no such name', async () => {
    browser.announce(RECORDS, down)
    browser.announce(INDEXED_DOMAIN, EMPTY)
    expect(await records()).toMatchObject({ sources: ['toncenter v3'], value: null })
  })

  test('a domain has the site and the storage that the index names when tonapi is down', async () => {
    browser.announce(RECORDS, down)
    const [site, bag] = ['a'.repeat(64), 'b'.repeat(64)]
    const named = { ...row, dns_site_adnl: site.toUpperCase(), dns_storage_bag_id: bag, dns_next_resolver: CAROL }
    browser.announce(INDEXED_DOMAIN, { body: { records: [named] } })
    expect(await records()).toMatchObject({
      value: { wallet: ALICE, sites: [site], storage: bag, nextResolver: CAROL, isPartial: true },
    })
  })

  test('a domain may have other records when the index has only an empty row', async () => {
    browser.announce(RECORDS, down)
    browser.announce(INDEXED_DOMAIN, { body: { records: [{ ...row, dns_wallet: null }] } })
    expect(await records()).toMatchObject({ value: { wallet: null, isPartial: true } })
  })
})

test('an NFT collection at a generic path is found by tonapi without the index', async () => {
  browser.announce(NFT, missing)
  browser.announce(COLLECTION, { body: { address: ALICE, metadata: { name: 'All' } } })
  expect(await nft('any')).toMatchObject({ value: { kind: 'collection' }, sources: ['tonapi'] })
})
