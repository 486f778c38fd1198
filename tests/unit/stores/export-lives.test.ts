/** Exports of deleted accounts, and of histories whose newest transaction is missing in the index. */
import { expect, test } from 'vitest'
import type { Next } from '../../../src/stores/export/job-storage.ts'
import { indexerRow, nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()
const NEWEST = `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=99`
const PAST = `/v2/blockchain/accounts/${ALICE}/transactions?limit=250`
/** Time of the rows of `transactionBytes`. */
const THEN = 1_700_000_000

async function exported(start?: Next) {
  const { createExport } = await import('../../../src/stores/export/job.ts')
  const { memoryJobs } = await import('../../../src/stores/export/job-storage.ts')
  const { loadPage } = await import('../../../src/stores/export/pages.ts')
  const storage = memoryJobs()
  const job = createExport(ALICE, {
    storage: async () => storage,
    names: async () => ({ jettons: {}, find: () => undefined }),
    balances: async () => {
      throw new Error('none')
    },
    jettons: async (_call, _account, _progress, sums) => ({ sums, check: 'checked' }),
    findStart: async () => ({ next: start ?? { kind: 'newest' }, isCertain: true }),
    loadPage,
  })
  await job.start({ from: THEN - 86_400, to: start ? THEN + 86_400 : Date.now() / 1000 + 86_400 }, 'csv')
  const state = job.$state.get()
  return state.kind === 'ended' ? { ending: state.ending, rows: state.rows } : { ending: state.kind, rows: 0 }
}

const none = { body: { transactions: [] } }

/** Two transactions, newest first, of which the older one is the account's first. */
function linked() {
  const first = transactionBytes({ lt: 10n, prevLt: 0n, prevHash: '0' })
  return [transactionBytes({ lt: 20n, prevLt: 10n, prevHash: first.hash }), first] as const
}

/** Announces that node and archive lack the transaction at lt 20. */
function announceGone(hash: string) {
  const list = `${NEWEST}&lt=20&hash=${hash}`
  const gone = { status: 500, body: { ok: false, error: 'LITE_SERVER_UNKNOWN: lt not in db', code: 500 } }
  for (const more of ['', '&archival=true']) browser.announce(list + more, gone)
}

test('exports the index’s rows of a deleted account with an uncertain end, as the node lists none', async () => {
  const row = transactionBytes({ lt: 10n, prevLt: 0n })
  browser.announce(NEWEST, { body: { ok: true, result: [] } })
  browser.announce(`${NEWEST}&archival=true`, { body: { ok: true, result: [] } })
  browser.announce(PAST, { body: { transactions: [indexerRow(row)] } })
  browser.announce(`${PAST}&before_lt=10`, none)
  expect(await exported()).toEqual({ ending: 'uncertain end', rows: 1 })
})

test('exports an account without transactions as complete if node, archive and index list none', async () => {
  browser.announce(NEWEST, { body: { ok: true, result: [] } })
  browser.announce(`${NEWEST}&archival=true`, { body: { ok: true, result: [] } })
  browser.announce(PAST, none)
  expect(await exported()).toEqual({ ending: 'complete', rows: 0 })
  expect(browser.calls).toHaveLength(3)
})

test('does not take an index that does not know the account as proof of an empty history', async () => {
  browser.announce(NEWEST, { body: { ok: true, result: [] } })
  browser.announce(`${NEWEST}&archival=true`, { body: { ok: true, result: [] } })
  browser.announce(PAST, { status: 404, body: { error: 'entity not found' } })
  expect(await exported()).toEqual({ ending: 'history ends', rows: 0 })
})

test('exports a history as complete if the index has nothing below its first transaction', async () => {
  const [newest, first] = linked()
  browser.announce(NEWEST, { body: { ok: true, result: [nodeRow(newest), nodeRow(first)] } })
  browser.announce(`${PAST}&before_lt=10`, none)
  expect(await exported()).toEqual({ ending: 'complete', rows: 2 })
  expect(browser.calls).toHaveLength(2)
})

test.each([
  ['names the deletion', 'non-existing', 'deleted between'],
  ['has a gap without the transaction that deleted it', undefined, 'gap'],
] as const)('exports all rows of an account created again after its deletion, and %s', async (_, end, ending) => {
  const earlier = transactionBytes({ lt: 10n, prevLt: 0n, prevHash: '0', ...(end && { end }) })
  // A deleted account leaves the shard's dictionary, so its next transaction names none before it.
  const recreated = transactionBytes({ lt: 30n, prevLt: 0n, prevHash: '0' })
  browser.announce(NEWEST, { body: { ok: true, result: [nodeRow(recreated)] } })
  browser.announce(`${PAST}&before_lt=30`, { body: { transactions: [indexerRow(earlier)] } })
  browser.announce(`${PAST}&before_lt=10`, none)
  expect(await exported()).toEqual({ ending, rows: 2 })
})

test('an export has a gap if the index lacks the transaction that the proof names as the last', async () => {
  const [newest, older] = linked()
  announceGone(newest.hash)
  browser.announce(`${PAST}&before_lt=21`, { body: { transactions: [indexerRow(older)] } })
  browser.announce(`${PAST}&before_lt=10`, none)
  expect(await exported({ kind: 'at', cursor: { lt: '20', hash: newest.hash } })).toEqual({ ending: 'gap', rows: 1 })
})

test('an export has a gap if the index has no row at or below the proved last transaction', async () => {
  const [newest] = linked()
  announceGone(newest.hash)
  browser.announce(`${PAST}&before_lt=21`, none)
  expect(await exported({ kind: 'at', cursor: { lt: '20', hash: newest.hash } })).toEqual({ ending: 'gap', rows: 0 })
})

test('an export is complete if the index starts at the proved last transaction', async () => {
  const [newest, older] = linked()
  announceGone(newest.hash)
  browser.announce(`${PAST}&before_lt=21`, { body: { transactions: [newest, older].map(row => indexerRow(row)) } })
  browser.announce(`${PAST}&before_lt=10`, none)
  const start: Next = { kind: 'at', cursor: { lt: '20', hash: newest.hash } }
  expect(await exported(start)).toEqual({ ending: 'complete', rows: 2 })
})
