import { expect, test } from 'vitest'
import { indexerRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()

/** Times of the transactions of these tests. */
const THEN = 1_700_000_000
const hashes = { root_hash: `${'A'.repeat(43)}=`, file_hash: `${'B'.repeat(42)}A=` }
const id = { workchain: -1, shard: '-9223372036854775808', seqno: 77, ...hashes }
const ok = (result: unknown) => ({ body: { ok: true, result } })
const down = { status: 500, body: { ok: false, error: 'down', code: 500 } }
const lookup = (until: number) => `/api/v2/lookupBlock?workchain=-1&shard=-9223372036854775808&unixtime=${until}`
const headerOf = (seqno: number) => `/api/v2/getBlockHeader?workchain=-1&shard=-9223372036854775808&seqno=${seqno}`
const header = headerOf(77)
const endAt = (gen_utime: number, end_lt = '9', seqno = 77) => ok({ id: { ...id, seqno }, end_lt, gen_utime })
const missing = {
  status: 500,
  body: { ok: false, error: 'LITE_SERVER_UNKNOWN: cannot find block (-1,8000000000000000): not in db', code: 500 },
}
const list = (before: string) => `/v2/blockchain/accounts/${ALICE}/transactions?limit=50&before_lt=${before}`
const index = (until: number) =>
  `/api/v3/transactions?account=${encodeURIComponent(ALICE)}&limit=50&sort=desc&end_utime=${until}`
const at = (lt: bigint, prevLt = lt - 1n) => transactionBytes({ lt, prevLt })

async function load(until: number) {
  const { loadHistoryUntil } = await import('../../../src/stores/history-date.ts')
  return loadHistoryUntil(ALICE, until, new AbortController().signal)
}
const historyAt = async (until: number) => (await load(until)).history

test('a history by date begins with the last transaction before the masterchain block of that time', async () => {
  browser.announce(lookup(THEN), ok(id))
  browser.announce(header, endAt(THEN, '9007199254740993'))
  browser.announce(list('9007199254740994'), {
    body: { transactions: [indexerRow(at(9007199254740993n)), indexerRow(at(8n))] },
  })
  const { history, source } = await load(THEN)
  expect(source).toBe('tonapi')
  expect(history.transactions.map(({ lt }) => lt)).toEqual(['9007199254740993', '8'])
  expect(history.more).toBe(true)
})

test('a history by date excludes later transactions, even of a shard that is ahead', async () => {
  browser.announce(lookup(THEN - 1), ok(id))
  browser.announce(header, endAt(THEN - 1))
  browser.announce(list('10'), { body: { transactions: [indexerRow(at(9n))] } })
  expect((await historyAt(THEN - 1)).transactions).toEqual([])
})

test('a history by date before the first block is empty', async () => {
  browser.announce(lookup(1), missing)
  browser.announce(headerOf(1), endAt(1000, '1', 1))
  expect(await historyAt(1)).toEqual({ transactions: [], known: {}, unreadable: 0, more: false })
})

test.each([
  ['has the first block', endAt(1000, '1', 1)],
  ['lacks old blocks', missing],
])('a history by date is not empty because a node that %s lacks the block of that time', async (_, first) => {
  browser.announce(lookup(THEN), missing)
  browser.announce(headerOf(1), first)
  browser.announce(index(THEN), down)
  await expect(load(THEN)).rejects.toMatchObject({ kind: 'broken' })
})

test.each([
  ['later', THEN + 61, undefined],
  ['older than the block of that time', THEN - 3600, THEN - 3599],
])('a history by date does not start at a block that is %s', async (_, time, next) => {
  browser.announce(lookup(THEN), ok(id))
  browser.announce(header, endAt(time))
  if (next) browser.announce(headerOf(78), endAt(next, '19', 78))
  browser.announce(index(THEN), down)
  await expect(load(THEN)).rejects.toMatchObject({ kind: 'another', provider: 'toncenter' })
})

test.each([
  ['had stood still for an hour', endAt(THEN + 1, '19', 78)],
  ['has made no block since', missing],
])('a history by date starts at the newest block of a network that %s', async (_, next) => {
  browser.announce(lookup(THEN), ok(id))
  browser.announce(header, endAt(THEN - 3600))
  browser.announce(headerOf(78), next)
  browser.announce('/v2/blockchain/blocks/(-1,8000000000000000,78)', { status: 404, body: { error: 'not found' } })
  browser.announce(list('10'), { body: { transactions: [indexerRow(at(9n))] } })
  expect(await historyAt(THEN)).toMatchObject({ more: true })
})

test('a history by date asks the indexer for the block’s last logical time when the node fails', async () => {
  browser.announce(lookup(THEN), ok(id))
  browser.announce(header, down)
  browser.announce(index(THEN), { status: 400, body: { error: 'down' } })
  browser.announce('/v2/blockchain/blocks/(-1,8000000000000000,77)', { body: { end_lt: 9, gen_utime: THEN } })
  browser.announce(list('10'), { body: { transactions: [indexerRow(at(9n))] } })
  expect((await historyAt(THEN)).transactions).toHaveLength(1)
})

test('a history by date reports a failure instead of an empty list', async () => {
  browser.announce(lookup(THEN), down)
  browser.announce(index(THEN), down)
  await expect(load(THEN)).rejects.toMatchObject({ kind: 'broken' })
})

test('a history by date without a readable row is no empty list: another provider is asked', async () => {
  browser.announce(lookup(THEN), ok(id))
  browser.announce(header, endAt(THEN))
  // The row's bytes do not match its hash.
  const unreadable = { ...indexerRow(at(9n)), raw: indexerRow(at(8n)).raw }
  browser.announce(list('10'), { body: { transactions: [unreadable] } })
  browser.announce(index(THEN), down)
  await expect(load(THEN)).rejects.toMatchObject({ kind: 'malformed', provider: 'tonapi' })
  expect(browser.calls.map(({ url }) => url)).toContain(index(THEN))
})
