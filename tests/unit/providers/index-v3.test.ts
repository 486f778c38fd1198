import { describe, expect, test, vi } from 'vitest'
import { friendlyAddress } from '../../../src/ton/address.ts'
import { indexV3Row, transactionBytes } from '../../support/boc.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/index-v3/accounts.ts')),
  ...(await import('../../../src/providers/index-v3/domains.ts')),
  ...(await import('../../../src/providers/index-v3/head.ts')),
  ...(await import('../../../src/providers/index-v3/jettons.ts')),
  ...(await import('../../../src/providers/index-v3/nfts.ts')),
  ...(await import('../../../src/providers/index-v3/traces.ts')),
  ...(await import('../../../src/providers/index-v3/transactions.ts')),
}))

const newest = '/api/v3/transactions?limit=50&sort=desc'
const failed = (error: string, status: number) => ({ status, body: { error } })
const block = { workchain: -1, seqno: 7, root_hash: 'a'.repeat(64), file_hash: 'b'.repeat(64), gen_utime: '1700000000' }

describe('toncenter’s index', () => {
  test.each([
    [500, 'timeout: context deadline exceeded'],
    [422, 'failed to execute query: timeout: context deadline exceeded'],
    [500, 'internal server error: connection refused'],
  ])('toncenter’s index is retried once after a transient error: %i %s', async (status, error) => {
    network.announce('/api/v3/masterchainInfo', failed(error, status), { body: { last: block } })
    expect(await provider.getIndexV3Head(fakeCall())).toMatchObject({ seqno: 7, utime: 1_700_000_000 })
    expect(network.calls).toHaveLength(2)
  })

  test.each([
    [500, 'limit is not allowed: 1001 > 1000', 'refused'],
    [500, 'wrong value for sort parameter', 'refused'],
    [500, 'internal server error: Cannot GET /api/v3/masterchainInfo', 'refused'],
    [422, 'failed to decode: schema: error converting value for "account"', 'refused'],
    [404, 'masterchain block 7 not found', 'not-found'],
  ])('toncenter’s index is not retried after a permanent error: %i %s', async (status, error, kind) => {
    network.announce('/api/v3/masterchainInfo', failed(error, status))
    await expect(provider.getIndexV3Head(fakeCall())).rejects.toMatchObject({ kind, provider: 'toncenter v3' })
    expect(network.calls).toHaveLength(1)
  })

  test.each([429, 200])(
    'toncenter’s index reports the gateway’s rate limit under status %i after a retry',
    async status => {
      const limited = { status, body: { ok: false, result: 'Ratelimit exceed', code: 429 } }
      network.announce('/api/v3/masterchainInfo', limited)
      await expect(provider.getIndexV3Head(fakeCall())).rejects.toMatchObject({ kind: 'rate-limited' })
      expect(network.calls).toHaveLength(2)
    },
  )

  test.each([429, 200])(
    'when toncenter’s index reports a rate limit with status %i, the queue pauses for two intervals',
    async status => {
      vi.useFakeTimers()
      vi.resetModules()
      vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '1500')
      try {
        const { getIndexV3Head } = await import('../../../src/providers/index-v3/head.ts')
        const { getMasterchainHead } = await import('../../../src/providers/node/head.ts')
        const limited = { status, body: { ok: false, result: 'Ratelimit exceed', code: 429 } }
        network.announce('/api/v3/masterchainInfo', limited)
        network.announce('/api/v2/getMasterchainInfo', { body: {} })
        const asked = [getIndexV3Head(fakeCall()), getMasterchainHead(fakeCall())]
        const ended = Promise.allSettled(asked)
        await vi.advanceTimersByTimeAsync(60_000)
        await ended
        expect(network.calls.map(({ url }) => url)).toEqual([
          '/api/v3/masterchainInfo',
          '/api/v3/masterchainInfo',
          '/api/v2/getMasterchainInfo',
        ])
        const [first = 0, retry = 0, next = 0] = network.calls.map(({ at }) => at)
        for (const gap of [retry - first, next - retry]) {
          expect(gap).toBeGreaterThanOrEqual(3000)
          expect(gap).toBeLessThan(3200)
        }
      } finally {
        vi.useRealTimers()
      }
    },
  )

  test('an error of toncenter’s index under status 200 is recognized', async () => {
    network.announce('/api/v3/masterchainInfo', { body: { error: 'database is locked' } })
    await expect(provider.getIndexV3Head(fakeCall())).rejects.toMatchObject({ kind: 'broken' })
  })

  test('an empty object from toncenter’s index is malformed', async () => {
    const [at, hash] = [encodeURIComponent(ALICE), 'c'.repeat(64)]
    for (const path of [
      '/api/v3/masterchainInfo',
      newest,
      `/api/v3/accountStates?address=${at}&include_boc=true`,
      `/api/v3/jetton/masters?address=${at}&limit=1`,
      `/api/v3/nft/items?address=${at}&include_on_sale=true&limit=1`,
      '/api/v3/dns/records?domain=alice.ton&limit=1',
      `/api/v3/traces?tx_hash=${hash}&include_actions=true&limit=1&sort=desc`,
    ])
      network.announce(path, { body: {} })
    const asked = [
      provider.getIndexV3Head(fakeCall()),
      provider.getNewestTransactions(fakeCall(), 50),
      provider.getIndexV3Account(fakeCall(), ALICE),
      provider.getIndexV3Jetton(fakeCall(), ALICE),
      provider.getIndexV3NftItem(fakeCall(), ALICE),
      provider.getIndexV3Domain(fakeCall(), 'alice.ton'),
      provider.getIndexV3Trace(fakeCall(), hash),
    ]
    for (const answer of asked) await expect(answer).rejects.toMatchObject({ kind: 'malformed' })
  })
})

test('an account for which the index sends a hash of zeros has no last transaction', async () => {
  network.announce(`/api/v3/accountStates?address=${encodeURIComponent(ALICE)}&include_boc=false`, {
    body: {
      accounts: [
        {
          address: ALICE,
          status: 'uninit',
          balance: '5',
          last_transaction_hash: Buffer.alloc(32).toString('base64'),
          last_transaction_lt: '0',
        },
      ],
      address_book: {},
    },
  })
  const { accounts } = await provider.getIndexV3Accounts(fakeCall(), [ALICE])
  expect(accounts.map(({ account }) => account)).toMatchObject([{ balance: '5', lastTransaction: null }])
})

test.each([
  ['unknown without kinds of contracts', { user_friendly: null, domain: null }, {}],
  ['no wallet with them', { interfaces: [] }, { [BOB]: { isWallet: false, name: null } }],
])('an account in the index’s address book is %s', async (_, entry, known) => {
  const history = `/api/v3/transactions?account=${encodeURIComponent(ALICE)}&limit=9&sort=desc`
  network.announce(history, {
    body: { transactions: [indexV3Row(transactionBytes())], address_book: { [BOB]: entry } },
  })
  expect((await provider.getIndexV3History(fakeCall(), ALICE, 9)).known).toEqual(known)
})

test.each([
  [2, true],
  [3, false],
])(
  'a page of the index of at most %i rows, one of two unreadable, may have older ones after it: %s',
  async (limit, more) => {
    const history = `/api/v3/transactions?account=${encodeURIComponent(ALICE)}&limit=${limit}&sort=desc`
    const first = indexV3Row(transactionBytes({ lt: 8n, prevLt: 0n }))
    network.announce(history, { body: { transactions: [first, {}], address_book: {} } })
    const read = await provider.getIndexV3History(fakeCall(), ALICE, limit)
    expect(read).toMatchObject({ transactions: [{ lt: '8' }], unreadable: 1, more })
  },
)

describe('rows of toncenter’s index', () => {
  const row = (owner: string, balance: string) => ({ address: owner, owner, jetton: BOB, balance })
  const wallets = `/api/v3/jetton/wallets?owner_address=${encodeURIComponent(ALICE)}&limit=1000&sort=desc`
  const metadata = { [BOB.toUpperCase()]: { is_indexed: true, token_info: [{ type: 'jetton_masters', symbol: 'X' }] } }

  test('rows of other accounts in the index’s answer are dropped and counted', async () => {
    network.announce(wallets, { body: { jetton_wallets: [row(ALICE, '5'), row(BOB, '7')], metadata } })
    const read = await provider.getIndexV3Jettons(fakeCall(), ALICE)
    expect(read.balances).toMatchObject([{ balance: '5', price: null, jetton: { symbol: 'X', decimals: 9 } }])
    expect(read.unreadable).toBe(1)
  })

  test('an answer of the index with rows of other accounts only is rejected', async () => {
    network.announce(wallets, { body: { jetton_wallets: [row(BOB, '7')], metadata } })
    await expect(provider.getIndexV3Jettons(fakeCall(), ALICE)).rejects.toMatchObject({ kind: 'another' })
  })

  test('the index’s rows are read without address book and metadata', async () => {
    network.announce(newest, { body: { transactions: [] } })
    expect(await provider.getNewestTransactions(fakeCall(), 50)).toMatchObject({ transactions: [], known: {} })
    network.announce(wallets, { body: { jetton_wallets: [row(ALICE, '5')] } })
    expect(await provider.getIndexV3Jettons(fakeCall(), ALICE)).toMatchObject({ balances: [], unreadable: 1 })
  })

  test('the index’s jettons without metadata are counted as unreadable, as their decimals are unknown', async () => {
    for (const lacking of [
      {},
      { [BOB]: { is_indexed: false } },
      { [BOB]: { is_indexed: true, token_info: [] } },
      null,
    ]) {
      network.announce(wallets, { body: { jetton_wallets: [row(ALICE, '5')], metadata: lacking } })
      expect(await provider.getIndexV3Jettons(fakeCall(), ALICE)).toMatchObject({ balances: [], unreadable: 1 })
    }
  })
})

test('an NFT held by a sale contract is marked as on sale among its seller’s NFTs', async () => {
  const asked = `owner_address=${encodeURIComponent(ALICE)}&include_on_sale=true&limit=9&offset=0`
  const row = { index: '1', collection_address: CAROL }
  const nft_items = [
    { ...row, address: BOB, owner_address: BOB, real_owner: ALICE, on_sale: true },
    { ...row, address: CAROL, owner_address: ALICE, on_sale: false },
  ]
  network.announce(`/api/v3/nft/items?${asked}`, { body: { nft_items } })
  const { items } = await provider.getIndexV3Nfts(fakeCall(), ALICE, 9)
  expect(items.map(({ isOnSale }) => isOnSale)).toEqual([true, undefined])
})

test('an NFT with a domain has no index, and an NFT without one has its index', async () => {
  const asked = `owner_address=${encodeURIComponent(ALICE)}&include_on_sale=true&limit=9&offset=0`
  const row = { index: '7', owner_address: ALICE, collection_address: CAROL }
  const nft_items = [
    { ...row, address: BOB, content: { domain: 'alice.ton' } },
    { ...row, address: CAROL, content: { name: 'Lens' } },
  ]
  network.announce(`/api/v3/nft/items?${asked}`, { body: { nft_items } })
  const { items } = await provider.getIndexV3Nfts(fakeCall(), ALICE, 9)
  expect(items.map(({ index, domain }) => [index, domain])).toEqual([
    [null, 'alice.ton'],
    ['7', null],
  ])
})

test('an unreadable collection of an NFT is not told as none, and nothing as confirmed by it', async () => {
  const asked = `owner_address=${encodeURIComponent(ALICE)}&include_on_sale=true&limit=9&offset=0`
  const nft_items = ['x', 7, null, CAROL].map((collection_address, place) => ({
    address: `0:${String(place).padStart(64, '0')}`,
    owner_address: ALICE,
    collection_address,
  }))
  network.announce(`/api/v3/nft/items?${asked}`, { body: { nft_items } })
  const { items } = await provider.getIndexV3Nfts(fakeCall(), ALICE, 9)
  expect(items.map(({ collection, confirmed }) => [collection, confirmed])).toEqual([
    [undefined, null],
    [undefined, null],
    [null, false],
    [{ address: CAROL, name: null }, true],
  ])
})

describe('pictures of tokens from toncenter’s index', () => {
  const path = `/api/v3/nft/items?address=${encodeURIComponent(ALICE)}&include_on_sale=true&limit=1`
  const ORIGINAL = 'https://example.com/image.png'
  const COPY = 'https://imgproxy.toncenter.com/a/pr:medium/b'

  async function pictures(info: object) {
    const token_info = [{ type: 'nft_items', valid: true, name: 'Item', image: ORIGINAL, ...info }]
    const nft_items = [{ address: ALICE, index: '1', collection_address: BOB }]
    network.announce(path, { body: { nft_items, metadata: { [ALICE]: { is_indexed: true, token_info } } } })
    const { image, original } = await provider.getIndexV3NftItem(fakeCall(), ALICE)
    return { image, original }
  }

  test('token pictures from the index load on click only, and never as the index’s copies', async () => {
    expect(await pictures({})).toEqual({ image: null, original: ORIGINAL })
    expect(await pictures({ extra: { _image_medium: COPY } })).toEqual({ image: null, original: ORIGINAL })
    expect(await pictures({ image: null, extra: { _image_medium: COPY } })).toEqual({ image: null })
  })

  test('pictures of scam and NSFW tokens from the index are hidden', async () => {
    expect(await pictures({ is_scam: true })).toEqual({ image: null, original: undefined })
    expect(await pictures({ is_nsfw: true, extra: { _image_medium: '' } })).toEqual({
      image: null,
      original: undefined,
    })
  })
})

describe('the address book of toncenter’s index', () => {
  test('the index’s address book names wallets, and treats accounts without state as wallets', async () => {
    const asked = [ALICE, BOB, CAROL] as const
    const row = (friendly: string, domain: string | null, interfaces: string[] | null) => ({
      user_friendly: friendly,
      domain,
      interfaces,
    })
    network.announce(`/api/v3/addressBook?${asked.map(raw => `address=${encodeURIComponent(raw)}`).join('&')}`, {
      body: {
        [ALICE.toUpperCase()]: row(friendlyAddress(ALICE, false), 'alice.ton', ['wallet_v4r2']),
        [BOB.toUpperCase()]: row(friendlyAddress(BOB, true), null, null),
        [CAROL.toUpperCase()]: row(friendlyAddress(CAROL, false), null, null),
        nonsense: 7,
      },
    })
    expect(await provider.getKnownAddresses(fakeCall(), asked)).toEqual({
      [ALICE]: { isWallet: true, name: 'alice.ton' },
      [BOB]: { isWallet: true, name: null },
    })
  })
})

test('the node and toncenter’s index share one queue', async () => {
  const { indexV3 } = await import('../../../src/providers/index-v3/provider.ts')
  const { node } = await import('../../../src/providers/node/provider.ts')
  expect(indexV3.throttle).toBe(node.throttle)
})

test('a trace with gaps begins with the oldest of the transactions whose sender is missing', async () => {
  const { walk } = await import('../../../src/providers/index-v3/walk.ts')
  const rows = ['10', '9', '11'].map(lt => ({ lt, parts: { in_msg: { hash: lt }, out_msgs: [] } }) as never)
  expect(walk(rows).map(({ row, parent }) => [row.lt, parent])).toEqual([
    ['9', null],
    ['10', null],
    ['11', null],
  ])
})
