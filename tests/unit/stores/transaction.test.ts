import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { indexerRow, nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()
// A build that names a node API and no index of its host.
beforeEach(() => void vi.stubEnv('PUBLIC_NODE_API_URL', '/api/v2'))
afterEach(() => void vi.restoreAllMocks())

const bytes = transactionBytes()
const { hash } = bytes
const path = `/v2/blockchain/transactions/${hash}`
const history = `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=50`
const missing = { status: 404, body: { error: 'entity not found' } }
const block = { workchain: 0, shard: '8000000000000000', seqno: 7 }

async function show() {
  const { $transaction } = await import('../../../src/stores/transaction.ts')
  return look($transaction(hash))
}

/** Opens the account's page, whose list comes from the node and so names no blocks; then loads another page. */
async function seeOnList() {
  browser.announce(history, { body: { ok: true, result: [nodeRow(bytes)] } })
  const { $accountTransactions } = await import('../../../src/stores/address.ts')
  const screen = look($accountTransactions(ALICE))
  await screen.rest()
  screen.stop()
  browser.calls.length = 0
  browser.reload()
}

test('a transaction is requested once and cached for the next page', async () => {
  browser.announce(path, { body: indexerRow(bytes) })
  const first = await show()
  expect(await first.rest()).toMatchObject({ status: 'ready', value: { transaction: { hash, block } } })
  first.stop()
  browser.reload()
  const second = await show()
  expect(await second.rest()).toMatchObject({ status: 'ready', saved: true, value: { transaction: { hash } } })
  second.stop()
  expect(browser.calls).toHaveLength(1)
})

test('an unlisted transaction is requested once before it is not found', async () => {
  browser.announce(path, missing)
  const screen = await show()
  expect(await screen.rest()).toMatchObject({ status: 'failed', error: { kind: 'not-found' } })
  screen.stop()
  expect(browser.calls).toHaveLength(1)
})

describe('a transaction that a list has shown', () => {
  test('a listed transaction is shown at once, and its block follows from the indexer', async () => {
    await seeOnList()
    browser.announce(path, { body: indexerRow(bytes) })
    const screen = await show()
    await eventually(() => expect(screen.values()).toHaveLength(2))
    screen.stop()
    expect(screen.values().map(({ transaction }) => transaction.block)).toEqual([null, block])
    expect(screen.states.find(({ status }) => status === 'ready')).toMatchObject({ sources: ['toncenter'] })
    expect(browser.calls.map(({ url }) => url)).toEqual([path])
  })

  test('a listed transaction stays and is retried twice while the index lags behind', async () => {
    await seeOnList()
    browser.announce(path, missing)
    const screen = await show()
    await eventually(() => expect(screen.values()).toHaveLength(2))
    screen.stop()
    expect(screen.values()[1]).toMatchObject({ transaction: { hash, block: null } })
    expect(browser.calls).toHaveLength(3)
  })

  test('a transaction listed more than a minute ago is requested once', async () => {
    await seeOnList()
    browser.announce(path, missing)
    const now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000)
    const screen = await show()
    await eventually(() => expect(screen.values()).toHaveLength(2))
    screen.stop()
    expect(browser.calls).toHaveLength(1)
  })

  test('a listed transaction without its block is requested again after a reload', async () => {
    await seeOnList()
    browser.announce(path, missing)
    const first = await show()
    await eventually(() => expect(first.values()).toHaveLength(2))
    first.stop()
    browser.reload()
    browser.announce(path, { body: indexerRow(bytes) })
    const second = await show()
    await eventually(() => expect(second.values().at(-1)).toMatchObject({ transaction: { block } }))
    second.stop()
  })

  test('a listed transaction with its block needs no call', async () => {
    const list = `/v2/blockchain/accounts/${ALICE}/transactions?limit=50`
    browser.announce(history, { status: 500, body: { ok: false, error: 'down', code: 500 } })
    browser.announce(list, { body: { transactions: [indexerRow(bytes)] } })
    const { $accountTransactions } = await import('../../../src/stores/address.ts')
    const page = look($accountTransactions(ALICE))
    expect(await page.rest()).toMatchObject({ status: 'ready', sources: ['tonapi'] })
    page.stop()
    browser.calls.length = 0
    browser.reload()
    const screen = await show()
    expect(await screen.rest()).toMatchObject({
      status: 'ready',
      sources: ['tonapi'],
      value: { transaction: { hash, block }, known: { [ALICE]: { isWallet: true } } },
    })
    screen.stop()
    expect(browser.calls).toEqual([])
  })

  test('a listed transaction keeps its block when a later list names none', async () => {
    browser.announce(history, { status: 500, body: { ok: false, error: 'down', code: 500 } })
    const list = `/v2/blockchain/accounts/${ALICE}/transactions?limit=50`
    browser.announce(list, { body: { transactions: [indexerRow(bytes)] } })
    const { $accountTransactions } = await import('../../../src/stores/address.ts')
    const page = look($accountTransactions(ALICE))
    await page.rest()
    browser.announce(history, { body: { ok: true, result: [nodeRow(bytes)] } })
    $accountTransactions(ALICE).refresh()
    await eventually(() => expect($accountTransactions(ALICE).get()).toMatchObject({ sources: ['toncenter'] }))
    page.stop()
    browser.calls.length = 0
    browser.reload()
    const screen = await show()
    expect(await screen.rest()).toMatchObject({ status: 'ready', value: { transaction: { hash, block } } })
    screen.stop()
    expect(browser.calls).toEqual([])
  })
})
