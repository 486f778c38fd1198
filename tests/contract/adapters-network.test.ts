import { Address } from '@ton/core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Network } from '../../scripts/localnet/chain/types.ts'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import { openFixed } from '../localnet/support/history.ts'
import { rawOf } from '../support/address.ts'
import { fakeCall, whole } from '../support/provider.ts'
import { landmarks } from './support/landmarks.ts'
import { type Served, serve } from './support/served-apis.ts'

/** The adapters by their own calls, against both APIs of the embedded network. */
let network: Network
let served: Served
let accounts: RawAddress[]

async function load() {
  return {
    ...(await import('../../src/providers/node/account.ts')),
    ...(await import('../../src/providers/node/full-block.ts')),
    ...(await import('../../src/providers/node/transactions.ts')),
    ...(await import('../../src/providers/indexer/account.ts')),
    ...(await import('../../src/providers/indexer/domains.ts')),
    ...(await import('../../src/providers/indexer/jettons.ts')),
    ...(await import('../../src/providers/indexer/jetton-history.ts')),
    ...(await import('../../src/providers/indexer/jetton-list.ts')),
    ...(await import('../../src/providers/indexer/jetton-details.ts')),
    ...(await import('../../src/providers/indexer/jetton-holders.ts')),
    ...(await import('../../src/providers/indexer/token-rates.ts')),
    ...(await import('../../src/providers/indexer/price-chart.ts')),
    ...(await import('../../src/providers/indexer/markets.ts')),
    ...(await import('../../src/providers/indexer/nfts.ts')),
    ...(await import('../../src/providers/indexer/nft-history.ts')),
    ...(await import('../../src/providers/indexer/transactions.ts')),
    ...(await import('../../src/stores/scan.ts')),
  }
}
let provider: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  network = await openFixed('standard')
  served = await serve(network)
  const some = [...network.fixtures.roles.values()].flatMap(addresses => addresses.slice(0, 1))
  accounts = [...new Set(some.map(rawOf))]
  vi.stubGlobal('location', { href: served.origin })
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
  vi.stubEnv('PUBLIC_NODE_API_URL', `${served.origin}/api/v2`)
  vi.stubEnv('PUBLIC_NODE_API_V3_URL', `${served.origin}/api/v3`)
  vi.stubEnv('PUBLIC_INDEXER_API_URL', `${served.origin}/v2`)
  vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
  vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
  vi.resetModules()
  provider = await load()
})

afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await served.close()
  network.close()
})

it('node and indexer return the same account, which equals the chain’s', async () => {
  for (const address of accounts) {
    const own = network.chain.account(Address.parse(address))
    const fromNode = await whole(provider.getAccount(fakeCall(), address))
    if (own) expect(await whole(provider.getIndexedAccount(fakeCall(), address))).toEqual(fromNode)
    expect(fromNode).toMatchObject({
      balance: String(own?.balance ?? 0n),
      codeHash: own?.code?.hash().toString('hex') ?? null,
      dataHash: own?.data?.hash().toString('hex') ?? null,
      lastTransaction: own?.lastHash ? { lt: String(own.lastLt), hash: own.lastHash.toString('hex') } : null,
    })
  }
})

it('small pages of an account’s history have no gaps and no duplicates', async () => {
  const alice = landmarks(network).role('wallet')
  const own = network.chain.transactionsOf(alice).map(({ hash }) => hash.toString('hex'))
  const seen: Transaction[] = []
  for (;;) {
    const before = seen.at(-1)
    const start = before ? { before } : {}
    const page = await provider.getTransactions(fakeCall(), rawOf(alice), 5, start)
    expect(page.unreadable).toBe(0)
    seen.push(...page.transactions)
    const older = await provider.getIndexedHistory(fakeCall(), rawOf(alice), 5, before?.lt)
    expect(older.transactions.map(({ hash }) => hash)).toEqual(page.transactions.map(({ hash }) => hash))
    if (!page.more) break
  }
  expect(seen.map(({ hash }) => hash)).toEqual(own.toReversed())
})

it('a transaction is found by its hash and by that of the message it received', async () => {
  const { hash, transaction } = landmarks(network).signed
  const { inMessage } = transaction
  expect(inMessage?.info.type).toBe('external-in')
  const found = await provider.getIndexedTransaction(fakeCall(), hash.toString('hex'))
  expect(found.transaction.hash).toBe(hash.toString('hex'))
  const message = transaction.raw.refs[0]!.refs[0]!.hash().toString('hex')
  expect((await provider.getIndexedTransaction(fakeCall(), message)).transaction.hash).toBe(found.transaction.hash)
})

it('scanForTransaction finds a transaction in a shard block without the indexer', async () => {
  const wanted = landmarks(network)
    .items.filter(({ block }) => block.workchain === 0)
    .at(-1)!
  const { found } = await provider.scanForTransaction(
    wanted.hash.toString('hex'),
    new AbortController().signal,
    () => undefined,
  )
  expect(found?.transaction).toMatchObject({
    hash: wanted.hash.toString('hex'),
    block: { workchain: 0, shard: wanted.block.shard, seqno: wanted.block.seqno },
  })
})

it('every account’s tokens are read without an unreadable row', async () => {
  const read = { facts: 0, jettons: 0, movements: 0, nfts: 0, owners: 0, domains: 0 }
  for (const address of accounts) {
    const facts = await provider.getAccountFacts(fakeCall(), address)
    const jettons = await provider.getJettons(fakeCall(), address)
    const movements = await provider.getJettonHistory(fakeCall(), address, 50)
    const events = await provider.getJettonEvents(fakeCall(), address, 50)
    const nfts = await provider.getNfts(fakeCall(), address, 1000)
    const owners = await provider.getNftHistory(fakeCall(), address, 50)
    for (const { unreadable } of [jettons, movements, events, nfts, owners]) expect(unreadable).toBe(0)
    read.facts += facts.interfaces.length
    read.jettons += jettons.balances.length
    read.movements += movements.operations.length
    read.nfts += nfts.items.length
    read.owners += owners.operations.length
    read.domains += (await provider.getDomainsOf(fakeCall(), address)).length
  }
  console.log(`Embedded network: ${accounts.length} accounts, ${JSON.stringify(read)}.`)
  for (const [name, count] of Object.entries(read)) expect(count, name).toBeGreaterThan(0)
})

it('all jettons, their holders and their prices are read', async () => {
  const listed = []
  for (let place = 1; ; place++) {
    const page = await provider.getJettonList(fakeCall(), place)
    expect(page).toMatchObject({ unreadable: 0, unnamed: 0 })
    listed.push(...page.jettons)
    if (page.jettons.length < 100) break
  }
  expect(listed.length).toBeGreaterThan(100)
  expect(new Set(listed.map(({ address }) => address)).size).toBe(listed.length)
  const [row] = listed
  expect(await provider.getJetton(fakeCall(), row!.address)).toMatchObject({ ...row, links: expect.any(Array) })
  // The first of the ranking, which no page of it holds.
  const many = rawOf(Address.parse(network.fixtures.worthOpening.get('jetton with many holders')!))
  const crowd = await provider.getJetton(fakeCall(), many)
  expect(crowd).toMatchObject({ symbol: 'CROWD', trust: 'whitelist', links: [] })
  const { holders, total, unreadable } = await provider.getHolders(fakeCall(), crowd.address, 100, 1100)
  expect({ first: holders[0]?.rank, count: holders.length, total, unreadable }).toEqual({
    first: 1101,
    count: 100,
    total: 1200,
    unreadable: 0,
  })
  const asked = [crowd, ...listed.slice(0, 99)]
  const tokens = asked.map(({ address }) => Address.parse(address).toString())
  const rates = await provider.getTokenRates(fakeCall(), tokens, 'usd')
  const priced = asked.filter(({ address }) => rates[address]?.price)
  expect(priced.length).toBeGreaterThan(0)
  expect(priced.every(({ address }) => rates[address]?.week !== null)).toBe(true)
})

it('the TON price, its chart and its markets are read', async () => {
  const { TON } = await provider.getTokenRates(fakeCall(), ['ton'], 'rub')
  expect(TON?.price).toBeGreaterThan(0)
  const until = network.chain.now
  const points = await provider.getPriceChart(fakeCall(), 'ton', 'rub', { until, span: 86_400, count: 14 })
  expect(points.length).toBeGreaterThan(12)
  expect(points.at(-1)?.utime).toBe(until)
  const { markets, unreadable } = await provider.getMarkets(fakeCall())
  expect(unreadable).toBe(0)
  expect(markets.every(({ exchange, price, utime }) => exchange && price && utime)).toBe(true)
})
