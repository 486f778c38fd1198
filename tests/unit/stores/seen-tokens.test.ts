import { expect, onTestFinished, test, vi } from 'vitest'
import { MINUTE } from '../../../src/lib/time.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const row = (address: string, symbol: string) => ({
  mintable: true,
  total_supply: '1000',
  holders_count: 5,
  verification: 'whitelist',
  metadata: { address, symbol, name: symbol, decimals: '0' },
})

test('the screen of a jetton seen in a list starts with the list’s data, as a partial value', async () => {
  browser.announce('/v2/jettons?limit=100&offset=1', { body: { jettons: [row(ALICE!, 'AAA'), row(BOB!, 'BBB')] } })
  const list = look((await import('../../../src/stores/jettons.ts')).$jettons(1))
  await list.rest()
  list.stop()
  browser.reload()
  browser.announce(`/v2/jettons/${BOB}`, { body: { ...row(BOB!, 'BBB'), admin: { address: ALICE } } })
  const page = look((await import('../../../src/stores/jetton.ts')).$jetton(BOB!))
  expect(await page.rest()).toMatchObject({ sources: ['tonapi'], value: { symbol: 'BBB', admin: ALICE } })
  page.stop()
  const [first] = page.states.filter(({ status }) => status === 'ready')
  expect(first).toMatchObject({
    partial: true,
    sources: [],
    value: { symbol: 'BBB', supply: '1000', admin: null, scale: undefined },
  })
  expect(page.states.at(-1)).not.toHaveProperty('partial')
})

test('the screen of an NFT seen in a list starts with the list’s data, with an unknown owner', async () => {
  const item = (address: string) => ({ address, index: 7, metadata: { name: 'Lens' }, previews: [], trust: 'none' })
  browser.announce(`/v2/accounts/${ALICE}/nfts?limit=1000&offset=0`, { body: { nft_items: [item(BOB!)] } })
  const owned = `/api/v3/nft/items?owner_address=${encodeURIComponent(ALICE)}&include_on_sale=true&limit=1000&offset=0`
  browser.announce(owned, { body: { nft_items: [] } })
  const list = look((await import('../../../src/stores/address-tokens.ts')).$accountNfts(ALICE!))
  await list.rest()
  list.stop()
  browser.reload()
  browser.announce(`/v2/nfts/${BOB}`, { body: { ...item(BOB!), owner: { address: ALICE } } })
  const page = look((await import('../../../src/stores/nft.ts')).$nft(BOB!, 'item'))
  expect(await page.rest()).toMatchObject({ value: { item: { owner: ALICE } } })
  page.stop()
  const [first] = page.states.filter(({ status }) => status === 'ready')
  expect(first).toMatchObject({ partial: true, value: { item: { name: 'Lens', index: '7' } } })
})

test('the screen of a collection does not start with the data of an item in a list', async () => {
  const { seenNfts } = await import('../../../src/stores/seen/tokens.ts')
  seenNfts.remember([{ address: ALICE, name: 'Lens' } as never], () => ALICE)
  browser.announce(`/v2/nfts/collections/${ALICE}`, { body: { address: ALICE, metadata: { name: 'Lenses' } } })
  const page = look((await import('../../../src/stores/nft.ts')).$nft(ALICE, 'collection'))
  await page.rest()
  page.stop()
  expect(page.values().map(({ kind }) => kind)).toEqual(['collection'])
})

test('the saved rows of tokens drop the oldest ones for new ones when they are full', async () => {
  const { seenRows } = await import('../../../src/stores/seen/rows.ts')
  const seen = seenRows<string>('seen-letters', 2)
  seen.remember(['a', 'b'], letter => letter)
  seen.remember(['c'], letter => letter)
  expect(['a', 'b', 'c'].map(seen.find)).toEqual(['a', undefined, 'c'])
})

test('a saved row of a token is forgotten after ten minutes, also if other lists are saved meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 })
  onTestFinished(() => void vi.useRealTimers())
  const { seenRows } = await import('../../../src/stores/seen/rows.ts')
  const seen = seenRows<string>('seen-letters', 9)
  seen.remember(['a'], letter => letter)
  vi.setSystemTime(1_700_000_000_000 + 10 * MINUTE - 1)
  seen.remember(['b'], letter => letter)
  expect(['a', 'b'].map(seen.find)).toEqual(['a', 'b'])
  vi.setSystemTime(1_700_000_000_000 + 10 * MINUTE)
  expect(['a', 'b'].map(seen.find)).toEqual([undefined, 'b'])
})
