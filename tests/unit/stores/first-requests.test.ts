/** Requests that a page's head sends before its scripts are loaded: the screen's store takes over only an equal one. */
import { expect, test, vi } from 'vitest'
import { callUrl } from '../../../src/providers/http/prefetched.ts'
import type { Request } from '../../../src/providers/requests/request.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { until } from '../../support/eventually.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const HASH = 'ab'.repeat(32)
const WHOLE = '8000000000000000'
const at = encodeURIComponent(ALICE)

const requests = async () => ({
  ...(await import('../../../src/providers/requests/account.ts')),
  ...(await import('../../../src/providers/requests/auctions.ts')),
  ...(await import('../../../src/providers/requests/block.ts')),
  ...(await import('../../../src/providers/requests/domain.ts')),
  ...(await import('../../../src/providers/requests/jetton.ts')),
  ...(await import('../../../src/providers/requests/jettons.ts')),
  ...(await import('../../../src/providers/requests/masterchain.ts')),
  ...(await import('../../../src/providers/requests/nft.ts')),
  ...(await import('../../../src/providers/requests/rates.ts')),
  ...(await import('../../../src/providers/requests/staking.ts')),
  ...(await import('../../../src/providers/requests/transaction.ts')),
  ...(await import('../../../src/providers/requests/transactions.ts')),
  ...(await import('../../../src/providers/requests/validators.ts')),
})

const account = async () => look((await import('../../../src/stores/account.ts')).$account(ALICE))
const facts = async () => look((await import('../../../src/stores/account-facts.ts')).$accountFacts(ALICE))
const auctions = async () => look((await import('../../../src/stores/auctions.ts')).$auctions())
const block = async () => look((await import('../../../src/stores/block.ts')).$blockHeader(0, WHOLE, 7))
const domain = async () => look((await import('../../../src/stores/domains.ts')).$domainRecords('alice.ton'))
const jetton = async () => look((await import('../../../src/stores/jetton.ts')).$jetton(ALICE))
const jettons = (page: number) => async () => look((await import('../../../src/stores/jettons.ts')).$jettons(page))
const masterchain = async () => look((await import('../../../src/stores/blocks.ts')).$masterchain())
const nft = (kind: 'item' | 'collection' | 'any') => async () =>
  look((await import('../../../src/stores/nft.ts')).$nft(ALICE, kind))
const price = async () => look((await import('../../../src/stores/rates.ts')).$coinPrice('eur'))
const pools = async () => look((await import('../../../src/stores/staking.ts')).$stakingPools())
const transaction = async () => look((await import('../../../src/stores/transaction.ts')).$transaction(HASH))
const newest = async () => look((await import('../../../src/stores/transactions.ts')).$recentTransactions())
const validators = async () => look((await import('../../../src/stores/validators.ts')).$validators())

type Asked = (of: Awaited<ReturnType<typeof requests>>) => Request
type Open = () => Promise<{ stop: () => void }>
type Row = [name: string, base: string, path: string, asked: Asked, open: Open]

/** The path of a request with its query, as a page's head sends it. */
function pathOf([path, params]: Request): string {
  const { pathname, search } = new URL(callUrl('http://api.test', path, params))
  return pathname + search
}

/** Opens a screen whose providers never answer; returns its calls in the order of their URLs. */
async function callsOf(open: Open, ...announced: string[]): Promise<string[]> {
  for (const url of announced) browser.announce(url, { body: {}, delay: 1e9 })
  const screen = await open()
  await until(() => browser.calls.length >= announced.length)
  screen.stop()
  return browser.calls.map(({ url }) => url).toSorted()
}

test.each<Row>([
  ['an account', '/api/v2', `/getAddressInformation?address=${at}`, of => of.accountRequest.of(ALICE), account],
  [
    'a block',
    '/api/v2',
    '/getBlockHeader?workchain=0&shard=-9223372036854775808&seqno=7',
    of => of.blockRequest.of(0, WHOLE, 7),
    block,
  ],
  ['the newest block', '/api/v2', '/getMasterchainInfo', of => of.masterchainRequest.of(), masterchain],
  ['a domain', '/v2', '/dns/alice.ton/resolve', of => of.domainRequest.of('alice.ton'), domain],
  ['domains on auction', '/v2', '/dns/auctions', of => of.auctionsRequest.of(), auctions],
  ['a jetton', '/v2', `/jettons/${ALICE}`, of => of.jettonRequest.of(ALICE), jetton],
  ['jettons', '/v2', '/jettons?limit=100&offset=1', of => of.jettonsRequest.of(1), jettons(1)],
  ['jettons of page 2', '/v2', '/jettons?limit=100&offset=101', of => of.jettonsRequest.of(2), jettons(2)],
  ['an NFT item', '/v2', `/nfts/${ALICE}`, of => of.nftRequest.of(ALICE, 'item'), nft('item')],
  [
    'an NFT collection',
    '/v2',
    `/nfts/collections/${ALICE}`,
    of => of.nftRequest.of(ALICE, 'collection'),
    nft('collection'),
  ],
  ['an NFT of unknown kind', '/v2', `/nfts/${ALICE}`, of => of.nftRequest.of(ALICE, 'any'), nft('any')],
  ['the price of TON', '/v2', '/rates?tokens=ton&currencies=eur', of => of.coinPriceRequest.of('eur'), price],
  ['staking pools', '/v2', '/staking/pools', of => of.stakingRequest.of(), pools],
  [
    'a transaction',
    '/api/v3',
    `/traces?tx_hash=${HASH}&include_actions=true&limit=1&sort=desc`,
    of => of.transactionRequest.of(HASH),
    transaction,
  ],
  [
    'recent transactions',
    '/api/v3',
    '/transactions?limit=50&sort=desc',
    of => of.recentTransactionsRequest.of(),
    newest,
  ],
  ['validators', '/v2', '/blockchain/validators', of => of.validatorsRequest.of(), validators],
])('the first call for %s is the one that its page’s head sends', async (_, base, path, asked, open) => {
  expect(pathOf(asked(await requests()))).toBe(path)
  expect(await callsOf(open, base + path)).toEqual([base + path])
})

test.each<Row>([
  ['a transaction', '/v2', `/blockchain/transactions/${HASH}`, of => of.transactionRequest.of(HASH), transaction],
  ['recent transactions', '/api/v2', '/getMasterchainInfo', of => of.recentTransactionsRequest.of(), newest],
])('without an index, the first call for %s is the one of its page’s head', async (_, base, path, asked, open) => {
  vi.stubEnv('PUBLIC_NODE_API_URL', '/api/v2')
  expect(pathOf(asked(await requests()))).toBe(path)
  expect(await callsOf(open, base + path)).toEqual([base + path])
})

test('the facts of an account are first asked of tonapi as its page’s head does, and of the index', async () => {
  const [indexed, own] = [`/api/v3/accountStates?address=${at}&include_boc=false`, `/accounts/${ALICE}`]
  expect(pathOf((await requests()).factsRequest.of(ALICE))).toBe(own)
  expect(await callsOf(facts, indexed, `/v2${own}`)).toEqual([indexed, `/v2${own}`])
})
