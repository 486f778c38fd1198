import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { indexV3Row, nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()
const SECOND = 1000
const ok = (result: unknown) => ({ body: { ok: true, result } })
const bytes = (lt: number, prevHash?: string) =>
  transactionBytes({ lt: BigInt(lt), prevLt: BigInt(lt - 1), ...(prevHash && { prevHash }) })
const listed = (...list: ReturnType<typeof bytes>[]) => ({
  body: { transactions: list.map(row => indexV3Row(row)), address_book: {} },
})
const state = (address: string) => `/api/v2/getAddressInformation?address=${encodeURIComponent(address)}`
const HISTORY = `/api/v3/transactions?account=${encodeURIComponent(ALICE)}&limit=50&sort=desc`
const NODE_HISTORY = `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=50`
const account = (balance: number, last: ReturnType<typeof bytes>) =>
  ok({ state: 'active', balance: String(balance), last_transaction_id: { lt: last.lt, hash: last.hash64 } })

/** Document of a test, which shows and hides it. */
const newPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' })
let page = newPage()
function show(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

const modules = async () => ({
  ...(await import('../../../src/stores/account.ts')),
  ...(await import('../../../src/stores/address.ts')),
  ...(await import('../../../src/stores/open-account.ts')),
})

beforeEach(async () => {
  page = newPage()
  vi.stubGlobal('document', page)
  // Loaded before the clock is the test's: no timer moves while a module is read.
  await import('../../../src/providers/bytes/read-boc.ts')
  await import('../../../src/providers/bytes/read-signed.ts')
  await import('../../../src/providers/index-v3/pending.ts')
  await import('../../../src/providers/indexer/account.ts')
  await import('../../../src/stores/account-history.ts')
  await modules()
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND)
const urls = () => browser.calls.map(({ url }) => url)
const countOf = (url: string) => urls().filter(one => one === url).length

/** An open address whose two answers are there. */
async function openAddress() {
  const { $account, $accountTransactions, lookAgainAtAccount } = await modules()
  const [$state, $history] = [$account(ALICE), $accountTransactions(ALICE)]
  const stops = [$state.listen(() => {})]
  await pass(0.2)
  stops.push($history.listen(() => {}))
  await pass(0.3)
  stops.push(lookAgainAtAccount(ALICE))
  const stop = () => {
    for (const end of stops) end()
  }
  return { $state, $history, stop }
}

const first = bytes(10)
const second = bytes(11, first.hash)

test('an open address polls its state every 12 s, and loads its history after a newer transaction', async () => {
  browser.announce(state(ALICE), account(5, first), account(5, first), account(9, second))
  browser.announce(HISTORY, listed(first), listed(second, first))
  const { $state, $history, stop } = await openAddress()
  expect(urls()).toEqual([state(ALICE), HISTORY])
  await pass(11)
  expect(urls()).toHaveLength(2)
  await pass(2)
  // The account has not changed, so its history is not requested.
  expect(urls().slice(2)).toEqual([state(ALICE)])
  await pass(14)
  expect(urls().slice(3)).toEqual([state(ALICE), HISTORY])
  expect($state.value).toMatchObject({ value: { balance: '9' } })
  expect($history.value).toMatchObject({ value: { transactions: [{ lt: '11' }, { lt: '10' }] } })
  await pass(5)
  expect(urls()).toHaveLength(5)
  stop()
})

test('an open address polls messages on their way to it every 12 s, until they are off screen', async () => {
  const expected = `/api/v3/pendingTraces?account=${encodeURIComponent(ALICE)}`
  vi.useRealTimers()
  vi.stubEnv('PUBLIC_NODE_API_V3_URL', '/api/v3')
  vi.resetModules()
  const { $expected } = await import('../../../src/stores/expected.ts')
  await import('../../../src/providers/index-v3/pending.ts')
  await import('../../../src/stores/index-v3-history.ts')
  await import('../../../src/providers/bytes/read-boc.ts')
  await modules()
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  browser.announce(state(ALICE), account(5, first))
  browser.announce(HISTORY, listed(first))
  browser.announce(expected, { body: { traces: [], address_book: {}, metadata: {} } })
  const hide = $expected(ALICE).listen(() => {})
  const { stop } = await openAddress()
  await pass(30)
  expect([countOf(expected), countOf(state(ALICE))]).toEqual([3, 3])
  hide()
  await pass(30)
  expect([countOf(expected), countOf(state(ALICE))]).toEqual([3, 5])
  stop()
})

test('a hidden address makes no calls, and polls at once when visible again after 12 s', async () => {
  browser.announce(state(ALICE), account(5, first))
  browser.announce(HISTORY, listed(first))
  const { stop } = await openAddress()
  show('hidden')
  await pass(600)
  expect(urls()).toHaveLength(2)
  show('visible')
  await pass(0.2)
  expect(urls().slice(2)).toEqual([state(ALICE)])
  // Hidden and visible within 12 s: nothing is due.
  show('hidden')
  await pass(5)
  show('visible')
  await pass(0.2)
  expect(urls()).toHaveLength(3)
  stop()
})

test('an address makes no calls once its page has stopped polling', async () => {
  browser.announce(state(ALICE), account(5, first))
  browser.announce(HISTORY, listed(first))
  const { stop } = await openAddress()
  stop()
  await pass(600)
  show('hidden')
  show('visible')
  await pass(1)
  expect(urls()).toHaveLength(2)
})

test('a history that lacks the last transaction is retried three times, while the state is polled on', async () => {
  browser.announce(state(ALICE), account(5, second))
  browser.announce(HISTORY, listed(first))
  browser.announce(NODE_HISTORY, ok([nodeRow(first)]))
  const { stop } = await openAddress()
  await pass(60)
  expect([countOf(HISTORY), countOf(NODE_HISTORY)]).toEqual([1 + 3, 1 + 3])
  expect(countOf(state(ALICE))).toBeGreaterThanOrEqual(4)
  stop()
})

test('a failed poll keeps the last balance, and the next poll updates it', async () => {
  const down = { status: 400, body: { ok: false, error: 'down', code: 400 } }
  browser.announce(state(ALICE), account(5, first), down, account(9, first))
  browser.announce(`/v2/blockchain/accounts/${ALICE}`, { status: 400, body: { error: 'down' } })
  browser.announce(HISTORY, listed(first))
  const { $state, stop } = await openAddress()
  await pass(13)
  expect($state.value).toMatchObject({ status: 'ready', value: { balance: '5' }, error: { kind: 'refused' } })
  await pass(13)
  expect($state.value).toMatchObject({ status: 'ready', value: { balance: '9' } })
  stop()
})

test('no second poll of an account’s state starts while one takes 20 s', async () => {
  browser.announce(state(ALICE), account(5, first), { ...account(9, first), delay: 20 * SECOND })
  browser.announce(`/v2/blockchain/accounts/${ALICE}`, { status: 400, body: { error: 'down' } })
  browser.announce(HISTORY, listed(first))
  const { $state, stop } = await openAddress()
  await pass(30)
  expect(countOf(state(ALICE))).toBe(2)
  await pass(4)
  expect($state.value).toMatchObject({ status: 'ready', value: { balance: '9' } })
  stop()
})

test('a poll of an account shows no partial answer, so that its hashes stay on screen', async () => {
  browser.announce(state(ALICE), account(5, first))
  browser.announce(HISTORY, listed(first))
  const { $state, stop } = await openAddress()
  const seen: unknown[] = []
  const unlisten = $state.listen(now => void seen.push(now.status === 'ready' && now.value.codeHash))
  await pass(13)
  expect(countOf(state(ALICE))).toBe(2)
  expect(seen).not.toContain(undefined)
  unlisten()
  stop()
})

test('an open address is polled at once after the device’s clock was set back a day', async () => {
  browser.announce(state(ALICE), account(5, first))
  browser.announce(HISTORY, listed(first))
  const { stop } = await openAddress()
  vi.setSystemTime(Date.now() - 86_400_000)
  await pass(2)
  expect(urls().slice(2)).toEqual([state(ALICE)])
  await pass(8)
  expect(urls()).toHaveLength(3)
  stop()
})
