import { expect, test } from 'vitest'
import { indexV3Row, nodeRow, receiverBytes, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { fakeCall } from '../../support/provider.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

const browser = browserOfEachTest()

/** Alice sends to Bob, who receives; and a transaction of another trace. */
const first = transactionBytes({ sendsTo: [BOB] })
const second = receiverBytes(ALICE, BOB)
const stranger = transactionBytes({ lt: 30n })
type Bytes = typeof first

const pathOf = ({ hash }: Bytes) => `/api/v3/traces?tx_hash=${hash}&include_actions=true&limit=1&sort=desc`
const traceOf = (...rows: ReturnType<typeof indexV3Row>[]) => ({
  body: {
    traces: [{ trace_id: first.hash64, transactions: Object.fromEntries(rows.map(row => [row.hash, row])) }],
    address_book: {},
    metadata: {},
  },
})
const both = traceOf(indexV3Row(first), indexV3Row(second))
const load = () => import('../../../src/stores/index-v3-trace.ts')
const urls = () => browser.calls.map(({ url }) => url)
const hashesOf = ({ trace }: { trace: { steps: { hash: string }[] } }) => trace.steps.map(({ hash }) => hash)

test('the index’s trace is shared by all its transactions, and not with one of another trace', async () => {
  const { askIndexV3Trace } = await load()
  browser.announce(pathOf(first), both)
  browser.announce(pathOf(stranger), traceOf(indexV3Row(stranger)))
  expect(hashesOf(await askIndexV3Trace(fakeCall(), first.hash))).toEqual([first.hash, second.hash])
  expect(hashesOf(await askIndexV3Trace(fakeCall(), second.hash))).toEqual([first.hash, second.hash])
  expect(hashesOf(await askIndexV3Trace(fakeCall(), stranger.hash))).toEqual([stranger.hash])
  expect(urls()).toEqual([pathOf(first), pathOf(stranger)])
})

test('a load of a trace continues when the load that sent the shared request is aborted', async () => {
  const { askIndexV3Trace } = await load()
  browser.announce(pathOf(first), { ...both, delay: 1e9 }, both)
  const left = new AbortController()
  const aborted = askIndexV3Trace(fakeCall(left.signal), first.hash)
  const other = askIndexV3Trace(fakeCall(), first.hash)
  await eventually(() => expect(urls()).toHaveLength(1))
  left.abort()
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
  expect(hashesOf(await other)).toEqual([first.hash, second.hash])
  expect(urls()).toEqual([pathOf(first), pathOf(first)])
})

test('a transaction that its trace cannot prove is read from the node, and no other step of the trace', async () => {
  const { findInTrace } = await load()
  browser.announce(pathOf(first), traceOf(indexV3Row(second, 'content'), indexV3Row(first, 'content')))
  for (const bytes of [first, second]) {
    const { account, lt, hash } = bytes
    const place = `/api/v2/getTransactions?address=${encodeURIComponent(account)}&limit=1&lt=${lt}&hash=${hash}`
    browser.announce(place, { body: { ok: true, result: [nodeRow(bytes)] } })
  }
  expect(await findInTrace(fakeCall(), first.hash)).toMatchObject({ transaction: { hash: first.hash, account: ALICE } })
  expect(urls()).toHaveLength(2)
})
