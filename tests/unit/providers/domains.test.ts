import { describe, expect, test } from 'vitest'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/indexer/auctions.ts')),
  ...(await import('../../../src/providers/indexer/domain.ts')),
  ...(await import('../../../src/providers/indexer/registration.ts')),
}))

describe('a domain', () => {
  test('a domain is read with its item, owner and expiry', async () => {
    const owner = { address: BOB, name: 'Bob\u202e', is_scam: true, is_wallet: true }
    const item = { address: ALICE, index: -5, owner, dns: 'alice.ton', trust: 'whitelist', verified: true }
    network.announce('/v2/dns/alice.ton', { body: { name: 'alice.ton', expiring_at: 1_800_000_000, item } })
    expect(await provider.getDomain(fakeCall(), 'alice.ton')).toMatchObject({
      name: 'alice.ton',
      expiresAt: 1_800_000_000,
      owner: BOB,
      item: { address: ALICE, index: null, domain: 'alice.ton' },
      known: { [BOB]: { name: 'Bob', isScam: true, isWallet: true } },
    })
  })

  test('a domain in its first auction has no owner', async () => {
    network.announce('/v2/dns/lens.ton', { body: { name: 'lens.ton', item: { address: ALICE } } })
    expect(await provider.getDomain(fakeCall(), 'lens.ton')).toMatchObject({ owner: null, expiresAt: null })
  })

  test('an empty answer about a registration is malformed, not a free domain', async () => {
    network.announce('/v2/dns/none.ton', { body: {} })
    await expect(provider.getDomain(fakeCall(), 'none.ton')).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('a domain that the indexer does not know is not found', async () => {
    network.announce('/v2/dns/none.ton', { status: 404, body: { error: 'entity not found' } })
    await expect(provider.getDomain(fakeCall(), 'none.ton')).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('records of a domain', () => {
  const read = () => provider.getDomainRecords(fakeCall(), 'alice.ton')
  const answer = (body: unknown) => network.announce('/v2/dns/alice.ton/resolve', { body })

  test('records of a domain are read as wallet, sites, storage and next resolver', async () => {
    answer({
      wallet: { address: ALICE, account: { address: ALICE, is_scam: false, is_wallet: true }, names: [] },
      next_resolver: BOB,
      sites: ['aa'.repeat(32)],
      storage: 'bb'.repeat(32),
      picture: { type: 'url', url: 'https://cache.test/a.png' },
    })
    expect(await read()).toEqual({
      wallet: ALICE,
      nextResolver: BOB,
      sites: ['aa'.repeat(32)],
      storage: 'bb'.repeat(32),
      picture: 'https://cache.test/a.png',
      others: [],
      known: { [ALICE]: { isWallet: true, name: null, isScam: false } },
    })
  })

  test.each([
    { sites: [], picture: { type: 'bag_id', bag_id: 'bb'.repeat(32) } },
    { sites: [], picture: { type: 'url', url: 'tonstorage://aa' } },
    { sites: [], picture: 7 },
    { sites: [], wallet: { address: 'odd' } },
    { sites: [7] },
    { sites: [], next_resolver: 7 },
    { sites: [], storage: 7 },
    { sites: [], entries: { text: { value: 'odd' } } },
  ])('a domain whose records cannot be shown, %j, is not a domain without records', async body => {
    answer(body)
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
  })

  test.each([{ sites: [] }, { entries: {} }, { wallet: null, sites: [], entries: {} }])(
    'a domain with the empty records %j is not found',
    async body => {
      answer(body)
      await expect(read()).rejects.toMatchObject({ kind: 'not-found' })
    },
  )

  test.each([{}, { sites: null }, { wallet: 7 }])(
    'records of a domain in %j are malformed, as they contain no list',
    async body => {
      answer(body)
      await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
    },
  )

  test('records of a domain are read from an address and a map of entries', async () => {
    answer({ address: CAROL, entries: { site: 'ff\u202e', odd: { a: 1 } } })
    expect(await read()).toMatchObject({ wallet: CAROL, others: [{ name: 'site', value: 'ff' }] })
  })

  test('domain records of wrong types and unsafe pictures are dropped', async () => {
    answer({ wallet: 7, next_resolver: {}, sites: [1, 'cc'], storage: null, picture: { url: 'javascript:alert(1)' } })
    expect(await read()).toMatchObject({
      wallet: null,
      nextResolver: null,
      sites: ['cc'],
      storage: null,
      picture: null,
    })
  })
})

describe('bids of a domain', () => {
  test('bids of a domain are listed newest first, and unreadable rows are counted', async () => {
    const bidder = { address: BOB, is_scam: false, is_wallet: true }
    network.announce('/v2/dns/lens.ton/bids', {
      body: {
        data: [
          { bidder, success: true, txTime: 5, txHash: 'ab'.repeat(32), value: 10_000_000_000 },
          { bidder, success: false, txTime: 7, txHash: 'no hash', value: 1 },
          { bidder: { address: '' }, success: true, txTime: 8, value: 1 },
          { bidder, success: 'no', txTime: 9, value: 1 },
          'odd',
        ],
      },
    })
    const { bids, unreadable } = await provider.getBids(fakeCall(), 'lens.ton')
    expect(bids).toEqual([
      { bidder: BOB, value: '1', utime: 7, hash: null, succeeded: false },
      { bidder: BOB, value: '10000000000', utime: 5, hash: 'ab'.repeat(32), succeeded: true },
    ])
    expect(unreadable).toBe(3)
  })
})

describe('auctions of domains', () => {
  const read = () => provider.getAuctions(fakeCall())
  const answer = (...data: unknown[]) => network.announce('/v2/dns/auctions', { body: { data, total: data.length } })

  test('auctions are read from the indexer’s price, owner and date, the next to end first', async () => {
    answer(
      { domain: 'later.ton', owner: ALICE, price: 1_660_050_553, bids: 3, date: 1_700_000_009 },
      { domain: 'sooner.t.me', owner: BOB, price: 0, bids: 0, date: 1_700_000_001 },
    )
    expect(await read()).toEqual({
      unreadable: 0,
      auctions: [
        { domain: 'sooner.t.me', bid: null, bids: 0, bidder: BOB, endsAt: 1_700_000_001, status: null },
        { domain: 'later.ton', bid: '1660050553', bids: 3, bidder: ALICE, endsAt: 1_700_000_009, status: null },
      ],
    })
  })

  test('auctions are read from a server that names bid, bidder and ends_at', async () => {
    answer({ domain: 'lens.ton', status: 'active', bid: '5', bidder: CAROL, ends_at: 9 })
    expect((await read()).auctions).toEqual([
      { domain: 'lens.ton', bid: '5', bids: null, bidder: CAROL, endsAt: 9, status: 'active' },
    ])
  })

  test('auctions without a domain are counted as unreadable, and hostile names are cleaned', async () => {
    answer({ price: 1 }, { domain: '\u202e\u200b' }, { domain: '<b>\u202ex</b>.ton', owner: 'nobody', date: 'soon' })
    expect(await read()).toEqual({
      unreadable: 2,
      auctions: [{ domain: '<b>x</b>.ton', bid: null, bids: null, bidder: null, endsAt: null, status: null }],
    })
  })
})
