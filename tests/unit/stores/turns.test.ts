import { beforeEach, expect, test, vi } from 'vitest'
import type { Query } from '../../../src/lib/query-state.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()
beforeEach(() => {
  vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '40')
  vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '40')
})

/** Answers each route by its body, all others with a failure. */
function answerBy(bodies: Record<string, unknown> = {}) {
  const fetched = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { pathname, search } = new URL(url)
    const body = bodies[pathname]
    browser.announce(pathname + search, body ? { body } : { status: 400, body: { error: 'down' } })
    return fetched(url, init)
  })
}

/** Routes in the order of their requests, where the other stores of a screen queue after the first. */
async function turnsOf([first, ...others]: [Query<unknown>, ...Query<unknown>[]], paths: string[]) {
  const screens = [look(first)]
  await eventually(() => expect(browser.calls).not.toEqual([]))
  screens.push(...others.map(store => look(store)))
  await Promise.all(screens.map(({ rest }) => rest()))
  const asked = browser.calls.map(({ url }) => url.replace(/\?.*/, '').replace(ALICE, '{id}'))
  return asked.filter(path => paths.includes(path))
}

test('an account’s jettons are loaded before tonapi’s marks of its NFTs and its expired names', async () => {
  const { $accountFacts } = await import('../../../src/stores/account-facts.ts')
  const { $accountDomains, $accountJettons, $accountNfts } = await import('../../../src/stores/address-tokens.ts')
  const { $coinWorth } = await import('../../../src/stores/coin-worth.ts')
  const [facts, names, worth] = ['/v2/accounts/{id}', '/v2/accounts/{id}/dns/backresolve', '/v2/rates']
  const [jettons, nfts] = ['/v2/accounts/{id}/jettons', '/v2/accounts/{id}/nfts']
  const screen = [
    $accountFacts(ALICE),
    $accountDomains(ALICE),
    $coinWorth('usd'),
    $accountJettons(ALICE),
    $accountNfts(ALICE),
  ] as const
  answerBy()
  expect(await turnsOf([...screen], [facts, names, worth, jettons, nfts])).toEqual([facts, jettons, worth, nfts, names])
})

/** Requested routes of toncenter's index, in the order of the requests for jettons, NFTs and names after the history. */
async function turnsBehindHistory(answers: Record<string, unknown>) {
  const { $account } = await import('../../../src/stores/account.ts')
  const { $accountFacts } = await import('../../../src/stores/account-facts.ts')
  const { $accountTransactions } = await import('../../../src/stores/address.ts')
  const { $accountDomains, $accountJettons, $accountNfts } = await import('../../../src/stores/address-tokens.ts')
  answerBy({ '/api/v2/getTransactions': { ok: true, result: [] }, ...answers })
  await Promise.all([look($accountFacts(ALICE)).rest(), look($accountTransactions(ALICE)).rest()])
  const screen = [$account(ALICE), $accountDomains(ALICE), $accountJettons(ALICE), $accountNfts(ALICE)] as const
  const routes = ['/api/v3/jetton/wallets', '/api/v3/nft/items', '/api/v3/dns/records']
  return (await turnsOf([...screen], routes)).map(route => route.slice('/api/v3/'.length))
}

test('with tonapi up, the index gives an account’s NFTs and names before it confirms the jettons', async () => {
  const facts = { is_wallet: true, interfaces: ['wallet_v4r2'] }
  expect(await turnsBehindHistory({ [`/v2/accounts/${ALICE}`]: facts })).toEqual([
    'nft/items',
    'dns/records',
    'jetton/wallets',
  ])
})

test('with tonapi down, the index gives an account’s jettons first', async () => {
  expect(await turnsBehindHistory({})).toEqual(['jetton/wallets', 'nft/items', 'dns/records'])
})

test('a jetton’s chart is loaded before tonapi’s marks of its holders', async () => {
  const { $jettonHolders } = await import('../../../src/stores/jetton-holders.ts')
  const { $jettonPrices } = await import('../../../src/stores/jetton-chart.ts')
  const { $coinPrice } = await import('../../../src/stores/rates.ts')
  const [price, chart, holders] = ['/v2/rates', '/v2/rates/chart', '/v2/jettons/{id}/holders']
  const screen = [$coinPrice('usd'), $jettonHolders(ALICE, 1), $jettonPrices(ALICE, 'week', 'usd')] as const
  answerBy()
  expect(await turnsOf([...screen], [price, chart, holders])).toEqual([price, chart, holders])
})
