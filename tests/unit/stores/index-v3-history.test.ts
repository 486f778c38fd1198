import { describe, expect, test, vi } from 'vitest'
import { indexerRow, indexV3Row, nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { ALICE, BOB, transaction } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const down = { status: 400, body: { error: 'down' } }
const bytes = (lt: number, prevLt = lt - 1) => transactionBytes({ lt: BigInt(lt), prevLt: BigInt(prevLt) })
const rows = (...list: unknown[]) => ({ body: { transactions: list, address_book: {} } })
const at = encodeURIComponent(ALICE)
const node = (query = '') => `/api/v2/getTransactions?address=${at}&limit=${query || 50}`
const indexer = (query = '') => `/v2/blockchain/accounts/${ALICE}/transactions?limit=50${query}`
const index = (query = '') => `/api/v3/transactions?account=${at}&limit=50&sort=desc${query}`
const signal = new AbortController().signal

async function newest() {
  const screen = look((await import('../../../src/stores/address.ts')).$accountTransactions(ALICE))
  const state = await screen.rest()
  screen.stop()
  return state
}

const last = transaction({ lt: '10', hash: 'ab'.repeat(32) })
async function older() {
  const { loadOlderTransactions } = await import('../../../src/stores/address.ts')
  return loadOlderTransactions(ALICE, last, signal)
}
const nodeOlder = node(`51&lt=10&hash=${last.hash}`)

function announceDown() {
  for (const url of [node(), indexer(), nodeOlder, `${nodeOlder}&archival=true`, indexer('&before_lt=10')])
    browser.announce(url, down)
}

describe('an account’s history with node and indexer down', () => {
  test('a history comes from toncenter’s index when node and tonapi are down', async () => {
    announceDown()
    browser.announce(index(), rows(indexV3Row(bytes(9)), indexV3Row(bytes(8))))
    expect(await newest()).toMatchObject({
      sources: ['toncenter v3'],
      value: { transactions: [{ lt: '9' }, { lt: '8' }], more: true, unreadable: 0 },
    })
  })

  test('the index’s history continues below the last transaction to its end', async () => {
    announceDown()
    browser.announce(index('&end_lt=9'), rows(indexV3Row(bytes(9, 0))))
    expect(await older()).toMatchObject({ transactions: [{ lt: '9' }], more: false })
  })

  test('the index’s history takes rows it cannot rebuild from the node, and counts the missing ones', async () => {
    announceDown()
    const [given, missing] = [bytes(8), bytes(7)]
    const place = ({ lt, hash }: typeof given) => `/api/v2/getTransactions?address=${at}&limit=1&lt=${lt}&hash=${hash}`
    browser.announce(index(), rows(indexV3Row(bytes(9)), indexV3Row(given, 'content'), indexV3Row(missing, 'content')))
    browser.announce(place(given), { body: { ok: true, result: [nodeRow(given)] } })
    browser.announce(place(missing), down)
    expect(await newest()).toMatchObject({
      sources: ['toncenter v3', 'toncenter'],
      value: { transactions: [{ lt: '9' }, { lt: '8' }], unreadable: 1 },
    })
  })

  test('a transaction taken from the node is placed by logical time in the index’s history', async () => {
    announceDown()
    const given = bytes(8)
    browser.announce(index(), rows(indexV3Row(given, 'content'), indexV3Row(bytes(7))))
    browser.announce(`/api/v2/getTransactions?address=${at}&limit=1&lt=8&hash=${given.hash}`, {
      body: { ok: true, result: [nodeRow(given)] },
    })
    expect(await newest()).toMatchObject({ value: { transactions: [{ lt: '8' }, { lt: '7' }] } })
  })

  test('an index that lacks older transactions does not end a history', async () => {
    announceDown()
    browser.announce(index('&end_lt=9'), rows())
    await expect(older()).rejects.toMatchObject({ provider: 'toncenter v3', kind: 'malformed' })
  })

  test.each([
    ['the index is down too', 'refused', down],
    ['the index answers {}', 'malformed', { body: {} }],
    ['the index answers null', 'malformed', { body: null }],
    ['no row of the index can be read', 'malformed', rows({})],
    ['the index lists other accounts', 'another', rows({ ...indexV3Row(bytes(9)), account: BOB })],
  ])('a history fails with the index’s error when %s', async (_, kind, answer) => {
    announceDown()
    browser.announce(index(), answer)
    expect(await newest()).toMatchObject({ status: 'failed', error: { provider: 'toncenter v3', kind } })
  })

  test('a history is not requested of an index that the build does not name', async () => {
    vi.stubEnv('PUBLIC_NODE_API_URL', '/api/v2')
    announceDown()
    expect(await newest()).toMatchObject({ status: 'failed' })
    expect(browser.calls.map(({ url }) => url)).toEqual([node(), indexer()])
  })
})

/** An answer of the node about its newest transactions. */
const nodeRows = (...list: ReturnType<typeof bytes>[]) => ({ body: { ok: true, result: list.map(nodeRow) } })
const linked = (lt: number, before: ReturnType<typeof bytes>) =>
  transactionBytes({ lt: BigInt(lt), prevLt: BigInt(before.lt), prevHash: before.hash })
const state = `/api/v2/getAddressInformation?address=${at}`
const lastIs = ({ lt, hash64 }: ReturnType<typeof bytes>) =>
  browser.announce(state, {
    body: { ok: true, result: { state: 'active', balance: '5', last_transaction_id: { lt, hash: hash64 } } },
  })

async function newestBelowState() {
  const screen = look((await import('../../../src/stores/account.ts')).$account(ALICE))
  await screen.rest()
  const found = await newest()
  screen.stop()
  return found
}

const asked = () => browser.calls.map(({ url }) => url)

describe('an account’s history from toncenter’s index first', () => {
  const [first, second] = [bytes(8, 0), bytes(7, 0)]
  const third = linked(9, first)

  test('a history without gaps takes one call, which also tells wallets from contracts', async () => {
    const book = {
      [ALICE]: { interfaces: ['wallet_v4r2'], domain: 'alice.ton' },
      [BOB]: { interfaces: [], domain: 'bob.ton' },
    }
    const answer = rows(indexV3Row(third), indexV3Row(first))
    browser.announce(index(), { body: { ...answer.body, address_book: book } })
    expect(await newest()).toMatchObject({
      sources: ['toncenter v3'],
      value: {
        transactions: [{ lt: '9' }, { lt: '8' }],
        unreadable: 0,
        more: false,
        known: { [ALICE]: { isWallet: true, name: null }, [BOB]: { isWallet: false, name: 'bob.ton' } },
      },
    })
    expect(asked()).toEqual([index()])
  })

  test('a server that names no interfaces makes no address a contract', async () => {
    const answer = rows(indexV3Row(first))
    const book = { [ALICE]: { domain: null }, [BOB]: { domain: 'bob.ton' } }
    browser.announce(index(), { body: { ...answer.body, address_book: book } })
    const state = await newest()
    expect(state.status === 'ready' && state.value.known).toEqual({ [BOB]: { isWallet: false, name: 'bob.ton' } })
  })

  test('a history comes from the node when the index lacks the account’s last transaction', async () => {
    lastIs(third)
    browser.announce(index(), rows(indexV3Row(first)))
    browser.announce(node(), nodeRows(third, first))
    expect(await newestBelowState()).toMatchObject({
      sources: ['toncenter'],
      value: { transactions: [{ lt: '9' }, { lt: '8' }] },
    })
  })

  test('a history from an index ahead of the account’s state is accepted', async () => {
    lastIs(first)
    browser.announce(index(), rows(indexV3Row(third), indexV3Row(first)))
    expect(await newestBelowState()).toMatchObject({ sources: ['toncenter v3'] })
  })

  test('an empty history is accepted when the account’s state names no last transaction', async () => {
    browser.announce(state, { body: { ok: true, result: { state: 'uninitialized', balance: '0' } } })
    browser.announce(index(), rows())
    expect(await newestBelowState()).toMatchObject({ sources: ['toncenter v3'], value: { transactions: [] } })
  })

  test.each([
    ['names none, and the state is unknown', () => rows()],
    ['has a gap', () => rows(indexV3Row(third), indexV3Row(second))],
    ['has a row that cannot be rebuilt', () => rows(indexV3Row(third), indexV3Row(first, 'content'))],
    ['has a row that cannot be read', () => rows(indexV3Row(third), indexV3Row(first), {})],
    ['is down', () => down],
    ['answers {}', () => ({ body: {} })],
  ])('a page of history is requested of the node when the index %s', async (_, answer) => {
    browser.announce(index(), answer())
    browser.announce(node(), nodeRows(third, first))
    expect(await newest()).toMatchObject({
      sources: ['toncenter'],
      value: { transactions: [{ lt: '9' }, { lt: '8' }], unreadable: 0 },
    })
  })

  test('an incomplete answer of the index still adds names to the address book', async () => {
    const book = { [BOB]: { interfaces: ['wallet_v4r2'], domain: 'bob.ton' } }
    const { body } = rows(indexV3Row(third), indexV3Row(second))
    browser.announce(index(), { body: { ...body, address_book: book } })
    browser.announce(node(), nodeRows(third, first))
    expect(await newest()).toMatchObject({ sources: ['toncenter'] })
    const { addressBook } = await import('../../../src/stores/base/address-book.ts')
    expect(addressBook.find(BOB)).toMatchObject({ isWallet: true, name: 'bob.ton' })
  })

  test('an incomplete history of the index is shown with its count of missing rows when others are down', async () => {
    announceDown()
    browser.announce(index(), rows(indexV3Row(third), indexV3Row(second), {}))
    expect(await newest()).toMatchObject({ value: { transactions: [{ lt: '9' }, { lt: '7' }], unreadable: 1 } })
  })

  test('a history without gaps continues below the deletion of the account', async () => {
    const end = transactionBytes({ lt: 7n, prevLt: 0n, end: 'non-existing' })
    browser.announce(index(), rows(indexV3Row(third), indexV3Row(first), indexV3Row(end)))
    expect(await newest()).toMatchObject({
      sources: ['toncenter v3'],
      value: { transactions: [{ lt: '9' }, { lt: '8' }, { lt: '7' }], more: false },
    })
  })

  test.each([
    [49, 'is the whole history', false],
    [50, 'may be followed by the life before a deletion', true],
  ])('a page of %i transactions down to a first one %s', async (count, _, more) => {
    const list = [transactionBytes({ lt: 1n, prevLt: 0n })]
    while (list.length < count) list.unshift(linked(list.length + 1, list[0]!))
    browser.announce(index(), rows(...list.map(row => indexV3Row(row))))
    expect(await newest()).toMatchObject({ value: { transactions: { length: count }, more } })
  })

  test('an older page is asked of tonapi when the node lists only the last row again', async () => {
    browser.announce(index('&end_lt=9'), down)
    browser.announce(nodeOlder, nodeRows())
    browser.announce(`${nodeOlder}&archival=true`, nodeRows())
    browser.announce(indexer('&before_lt=10'), { body: { transactions: [indexerRow(bytes(9, 0))] } })
    expect(await older()).toMatchObject({ transactions: [{ lt: '9' }], more: false })
  })

  test('an older page of the index’s history begins with the transaction before the last row', async () => {
    browser.announce(index('&end_lt=9'), rows(indexV3Row(third), indexV3Row(first)))
    expect(await older()).toMatchObject({ transactions: [{ lt: '9' }, { lt: '8' }] })
    expect(asked()).toEqual([index('&end_lt=9')])
  })

  test('an older page of history comes from the node when the index’s begins with another transaction', async () => {
    browser.announce(index('&end_lt=9'), rows(indexV3Row(first)))
    browser.announce(nodeOlder, nodeRows(third, first))
    expect(await older()).toMatchObject({ transactions: [{ lt: '9' }, { lt: '8' }] })
  })
})

describe('an account’s history by date', () => {
  const THEN = 1_700_000_000
  const lookup = `/api/v2/lookupBlock?workchain=-1&shard=-9223372036854775808&unixtime=${THEN}`
  const load = async () => (await import('../../../src/stores/history-date.ts')).loadHistoryUntil(ALICE, THEN, signal)

  test('a history by date comes from toncenter’s index when the node does not find the block', async () => {
    browser.announce(lookup, down)
    browser.announce(index(`&end_utime=${THEN}`), rows(indexV3Row(bytes(9))))
    expect(await load()).toMatchObject({ source: 'toncenter v3', history: { transactions: [{ lt: '9' }] } })
  })

  test('a history by date comes from toncenter’s index when tonapi is down', async () => {
    const hashes = { root_hash: `${'A'.repeat(43)}=`, file_hash: `${'B'.repeat(42)}A=` }
    const id = { workchain: -1, shard: '-9223372036854775808', seqno: 77, ...hashes }
    browser.announce(lookup, { body: { ok: true, result: id } })
    browser.announce('/api/v2/getBlockHeader?workchain=-1&shard=-9223372036854775808&seqno=77', {
      body: { ok: true, result: { id, end_lt: '9', gen_utime: THEN } },
    })
    browser.announce(indexer('&before_lt=10'), down)
    browser.announce(index(`&end_utime=${THEN}`), rows(indexV3Row(bytes(9))))
    expect(await load()).toMatchObject({ source: 'toncenter v3', history: { transactions: [{ lt: '9' }] } })
  })

  test.each([
    ['is down too', down],
    ['answers {}', { body: {} }],
  ])('a history by date fails, instead of being empty, when the index %s', async (_, answer) => {
    browser.announce(lookup, down)
    browser.announce(index(`&end_utime=${THEN}`), answer)
    await expect(load()).rejects.toMatchObject({ provider: 'toncenter' })
  })
})

test('older transactions missing from toncenter’s index and the node come from the indexer', async () => {
  const gone = { status: 500, body: { ok: false, error: 'LITE_SERVER_UNKNOWN: lt not in db', code: 500 } }
  browser.announce(index('&end_lt=9'), rows())
  for (const url of [nodeOlder, `${nodeOlder}&archival=true`]) browser.announce(url, gone)
  browser.announce(indexer('&before_lt=10'), { body: { transactions: [indexerRow(bytes(9))] } })
  expect((await older()).transactions).toMatchObject([{ lt: '9' }])
})
