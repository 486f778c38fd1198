import { describe, expect, test, vi } from 'vitest'
import type { Query } from '../../../src/lib/query-state.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const down = { status: 400, body: { error: 'down' } }
const at = encodeURIComponent(ALICE)
const stores = async () => ({
  ...(await import('../../../src/stores/account-facts.ts')),
  ...(await import('../../../src/stores/address-tokens.ts')),
})
type Stores = Awaited<ReturnType<typeof stores>>

async function stateOf<T>(choose: (all: Stores) => Query<T>) {
  const screen = look(choose(await stores()))
  const state = await screen.rest()
  screen.stop()
  return state
}

const facts = () => stateOf(({ $accountFacts }) => $accountFacts(ALICE))
const jettons = () => stateOf(({ $accountJettons }) => $accountJettons(ALICE))
const nfts = () => stateOf(({ $accountNfts }) => $accountNfts(ALICE))
const names = () => stateOf(({ $accountDomains }) => $accountDomains(ALICE))

const FACTS = `/v2/accounts/${ALICE}`
const INDEXED_FACTS = `/api/v3/accountStates?address=${at}&include_boc=false`
const JETTONS = `/v2/accounts/${ALICE}/jettons?currencies=usd`
const INDEXED_JETTONS = `/api/v3/jetton/wallets?owner_address=${at}&limit=1000&sort=desc`
const NFTS = `/v2/accounts/${ALICE}/nfts?limit=1000&offset=0`
const INDEXED_NFTS = `/api/v3/nft/items?owner_address=${at}&include_on_sale=true&limit=1000&offset=0`
const NAMES = `/v2/accounts/${ALICE}/dns/backresolve`
const INDEXED_NAMES = `/api/v3/dns/records?wallet=${at}&limit=1000`

const account = { address: ALICE, balance: '5', status: 'active', interfaces: ['wallet_v4r2'] }
const book = { [ALICE]: { domain: 'alice.ton', interfaces: ['wallet_v4r2'] } }
const token = (address: string, type: string, info: object = {}) => ({
  [address]: { is_indexed: true, token_info: [{ type, valid: true, name: 'Name', symbol: 'SYM', ...info }] },
})
const held = { address: BOB, owner: ALICE, jetton: CAROL, balance: '7' }

describe('with tonapi down, an account’s data come from toncenter’s index', () => {
  test('with tonapi down, an account’s facts come from toncenter’s index, and unknown marks are undefined', async () => {
    browser.announce(FACTS, down)
    browser.announce(INDEXED_FACTS, { body: { accounts: [account], address_book: book } })
    const state = await facts()
    expect(state).toMatchObject({
      sources: ['toncenter v3'],
      value: { isWallet: true, interfaces: ['wallet_v4r2'], name: 'alice.ton', lastActivity: null },
    })
    const { isScam, isSuspended, needsMemo } = state.status === 'ready' ? state.value : {}
    expect([isScam, isSuspended, needsMemo]).toEqual([undefined, undefined, undefined])
  })

  test('with tonapi down, an account’s jettons come from the index, without prices and marks', async () => {
    browser.announce(JETTONS, down)
    browser.announce(INDEXED_JETTONS, { body: { jetton_wallets: [held], metadata: token(CAROL, 'jetton_masters') } })
    expect(await jettons()).toMatchObject({
      sources: ['toncenter v3'],
      value: { balances: [{ balance: '7', price: null, jetton: { symbol: 'SYM', trust: 'unknown', image: null } }] },
    })
  })

  test('with tonapi down, a jetton that the index marks as scam is blacklisted', async () => {
    browser.announce(JETTONS, down)
    const metadata = token(CAROL, 'jetton_masters', { is_scam: true })
    browser.announce(INDEXED_JETTONS, { body: { jetton_wallets: [held], metadata } })
    expect(await jettons()).toMatchObject({ value: { balances: [{ jetton: { trust: 'blacklist' } }] } })
  })

  test('with tonapi down, an account’s NFTs come from the index, without marks and pictures', async () => {
    browser.announce(NFTS, down)
    const nft_items = [{ address: BOB, index: '1', collection_address: CAROL, owner_address: ALICE }]
    const extra = { _image_medium: 'https://imgproxy.toncenter.com/a' }
    browser.announce(INDEXED_NFTS, { body: { nft_items, metadata: token(BOB, 'nft_items', { extra }) } })
    expect(await nfts()).toMatchObject({
      sources: ['toncenter v3'],
      value: { items: [{ name: 'Name', index: '1', trust: 'unknown', image: null }] },
    })
  })

  test('with tonapi down, an account’s domains come from the index', async () => {
    browser.announce(NAMES, down)
    const records = [{ nft_item_address: BOB, domain: 'alice.ton', dns_wallet: ALICE }]
    browser.announce(INDEXED_NAMES, { body: { records } })
    expect(await names()).toMatchObject({ sources: ['toncenter v3'], value: ['alice.ton'] })
  })
})

const ALL = [
  ['facts', facts, FACTS, INDEXED_FACTS],
  ['jettons', jettons, JETTONS, INDEXED_JETTONS],
  ['NFTs', nfts, NFTS, INDEXED_NFTS],
  ['names', names, NAMES, INDEXED_NAMES],
] as const

describe('without data from the index, tonapi’s failure is shown instead of an empty list', () => {
  test.each(ALL)(
    'tonapi’s failure is shown for %s of an account when the index is down too',
    async (_, load, path, indexed) => {
      browser.announce(path, down)
      browser.announce(indexed, down)
      expect(await load()).toMatchObject({ status: 'failed', error: { provider: 'tonapi', kind: 'refused' } })
    },
  )

  test.each(ALL)(
    'tonapi’s failure is shown for %s of an account when the index answers {}',
    async (_, load, path, indexed) => {
      browser.announce(path, down)
      browser.announce(indexed, { body: {} })
      expect(await load()).toMatchObject({ status: 'failed', error: { provider: 'tonapi', kind: 'refused' } })
    },
  )

  test.each(ALL)(
    'tonapi’s failure is shown for %s of an account when the build names no index',
    async (_, load, path) => {
      vi.stubEnv('PUBLIC_NODE_API_URL', '/api/v2')
      browser.announce(path, down)
      expect(await load()).toMatchObject({ status: 'failed' })
      expect(browser.calls.map(({ url }) => url)).toEqual([path])
    },
  )
})

describe('an account in toncenter’s index', () => {
  test('an account keeps its scam mark when the index says nothing of it', async () => {
    const { addressBook, learnFrom } = await import('../../../src/stores/base/address-book.ts')
    learnFrom({ known: { [ALICE]: { isWallet: true, name: 'A', isScam: true } } })
    browser.announce(FACTS, down)
    browser.announce(INDEXED_FACTS, { body: { accounts: [account], address_book: book } })
    await facts()
    expect(addressBook.find(ALICE)).toMatchObject({ isScam: true, name: 'alice.ton' })
  })

  test('with tonapi down, an account that the index has never seen is not found', async () => {
    browser.announce(FACTS, down)
    browser.announce(INDEXED_FACTS, { body: { accounts: [] } })
    expect(await facts()).toMatchObject({ error: { provider: 'toncenter v3', kind: 'not-found' } })
  })

  test('with tonapi down, unreadable rows of the index are a failure', async () => {
    browser.announce(FACTS, down)
    browser.announce(INDEXED_FACTS, { body: { accounts: [{}] } })
    expect(await facts()).toMatchObject({ error: { provider: 'tonapi', kind: 'refused' } })
  })
})
