import { afterEach, expect, test, vi } from 'vitest'
import { ProviderError } from '../../../src/providers/http/error.ts'
import type { Next } from '../../../src/stores/export/job-storage.ts'
import { indexerRow, nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { fakeCall } from '../../support/provider.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()
afterEach(() => void vi.doUnmock('../../../src/stores/export/account-at.ts'))

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

test('the export of an account without transactions makes three calls, as the node lists none of a deleted one', async () => {
  const newest = `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=99`
  browser.announce(newest, { body: { ok: true, result: [] } })
  browser.announce(`${newest}&archival=true`, { body: { ok: true, result: [] } })
  browser.announce(`/v2/blockchain/accounts/${ALICE}/transactions?limit=250`, { body: { transactions: [] } })
  expect(await load('recent', { kind: 'newest' })).toMatchObject({ transactions: [], more: false, stage: 'index' })
  expect(browser.calls).toHaveLength(3)
})

test.each([
  ['ends a history at an empty answer of the index', { body: { transactions: [] } }, false],
  ['says that there may be more if the index does not answer', { status: 404, body: { error: 'not found' } }, true],
])('an export %s', async (_, answer, more) => {
  browser.announce(list('&archival=true'), { body: { ok: true, result: [] } })
  browser.announce(indexed('20'), answer)
  expect(await load('archive')).toMatchObject({ transactions: [], more })
})

test('an export counts the node’s unreadable rows if no other source has rows', async () => {
  const damaged = { ...nodeRow(row), data: 'AAAA' }
  browser.announce(list(), { body: { ok: true, result: [damaged] } })
  browser.announce(list('&archival=true'), { body: { ok: true, result: [damaged] } })
  browser.announce(indexed('20'), { body: { transactions: [] } })
  expect(await load('recent')).toMatchObject({ transactions: [], unreadable: 1 })
})

test('an export reports other failures without asking another provider', async () => {
  browser.announce(list(), { status: 403, body: { ok: false, error: 'forbidden', code: 403 } })
  await expect(load('recent')).rejects.toThrow()
})

const [ROOT, FILE] = [`${'A'.repeat(43)}=`, `${'B'.repeat(42)}A=`]
const THEN = 1_700_000_000
type Proved = { lastLt: string; lastHash: string } | null | undefined

/** Finds the start of a range in the past, given the account's proved state and the index's newest row by then. */
async function start(proved: Proved, indexedRow?: ReturnType<typeof indexerRow>) {
  const id = { workchain: -1, shard: '-9223372036854775808', seqno: 77, root_hash: ROOT, file_hash: FILE }
  browser.announce(`/api/v2/lookupBlock?workchain=-1&shard=-9223372036854775808&unixtime=${THEN + 60}`, {
    body: { ok: true, result: id },
  })
  browser.announce('/api/v2/getBlockHeader?workchain=-1&shard=-9223372036854775808&seqno=77', {
    body: { ok: true, result: { id, end_lt: '30', gen_utime: THEN + 60 } },
  })
  browser.announce(indexed('31', 1), { body: { transactions: indexedRow ? [indexedRow] : [] } })
  vi.doMock('../../../src/stores/export/account-at.ts', () => ({
    async provedAt() {
      if (proved === undefined) throw new ProviderError('broken', 'tonapi', 'status 500')
      return proved
    },
  }))
  const { findStart } = await import('../../../src/stores/export/pages.ts')
  return findStart(fakeCall(), ALICE, THEN)
}

const at = (lt: string, hash: string) => ({ kind: 'at', cursor: { lt, hash } })

test('an export starts at the last transaction of the proved state one minute after its range, as shards may lag', async () => {
  const proved = { lastLt: '25', lastHash: HASH }
  expect(await start(proved, indexerRow(row))).toEqual({ next: at('25', HASH), isCertain: true })
})

test('an export located by an index alone, which may lag, has an uncertain end', async () => {
  expect(await start(undefined, indexerRow(row))).toEqual({ next: at('10', row.hash), isCertain: false })
  expect(await start(undefined)).toEqual({ next: null, isCertain: false })
})

test('the export of an account deleted by the end of its range starts where an index locates it', async () => {
  expect(await start(null, indexerRow(row))).toEqual({ next: at('10', row.hash), isCertain: false })
})

test.each<[string, Proved]>([
  ['did not exist', null],
  ['never had a transaction', { lastLt: '0', lastHash: '0'.repeat(64) }],
])('an export is certainly empty if its account %s', async (_, proved) => {
  expect(await start(proved)).toEqual({ next: null, isCertain: true })
})

test('an export that ends before the network’s first block is certainly empty', async () => {
  const [shard, none] = ['workchain=-1&shard=-9223372036854775808', { ok: false, error: 'block not found', code: 404 }]
  browser.announce(`/api/v2/lookupBlock?${shard}&unixtime=${THEN + 60}`, { status: 404, body: none })
  const id = { workchain: -1, shard: '-9223372036854775808', seqno: 1, root_hash: ROOT, file_hash: FILE }
  browser.announce(`/api/v2/getBlockHeader?${shard}&seqno=1`, {
    body: { ok: true, result: { id, end_lt: '30', gen_utime: THEN + 90 } },
  })
  const { findStart } = await import('../../../src/stores/export/pages.ts')
  expect(await findStart(fakeCall(), ALICE, THEN)).toEqual({ next: null, isCertain: true })
})

test('an export up to now starts at the node’s newest transaction', async () => {
  const { findStart } = await import('../../../src/stores/export/pages.ts')
  expect(await findStart(fakeCall(), ALICE, Date.now() / 1000)).toEqual({ next: { kind: 'newest' }, isCertain: true })
})
