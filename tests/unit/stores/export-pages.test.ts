import { expect, test } from 'vitest'
import type { Next } from '../../../src/stores/export/job-storage.ts'
import { indexerRow, nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { fakeCall } from '../../support/provider.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const HASH = '1'.repeat(64)
const next = { kind: 'before', cursor: { lt: '20', hash: HASH } } as const
const list = (more = '') =>
  `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=100&lt=20&hash=${HASH}${more}`
const indexed = (before: string, limit = 250) =>
  `/v2/blockchain/accounts/${ALICE}/transactions?limit=${limit}&before_lt=${before}`
const gone = {
  status: 500,
  body: {
    ok: false,
    error: 'LITE_SERVER_UNKNOWN: lt not in db',
    code: 500,
  },
}
const row = transactionBytes({ lt: 10n })

const load = async (stage: 'recent' | 'archive' | 'index', from: Next = next) =>
  (await import('../../../src/stores/export/pages.ts')).loadPage(fakeCall(), ALICE, from, stage)

test('a page of an export requests 99 rows of the node after the last one', async () => {
  browser.announce(list(), { body: { ok: true, result: [nodeRow(row)] } })
  expect(await load('recent')).toMatchObject({ stage: 'recent', more: true, transactions: [{ lt: '10' }] })
})

test('a page of an export is requested of the archive, then of the indexer, when earlier sources lack it', async () => {
  browser.announce(list(), gone)
  browser.announce(list('&archival=true'), gone)
  browser.announce(indexed('20'), { body: { transactions: [indexerRow(row)] } })
  expect(await load('recent')).toMatchObject({ stage: 'index', transactions: [{ lt: '10' }] })
})

test('an export requests its next page only of the source that had the earlier rows', async () => {
  browser.announce(indexed('20'), { body: { transactions: [indexerRow(row)] } })
  await load('index')
  expect(browser.calls).toHaveLength(1)
})

test('an export’s known transaction is requested of the indexer by the next logical time', async () => {
  browser.announce(indexed('21'), { body: { transactions: [indexerRow(row)] } })
  await load('index', { kind: 'at', cursor: { lt: '20', hash: HASH } })
  expect(browser.calls).toHaveLength(1)
})

test('the export of an account without transactions makes one call', async () => {
  const newest = `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=99`
  browser.announce(newest, { body: { ok: true, result: [] } })
  expect(await load('recent', { kind: 'newest' })).toMatchObject({ transactions: [], more: false, stage: 'recent' })
})

test('an export says that there may be more when all sources have no rows', async () => {
  browser.announce(list('&archival=true'), { body: { ok: true, result: [] } })
  browser.announce(indexed('20'), { body: { transactions: [] } })
  expect(await load('archive')).toMatchObject({ transactions: [], more: true })
})

test('an export reports other failures without asking another provider', async () => {
  browser.announce(list(), { status: 403, body: { ok: false, error: 'forbidden', code: 403 } })
  await expect(load('recent')).rejects.toThrow()
})

test('the search for an export’s start looks one minute after the range, as shards may lag', async () => {
  const then = 1_700_000_000
  const hashes = { root_hash: `${'A'.repeat(43)}=`, file_hash: `${'B'.repeat(42)}A=` }
  const id = { workchain: -1, shard: '-9223372036854775808', seqno: 77, ...hashes }
  browser.announce(`/api/v2/lookupBlock?workchain=-1&shard=-9223372036854775808&unixtime=${then + 60}`, {
    body: { ok: true, result: id },
  })
  browser.announce('/api/v2/getBlockHeader?workchain=-1&shard=-9223372036854775808&seqno=77', {
    body: { ok: true, result: { id, end_lt: '30', gen_utime: then + 60 } },
  })
  browser.announce(indexed('31', 1), { body: { transactions: [indexerRow(row)] } })
  const { findStart } = await import('../../../src/stores/export/pages.ts')
  expect(await findStart(fakeCall(), ALICE, then)).toEqual({ kind: 'at', cursor: { lt: '10', hash: row.hash } })
  expect(await findStart(fakeCall(), ALICE, Date.now() / 1000)).toEqual({ kind: 'newest' })
})
