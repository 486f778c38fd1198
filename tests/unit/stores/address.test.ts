import { expect, test } from 'vitest'
import { indexerRow, nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const address = () => import('../../../src/stores/address.ts')
const tokens = async () => ({
  ...(await import('../../../src/stores/address-tokens.ts')),
  ...(await import('../../../src/stores/token-histories.ts')),
})
const ok = (result: unknown) => ({ body: { ok: true, result } })
const down = { status: 500, body: { ok: false, error: 'down', code: 500 } }
const at = (lt: number, prevLt = lt - 1) => transactionBytes({ lt: BigInt(lt), prevLt: BigInt(prevLt) })
const history = (query: string) => `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=${query}`
/** Toncenter's index does not answer for a history. */
const announceNoIndex = (until = '') =>
  browser.announce(`/api/v3/transactions?account=${encodeURIComponent(ALICE)}&limit=50&sort=desc${until}`, {
    status: 500,
    body: { error: 'down' },
  })
const lts = (list: { lt: string }[]) => list.map(({ lt }) => lt)

test('an account comes from the node, or from the indexer when the node is down', async () => {
  browser.announce(`/api/v2/getAddressInformation?address=${encodeURIComponent(ALICE)}`, down)
  browser.announce(`/v2/blockchain/accounts/${ALICE}`, { body: { status: 'active', balance: 5 } })
  const screen = look((await import('../../../src/stores/account.ts')).$account(ALICE))
  expect(await screen.rest()).toMatchObject({ status: 'ready', value: { balance: '5' }, sources: ['tonapi'] })
  screen.stop()
})

test('older transactions are loaded page by page without duplicates until the end', async () => {
  announceNoIndex()
  announceNoIndex('&end_lt=8')
  const [newest, older, oldest] = [at(10), at(9), at(8, 0)]
  browser.announce(history('50'), ok([nodeRow(newest), nodeRow(older)]))
  browser.announce(history(`51&lt=9&hash=${older.hash}`), ok([nodeRow(older), nodeRow(oldest)]))
  const { $accountTransactions, loadOlderTransactions } = await address()
  const screen = look($accountTransactions(ALICE))
  await screen.rest()
  screen.stop()
  const [first] = screen.values()
  expect(first).toMatchObject({ more: true })
  const following = await loadOlderTransactions(ALICE, first!.transactions.at(-1)!, new AbortController().signal)
  expect(lts(following.transactions)).toEqual(['8'])
  expect(following.more).toBe(false)
})

test('transactions too old for the node are loaded from its archive, then from the indexer', async () => {
  const [newest, older] = [at(10), at(9)]
  announceNoIndex()
  announceNoIndex('&end_lt=9')
  const gone = { status: 500, body: { ok: false, error: 'LITE_SERVER_UNKNOWN: lt not in db', code: 500 } }
  browser.announce(history('50'), ok([nodeRow(newest)]))
  browser.announce(history(`51&lt=10&hash=${newest.hash}`), gone)
  browser.announce(history(`51&lt=10&hash=${newest.hash}&archival=true`), gone)
  const indexed = `/v2/blockchain/accounts/${ALICE}/transactions?limit=50&before_lt=10`
  browser.announce(indexed, { body: { transactions: [indexerRow(older)] } })
  const { $accountTransactions, loadOlderTransactions } = await address()
  const screen = look($accountTransactions(ALICE))
  await screen.rest()
  screen.stop()
  const [last] = screen.values()[0]!.transactions
  const following = await loadOlderTransactions(ALICE, last!, new AbortController().signal)
  expect(browser.calls.map(({ url }) => url).filter(url => url.includes('archival'))).toHaveLength(1)
  expect(lts(following.transactions)).toEqual(['9'])
  expect(following.known).toMatchObject({ [BOB]: { isScam: true } })
  const { addressBook } = await import('../../../src/stores/base/address-book.ts')
  expect(addressBook.find(BOB)).toMatchObject({ isScam: true })
})

test('a history of which the node has no readable row is loaded from the indexer', async () => {
  announceNoIndex()
  const [one, other] = [at(10, 0), at(11, 0)]
  // The bytes of the row are not those of its hash.
  browser.announce(history('50'), ok([{ ...nodeRow(one), data: nodeRow(other).data }]))
  browser.announce(`/v2/blockchain/accounts/${ALICE}/transactions?limit=50`, {
    body: { transactions: [indexerRow(one)] },
  })
  const { $accountTransactions } = await address()
  const screen = look($accountTransactions(ALICE))
  expect(await screen.rest()).toMatchObject({ status: 'ready', value: { transactions: [{ lt: '10' }] } })
  screen.stop()
})

test('leaving the page stops the loading of older transactions', async () => {
  const { loadOlderTransactions } = await address()
  const { transaction } = await import('../../support/transaction.ts')
  const signal = AbortSignal.abort()
  await expect(loadOlderTransactions(ALICE, transaction(), signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(browser.calls).toEqual([])
})

const jetton = { address: CAROL, name: 'Kingy', symbol: 'KINGY', decimals: 9, verification: 'none' }
const action = { JettonTransfer: { amount: '7', jetton, recipient: { address: ALICE } } }
const events = { body: { events: [{ timestamp: 5, lt: 9, actions: [action] }] } }
const indexedJettons = `/api/v3/jetton/wallets?owner_address=${encodeURIComponent(ALICE)}&limit=1000&sort=desc`
const emptied = { address: BOB, owner: ALICE, jetton: CAROL, balance: '0' }
const announceIndexed = (jetton_wallets: object[]) => browser.announce(indexedJettons, { body: { jetton_wallets } })
function jettons(balances: unknown[]) {
  browser.announce(`/v2/accounts/${ALICE}/jettons?currencies=usd`, { body: { balances } })
  announceIndexed([])
}
const empty = () => browser.announce(`/v2/accounts/${ALICE}/jettons/history?limit=50`, { body: { operations: [] } })

async function jettonHistory() {
  const moved = look((await tokens()).$accountJettonHistory(ALICE))
  const state = await moved.rest()
  moved.stop()
  return state
}

test('jetton transfers of an account with an empty jetton history are taken from its events', async () => {
  jettons([{ balance: '7', jetton }])
  empty()
  browser.announce(`/v2/accounts/${ALICE}/events?limit=50`, events)
  expect(await jettonHistory()).toMatchObject({ value: { operations: [{ kind: 'transfer', amount: '7' }] } })
})

test.each([
  ['only emptied jetton wallets', () => announceIndexed([emptied])],
  ['unknown jettons', () => browser.announce(indexedJettons, down)],
])('jetton transfers of an account with %s and an empty jetton history are taken from its events', async (_, more) => {
  browser.announce(`/v2/accounts/${ALICE}/jettons?currencies=usd`, down)
  more()
  empty()
  browser.announce(`/v2/accounts/${ALICE}/events?limit=50`, events)
  expect(await jettonHistory()).toMatchObject({ value: { operations: [{}], isCapped: true } })
})

test('an account without jettons and jetton history makes no call for its events', async () => {
  jettons([])
  empty()
  expect(await jettonHistory()).toMatchObject({ value: { operations: [] } })
})

test('a jetton history whose rows are all unreadable makes no call for events', async () => {
  const path = `/v2/accounts/${ALICE}/jettons/history?limit=50`
  browser.announce(path, { body: { operations: [null] } })
  expect(await jettonHistory()).toMatchObject({ value: { operations: [], unreadable: 1 } })
  expect(browser.calls.map(({ url }) => url)).toEqual([path])
})
