import { expect, test } from 'vitest'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const INDEXER = '/v2/dns/alice.ton'
const INDEX = '/api/v3/dns/records?domain=alice.ton&limit=1'
const down = { status: 400, body: { error: 'down' } }
const said = { name: 'alice.ton', expiring_at: 99, item: { address: CAROL, owner: { address: BOB } } }
const row = { nft_item_address: CAROL, nft_item_owner: BOB, domain: 'alice.ton', dns_wallet: ALICE }
const indexed = { body: { records: [row] } }
const INDEX_ITEM = `/api/v3/nft/items?address=${encodeURIComponent(CAROL)}&include_on_sale=true&limit=1`
const indexedItem = { body: { nft_items: [{ address: CAROL, owner_address: BOB }] } }

const open = async () => look((await import('../../../src/stores/domains.ts')).$domain('alice.ton'))

test('a domain has the index’s owner and item while tonapi, which knows its expiry, is silent', async () => {
  browser.announce(INDEXER, { body: said, delay: 1e9 })
  browser.announce(INDEX, indexed)
  browser.announce(INDEX_ITEM, indexedItem)
  const screen = await open()
  await eventually(() => expect(screen.values()).not.toHaveLength(0))
  screen.stop()
  const state = screen.states.find(({ status }) => status === 'ready')
  expect(state).toMatchObject({ partial: true, sources: ['toncenter v3'], value: { owner: BOB } })
  expect(Object(state).value.expiresAt).toBe(undefined)
})

test.each([
  ['knows it too', indexed],
  ['is down', down],
  ['answers {}', { body: {} }],
  ['names another domain', { body: { records: [{ ...row, domain: 'bob.ton' }] } }],
])('a domain finally has tonapi’s owner and expiry when the index %s', async (_, answer) => {
  browser.announce(INDEXER, { body: said })
  browser.announce(INDEX, answer)
  browser.announce(INDEX_ITEM, indexedItem)
  const screen = await open()
  expect(await screen.rest()).toMatchObject({ value: { owner: BOB, expiresAt: 99 } })
  screen.stop()
})
