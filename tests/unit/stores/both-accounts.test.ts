import { describe, expect, test } from 'vitest'
import type { Query } from '../../../src/lib/query-state.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const at = encodeURIComponent(ALICE)
const down = { status: 400, body: { error: 'down' } }
/** A delay longer than any test. */
const silent = (body: unknown) => ({ body, delay: 1e9 })

const FACTS = `/v2/accounts/${ALICE}`
const INDEXED_FACTS = `/api/v3/accountStates?address=${at}&include_boc=false`
const JETTONS = `/v2/accounts/${ALICE}/jettons?currencies=usd`
const INDEXED_JETTONS = `/api/v3/jetton/wallets?owner_address=${at}&limit=1000&sort=desc`
const NFTS = `/v2/accounts/${ALICE}/nfts?limit=1000&offset=0`
const INDEXED_NFTS = `/api/v3/nft/items?owner_address=${at}&include_on_sale=true&limit=1000&offset=0`
const NAMES = `/v2/accounts/${ALICE}/dns/backresolve`
const INDEXED_NAMES = `/api/v3/dns/records?wallet=${at}&limit=1000`

const load = async () => ({
  ...(await import('../../../src/stores/account-facts.ts')),
  ...(await import('../../../src/stores/address-tokens.ts')),
})
type Stores = Awaited<ReturnType<typeof load>>

const STORES: Record<string, (stores: Stores) => Query<unknown>> = {
  facts: ({ $accountFacts }) => $accountFacts(ALICE),
  jettons: ({ $accountJettons }) => $accountJettons(ALICE),
  nfts: ({ $accountNfts }) => $accountNfts(ALICE),
  names: ({ $accountDomains }) => $accountDomains(ALICE),
}
const open = async (name: string) => look(STORES[name]!(await load()))

async function rest(name: string) {
  const screen = await open(name)
  const state = await screen.rest()
  screen.stop()
  return state
}

/** State of a store with the first answer, while the other provider does not answer. */
async function part(name: string) {
  const screen = await open(name)
  const state = await eventually(() => {
    const [shown] = screen.states.filter(({ status }) => status === 'ready')
    if (!shown) throw new Error('nothing is shown yet')
    return shown
  })
  screen.stop()
  return state
}

const wallet = (jetton: string, balance = '7') => ({ address: BOB, owner: ALICE, jetton, balance })
const token = (address: string, type: string) => ({
  [address]: { is_indexed: true, token_info: [{ type, valid: true, name: 'Name', symbol: 'SYM' }] },
})
const state = { address: ALICE, balance: '5', status: 'active', interfaces: ['wallet_v4r2'] }
const jetton = { address: CAROL, name: 'Name', symbol: 'SYM', decimals: 9, verification: 'whitelist' }
const item = { address: CAROL, index: '1', owner_address: ALICE }

/** Answers of both providers, and the path and the words of a stranger's rows. */
const SAID = {
  facts: {
    paths: [FACTS, INDEXED_FACTS],
    indexer: { is_wallet: true, interfaces: ['wallet_v4r2'], name: 'Alice', is_scam: true, last_activity: 9 },
    index: { accounts: [state] },
    strange: { accounts: [{ ...state, address: BOB }] },
    early: { interfaces: ['wallet_v4r2'], name: null, lastActivity: null },
    both: { name: 'Alice', isScam: true, lastActivity: 9 },
  },
  jettons: {
    paths: [JETTONS, INDEXED_JETTONS],
    indexer: {
      balances: [{ balance: '8', jetton, wallet_address: { address: BOB }, price: { prices: { USD: 2 } } }],
    },
    index: {
      jetton_wallets: [wallet(CAROL)],
      metadata: token(CAROL, 'jetton_masters'),
      address_book: { [ALICE]: { domain: 'alice.ton', interfaces: [] } },
    },
    strange: { jetton_wallets: [{ ...wallet(CAROL), owner: BOB }], metadata: token(CAROL, 'jetton_masters') },
    early: { balances: [{ balance: '7', price: null, jetton: { trust: 'unknown' } }] },
    both: { balances: [{ balance: '8', price: 2, jetton: { trust: 'whitelist' } }] },
  },
  nfts: {
    paths: [NFTS, INDEXED_NFTS],
    indexer: { nft_items: [{ address: CAROL, index: 1, metadata: { name: 'Lens' }, trust: 'whitelist' }] },
    index: { nft_items: [item], metadata: token(CAROL, 'nft_items') },
    strange: { nft_items: [{ ...item, owner_address: BOB }] },
    early: { items: [{ name: 'Name', trust: 'unknown', image: null }] },
    both: { items: [{ name: 'Lens', trust: 'whitelist' }] },
  },
  names: {
    paths: [NAMES, INDEXED_NAMES],
    indexer: { domains: ['alice.ton'] },
    index: {
      records: ['ran-out.ton', 'alice.ton'].map(domain => ({ nft_item_address: BOB, domain, dns_wallet: ALICE })),
    },
    strange: { records: [{ nft_item_address: BOB, domain: 'bob.ton', dns_wallet: BOB }] },
    early: ['ran-out.ton', 'alice.ton'],
    both: ['alice.ton'],
  },
}
const ALL = Object.entries(SAID).map(([name, said]) => ({ name, ...said }))

describe('an account’s data before tonapi answers', () => {
  test.each(ALL)(
    '$name of an account come from toncenter’s index, as a partial value',
    async ({ name, paths, indexer, index, early }) => {
      browser.announce(paths[0]!, silent(indexer))
      browser.announce(paths[1]!, { body: index })
      const shown = await part(name)
      expect(shown).toMatchObject({ partial: true, sources: ['toncenter v3'], value: early })
      expect(Object(shown)).not.toHaveProperty('value.isUnmarked')
    },
  )

  test('domains that may have expired are not added to the address book', async () => {
    browser.announce(JETTONS, silent(SAID.jettons.indexer))
    browser.announce(INDEXED_JETTONS, { body: SAID.jettons.index })
    await part('jettons')
    const { addressBook } = await import('../../../src/stores/base/address-book.ts')
    expect(addressBook.find(ALICE)).toBe(undefined)
  })
})

describe('an account’s data while the index is silent', () => {
  test.each(ALL)(
    '$name of an account come from tonapi while the index is silent',
    async ({ name, paths, indexer, index, both }) => {
      browser.announce(paths[0]!, { body: indexer })
      browser.announce(paths[1]!, silent(index))
      expect(await part(name)).toMatchObject({ sources: ['tonapi'], value: both })
    },
  )
})

describe('an account’s data when both have answered', () => {
  test.each(ALL)(
    '$name of an account are tonapi’s when both have answered',
    async ({ name, paths, indexer, index, both }) => {
      browser.announce(paths[0]!, { body: indexer })
      browser.announce(paths[1]!, { body: index })
      const state = await rest(name)
      expect(state).toMatchObject({ status: 'ready', value: both })
      expect(Object(state)).not.toHaveProperty('value.isUnmarked')
    },
  )

  test.each([
    ['an error', down],
    ['{}', { body: {} }],
    ['null', { body: null }],
  ])('all data of an account are tonapi’s when the index answers %s', async (_, answer) => {
    for (const { name, paths, indexer, both } of ALL) {
      browser.announce(paths[0]!, { body: indexer })
      browser.announce(paths[1]!, answer)
      expect(await rest(name)).toMatchObject({ sources: ['tonapi'], value: both })
    }
  })

  test.each(ALL)(
    '$name of another account in the index’s answer are ignored',
    async ({ name, paths, indexer, strange, both }) => {
      browser.announce(paths[0]!, { body: indexer })
      browser.announce(paths[1]!, { body: strange })
      expect(await rest(name)).toMatchObject({ sources: ['tonapi'], value: both })
    },
  )
})

test.each(ALL.slice(0, 3))(
  '$name of an account are flagged as lacking marks when tonapi fails',
  async ({ name, paths, index }) => {
    browser.announce(paths[0]!, down)
    browser.announce(paths[1]!, { body: index })
    expect(await rest(name)).toMatchObject({ sources: ['toncenter v3'], value: { isUnmarked: true } })
  },
)
