import { expect, test } from 'vitest'
import { indexerRow, indexV3Row, nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { BOB } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const stores = () => import('../../../src/stores/transactions.ts')
const NEWEST = '/api/v3/transactions?limit=50&sort=desc'
const bytes = (lt: number) => transactionBytes({ lt: BigInt(lt) })
const rows = (...list: unknown[]) => ({ body: { transactions: list, address_book: {} } })
const MARKS = '/v2/accounts/_bulk'
const marked = { body: { accounts: [{ address: BOB, is_scam: true, name: 'Bob' }] } }
const down = { status: 400, body: { error: 'down' } }

async function shown(answer: Parameters<typeof browser.announce>[1] = marked) {
  browser.announce(MARKS, answer)
  const screen = look((await stores()).$recentTransactions())
  const state = await screen.rest()
  screen.stop()
  return { state, lists: screen.values().map(({ transactions }) => transactions.map(({ lt }) => lt)) }
}

/** Calls but those for marks. */
const urls = () => browser.calls.map(({ url }) => url).filter(url => url !== MARKS)

/** The node's call for one transaction. */
const placeOf = ({ account, lt, hash }: ReturnType<typeof transactionBytes>) =>
  `/api/v2/getTransactions?address=${encodeURIComponent(account)}&limit=1&lt=${lt}&hash=${hash}`

test('one call to toncenter’s index gives the newest transactions without gaps', async () => {
  browser.announce(NEWEST, rows(indexV3Row(bytes(81)), indexV3Row(bytes(80))))
  const { state, lists } = await shown()
  expect(lists).toEqual([
    ['81', '80'],
    ['81', '80'],
  ])
  expect(state).toMatchObject({
    sources: ['toncenter v3', 'tonapi'],
    value: { unreadable: 0, coverage: { read: 1, of: 1 }, known: { [BOB]: { isScam: true } }, isUnmarked: false },
  })
  expect(browser.calls.map(({ url }) => url)).toEqual([NEWEST, MARKS])
})

test('an account that the index calls a wallet stays one when tonapi does not know it as such', async () => {
  const address_book = { [BOB]: { interfaces: ['wallet_v4r2'] } }
  browser.announce(NEWEST, { body: { transactions: [indexV3Row(bytes(81))], address_book } })
  expect((await shown()).state).toMatchObject({ value: { known: { [BOB]: { isScam: true, isWallet: true } } } })
})

test('the newest transactions are flagged as lacking marks when tonapi fails', async () => {
  browser.announce(NEWEST, rows(indexV3Row(bytes(81))))
  expect((await shown(down)).state).toMatchObject({ sources: ['toncenter v3'], value: { isUnmarked: true } })
})

test('a transaction that cannot be rebuilt is added from the node, with its block', async () => {
  const lacking = bytes(80)
  browser.announce(NEWEST, rows(indexV3Row(bytes(81)), indexV3Row(lacking, 'content')))
  browser.announce(placeOf(lacking), { body: { ok: true, result: [nodeRow(lacking)] } })
  const { state, lists } = await shown()
  expect(lists).toEqual([['81'], ['81', '80']])
  expect(state).toMatchObject({
    sources: ['toncenter v3', 'tonapi', 'toncenter'],
    value: { unreadable: 0, transactions: [{}, { block: { workchain: 0, seqno: 7 } }] },
  })
})

test('parties of a transaction from the node get their marks in a second call', async () => {
  const account = `0:${'7'.repeat(64)}` as const
  const lacking = transactionBytes({ account, lt: 80n })
  browser.announce(NEWEST, rows(indexV3Row(bytes(81)), indexV3Row(lacking, 'content')))
  browser.announce(placeOf(lacking), { body: { ok: true, result: [nodeRow(lacking)] } })
  const { state } = await shown({ body: { accounts: [{ address: account, is_scam: true }] } })
  expect(state).toMatchObject({ value: { known: { [account]: { isScam: true } }, isUnmarked: false } })
  const asked = browser.calls.filter(({ url }) => url === MARKS).map(({ init }) => JSON.parse(String(init.body)))
  expect(asked.map(({ account_ids }) => account_ids.includes(account))).toEqual([false, true])
})

test('the node is asked for three transactions that cannot be rebuilt, and the rest are counted as missing', async () => {
  const lacking = [80, 79, 78, 77].map(bytes)
  browser.announce(NEWEST, rows(...lacking.map(each => indexV3Row(each, 'content'))))
  for (const each of lacking) browser.announce(placeOf(each), { body: { ok: true, result: [nodeRow(each)] } })
  expect((await shown()).state).toMatchObject({ value: { unreadable: 1 } })
  expect(urls()).toEqual([NEWEST, ...lacking.slice(0, 3).map(placeOf)])
  const { $recentTransactions } = await stores()
  const screen = look($recentTransactions())
  $recentTransactions().refresh()
  await eventually(() => expect(urls()).toHaveLength(6))
  await screen.rest()
  screen.stop()
  expect(urls().slice(4)).toEqual([NEWEST, placeOf(lacking[3]!)])
})

test('a transaction that cannot be rebuilt and that the node lacks is counted as missing', async () => {
  const lacking = bytes(80)
  browser.announce(NEWEST, rows(indexV3Row(bytes(81)), indexV3Row(lacking, 'content')))
  browser.announce(placeOf(lacking), { status: 404, body: { ok: false, error: 'not found' } })
  expect(await shown()).toMatchObject({ lists: [['81'], ['81']], state: { value: { unreadable: 1 } } })
})

test('the newest transactions come from the indexer’s blocks when toncenter’s index refuses', async () => {
  const HASH64 = Buffer.alloc(32, 1).toString('base64')
  browser.announce(NEWEST, down)
  browser.announce('/api/v2/getMasterchainInfo', {
    body: { ok: true, result: { last: { seqno: 3, root_hash: HASH64, file_hash: HASH64 } } },
  })
  browser.announce('/v2/blockchain/masterchain/1/transactions?limit=50&offset=0', {
    body: { transactions: [indexerRow(bytes(10))] },
  })
  const { state } = await shown()
  expect(state).toMatchObject({ sources: ['toncenter', 'tonapi'], value: { transactions: [{ lt: '10' }] } })
})

test.each([
  ['no answer that can be read', '<html>'],
  ['an answer without rows', {}],
  ['a timeout under status 200', { error: 'timeout: context deadline exceeded' }],
])('the index’s answer of %s is no empty list: another provider is asked', async (_, body) => {
  browser.announce(NEWEST, { body })
  browser.announce('/api/v2/getMasterchainInfo', down)
  browser.announce('/v2/blockchain/masterchain-head', down)
  const { state } = await shown()
  expect(state.status).toBe('failed')
  expect(browser.calls.map(({ url }) => url)).toContain('/v2/blockchain/masterchain-head')
})
