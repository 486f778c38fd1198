import { beforeEach, expect, test, vi } from 'vitest'
import type { Query } from '../../../src/lib/query-state.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()
beforeEach(() => vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '40'))

/** Routes of tonapi in the order of their turns, where the other stores of a screen queue behind the first, and every answer is a failure. */
async function turnsOf([first, ...others]: [Query<unknown>, ...Query<unknown>[]], paths: string[]) {
  const fetched = globalThis.fetch
  const down = { status: 400, body: { error: 'down' } }
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { pathname, search } = new URL(url)
    browser.announce(pathname + search, down)
    return fetched(url, init)
  })
  const screens = [look(first)]
  await eventually(() => expect(browser.calls).not.toEqual([]))
  screens.push(...others.map(store => look(store)))
  await Promise.all(screens.map(({ rest }) => rest()))
  const asked = browser.calls.map(({ url }) => url.replace(/\?.*/, '').replace(ALICE, '{id}'))
  return asked.filter(path => paths.includes(path))
}

test('an account has the worth of its balance before tonapi marks its NFTs and says which of its names have run out', async () => {
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
  expect(await turnsOf([...screen], [facts, names, worth, jettons, nfts])).toEqual([facts, jettons, worth, nfts, names])
})

test('a jetton has its chart before tonapi marks the holders that toncenter’s index has', async () => {
  const { $jettonHolders } = await import('../../../src/stores/jetton-holders.ts')
  const { $jettonPrices } = await import('../../../src/stores/jetton-chart.ts')
  const { $coinPrice } = await import('../../../src/stores/rates.ts')
  const [price, chart, holders] = ['/v2/rates', '/v2/rates/chart', '/v2/jettons/{id}/holders']
  const screen = [$coinPrice('usd'), $jettonHolders(ALICE, 1), $jettonPrices(ALICE, 'week', 'usd')] as const
  expect(await turnsOf([...screen], [price, chart, holders])).toEqual([price, chart, holders])
})
