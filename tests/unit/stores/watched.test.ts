import { describe, expect, test, vi } from 'vitest'
import type { RawAddress } from '../../../src/ton/address.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const down = { status: 400, body: { error: 'down' } }
const MARKS = '/v2/accounts/_bulk'
const HASH = 'ab'.repeat(32)
const load = () => import('../../../src/stores/watched.ts')
const row = (address: string, balance = '5') => ({
  address,
  balance,
  status: 'active',
  last_transaction_hash: HASH,
  last_transaction_lt: '9',
})
const statesUrl = (addresses: readonly string[]) =>
  `/api/v3/accountStates?${addresses.map(address => `address=${encodeURIComponent(address)}`).join('&')}&include_boc=false`
const numbered = (count: number) =>
  Array.from({ length: count }, (_, i): RawAddress => `0:${String(i).padStart(64, '0')}`)

async function accounts(addresses: readonly RawAddress[]) {
  const { $watchedAccounts, watchedList } = await load()
  const screen = look($watchedAccounts(watchedList(addresses)))
  const state = await screen.rest()
  screen.stop()
  return state
}

async function marks(addresses: readonly RawAddress[]) {
  const { $watchedMarks, watchedList } = await load()
  const screen = look($watchedMarks(watchedList(addresses)))
  const state = await screen.rest()
  screen.stop()
  return state
}

describe('states of watched accounts', () => {
  test('twenty watched accounts come from toncenter’s index in one call, in any order', async () => {
    const twenty = numbered(20)
    browser.announce(statesUrl(twenty), { body: { accounts: twenty.map(address => row(address)) } })
    const state = await accounts(twenty.toReversed())
    expect(state).toMatchObject({ sources: ['toncenter v3'], value: { [twenty[7]!]: { balance: '5' } } })
    expect(Object(state).value[twenty[19]!].lastTransaction).toEqual({ hash: HASH, lt: '9' })
    expect(browser.calls).toHaveLength(1)
  })

  test('100 watched accounts come from toncenter’s index in two calls', async () => {
    const all = numbered(100)
    const pages = [all.slice(0, 64), all.slice(64)]
    for (const page of pages) browser.announce(statesUrl(page), { body: { accounts: page.map(at => row(at)) } })
    expect(Object.keys(Object(await accounts(all)).value)).toHaveLength(100)
    expect(browser.calls).toHaveLength(2)
  })

  test('watched accounts that the index does not list are left out, and so are others that it lists', async () => {
    browser.announce(statesUrl([ALICE, BOB]), { body: { accounts: [row(ALICE), row(CAROL)] } })
    expect(Object.keys(Object(await accounts([ALICE, BOB])).value)).toEqual([ALICE])
  })

  test.each([
    ['is down', down],
    ['answers {}', { body: {} }],
    ['answers null', { body: null }],
    ['lists strangers alone', { body: { accounts: [row(CAROL)] } }],
  ])('no watched account has a state, and none is cached, when the index %s', async (_, answer) => {
    browser.announce(statesUrl([ALICE, BOB]), answer)
    expect(await accounts([ALICE, BOB])).toMatchObject({ status: 'ready', sources: [], value: {} })
    browser.announce(statesUrl([ALICE, BOB]), { body: { accounts: [row(ALICE)] } })
    browser.reload()
    expect(await accounts([ALICE, BOB])).toMatchObject({ value: { [ALICE]: { balance: '5' } } })
  })

  test('watched accounts without an answer of the index for 5 s are left out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { $watchedAccounts, watchedList } = await load()
      browser.announce(statesUrl([ALICE]), { body: { accounts: [row(ALICE)] }, delay: 1e9 })
      const screen = look($watchedAccounts(watchedList([ALICE])))
      await eventually(() => expect(browser.calls).toHaveLength(1))
      expect($watchedAccounts(watchedList([ALICE])).get().status).toBe('loading')
      await vi.advanceTimersByTimeAsync(5000)
      expect($watchedAccounts(watchedList([ALICE])).get()).toMatchObject({ status: 'ready', value: {} })
      screen.stop()
    } finally {
      vi.useRealTimers()
    }
  })

  test('watched accounts make no call in a build without an index', async () => {
    vi.stubEnv('PUBLIC_NODE_API_URL', '/api/v2')
    expect(await accounts([ALICE])).toMatchObject({ value: {} })
    expect(browser.calls).toEqual([])
  })
})

describe('marks of watched accounts', () => {
  test('marks of watched accounts come from tonapi in one call and are added to the address book', async () => {
    const said = { address: ALICE, name: 'Alice', is_scam: true, is_wallet: true, last_activity: 7 }
    browser.announce(MARKS, { body: { accounts: [said, { ...said, address: CAROL }] } })
    const state = await marks([BOB, ALICE])
    expect(state).toMatchObject({ sources: ['tonapi'], value: { known: { [ALICE]: { lastActivity: 7 } } } })
    expect(Object.keys(Object(state).value.known)).toEqual([ALICE])
    expect(browser.calls.map(({ init }) => init.body)).toEqual([JSON.stringify({ account_ids: [ALICE, BOB] })])
    const { addressBook } = await import('../../../src/stores/base/address-book.ts')
    expect(addressBook.find(ALICE)).toMatchObject({ name: 'Alice', isScam: true })
  })

  test.each([
    ['is down', down],
    ['answers {}', { body: {} }],
  ])('marks of watched accounts are missing when tonapi %s', async (_, answer) => {
    browser.announce(MARKS, answer)
    expect(await marks([ALICE])).toMatchObject({ status: 'failed', error: { provider: 'tonapi' } })
  })
})
