import { Address, Cell, loadMessage } from '@ton/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Wallet } from '../../../scripts/localnet/scenario/wallet.ts'
import { indexV3Row, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { BOB } from '../../support/transaction.ts'

const browser = browserOfEachTest()
const SECOND = 1000

/** A request of a wallet that pays Bob, in an emulated transaction. */
const wallet = new Wallet('tests', 'payer', 'v4r2')
const chain = { now: 1_800_000_000, head: () => ({ seqno: 1 }), account: () => ({ data: wallet.init.data }) }
const signed = wallet.sign(chain as never, [{ to: Address.parse(BOB), value: 1_500_000_000n }])
const account = wallet.address.toRawString() as `0:${string}`
const received = loadMessage(signed.beginParse())
const bytes = transactionBytes({ account, received })
const HASH = bytes.received
const row = { ...indexV3Row(bytes), emulated: true }
/** A request of the same wallet that pays Bob another amount. */
const otherSigned = wallet.sign(chain as never, [{ to: Address.parse(BOB), value: 9n }])
const other = indexV3Row(transactionBytes({ account, received: loadMessage(otherSigned.beginParse()) }))

const PENDING = `/api/v3/pendingTraces?ext_msg_hash=${HASH}`
const TRACE = (name: string) => `/api/v3/traces?${name}=${HASH}&include_actions=true&limit=1&sort=desc`
const INDEXER = `/v2/blockchain/transactions/${HASH}`
const traces = (...list: unknown[]) => ({ body: { traces: list, address_book: {}, metadata: {} } })
const traceOf = (one: object) => ({ transactions: { one }, trace_info: { trace_state: 'pending' } })
const waits = traces(traceOf(row))
const unknown = { status: 404, body: { error: 'entity not found' } }

const page = () => Object.assign(new EventTarget(), { visibilityState: 'visible' })
const modules = async () => ({
  ...(await import('../../../src/stores/transaction.ts')),
  ...(await import('../../../src/stores/pending.ts')),
})

beforeEach(async () => {
  vi.stubGlobal('document', page())
  // Loaded before the clock is the test's: no timer moves while a module is read.
  await import('../../../src/providers/bytes/read-boc.ts')
  await import('../../../src/providers/bytes/read-signed.ts')
  await import('../../../src/providers/index-v3/pending.ts')
  await import('../../../src/providers/indexer/transactions.ts')
  await import('../../../src/stores/index-v3-trace.ts')
  await modules()
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  for (const name of ['tx_hash', 'msg_hash']) browser.announce(TRACE(name), traces())
  browser.announce(INDEXER, unknown)
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND)
const countOf = (url: string) => browser.calls.filter(call => call.url === url).length

/** Page of the hash, which neither index knows as a transaction. */
async function open() {
  const { $pending, $transaction, followPending } = await modules()
  const [$message, $found] = [$pending(HASH), $transaction(HASH)]
  const stops = [$found.listen(() => {})]
  await pass(0.5)
  const over = vi.fn()
  stops.push($message.listen(() => {}))
  await pass(0.5)
  stops.push(followPending(HASH, over))
  const stop = () => {
    for (const end of stops) end()
  }
  return { $message, $found, over, stop }
}

test('a pending message shows its account and orders, read from bytes with its hash', async () => {
  browser.announce(PENDING, waits)
  const { $message, $found, stop } = await open()
  expect($found.value).toMatchObject({ status: 'failed', error: { kind: 'not-found' } })
  expect($message.value).toMatchObject({
    status: 'ready',
    sources: ['toncenter v3'],
    value: {
      isInBlock: false,
      expected: [account],
      message: {
        account,
        order: {
          text: '{amount} to {who}',
          slots: { amount: { sum: { units: '1500000000' } }, who: { address: BOB } },
        },
      },
    },
  })
  expect(Object.keys(localStorage).filter(key => key.includes('pending'))).toEqual([])
  stop()
})

test.each([
  [
    'another order under the hash',
    { ...row, in_msg: { ...row.in_msg, message_content: { body: Cell.EMPTY.toBoc().toString('base64') } } },
  ],
  [
    'another hash',
    { ...row, in_msg: { ...row.in_msg, hash: Buffer.alloc(32, 1).toString('base64'), hash_norm: null } },
  ],
  ['another account than its bytes name', { ...row, account: BOB }],
  [
    'other bytes under the normalized hash',
    { ...other, emulated: true, in_msg: { ...other.in_msg, hash_norm: Buffer.from(HASH, 'hex').toString('base64') } },
  ],
])('a pending message with %s is rejected', async (_, lie) => {
  browser.announce(PENDING, traces(traceOf(lie)))
  const { $message, stop } = await open()
  expect($message.value).toMatchObject({ status: 'failed', error: { kind: 'another' } })
  stop()
})

test('a pending message without stored bytes is shown without its orders', async () => {
  browser.announce(PENDING, traces(traceOf({ ...row, in_msg: { ...row.in_msg, message_content: null } })))
  const { $message, stop } = await open()
  expect($message.value).toMatchObject({ status: 'ready', value: { message: null } })
  stop()
})

test('a pending message is polled every 5 s, and its transaction only once it is not pending', async () => {
  browser.announce(PENDING, waits, waits, waits, traces())
  const { $message, $found, over, stop } = await open()
  const asked = countOf(INDEXER)
  await pass(12)
  expect(countOf(PENDING)).toBe(3)
  expect(countOf(INDEXER)).toBe(asked)
  await pass(6)
  // The message is no longer pending, and no index has it: known values stay, and no page says that the message is missing.
  expect($message.value).toMatchObject({ status: 'ready', value: { isInBlock: false }, error: { kind: 'not-found' } })
  expect(countOf(INDEXER)).toBe(asked + 1)
  const landed = { ...row, emulated: false }
  browser.announce(TRACE('tx_hash'), traces(traceOf(landed)))
  await pass(7)
  expect($found.value).toMatchObject({ status: 'ready', value: { transaction: { hash: bytes.hash } } })
  expect(over).not.toHaveBeenCalled()
  stop()
})

test('the transaction of a message in a block is requested at once', async () => {
  browser.announce(PENDING, waits, traces(traceOf({ ...row, emulated: false })))
  const { $message, stop } = await open()
  const asked = countOf(INDEXER)
  await pass(8)
  expect($message.value).toMatchObject({ value: { isInBlock: true, expected: [] } })
  expect(countOf(INDEXER)).toBe(asked + 1)
  stop()
})

test('an unknown hash is polled for one minute', async () => {
  browser.announce(PENDING, traces())
  const { over, stop } = await open()
  await pass(59)
  expect(over).not.toHaveBeenCalled()
  await pass(3)
  expect(over).toHaveBeenCalledTimes(1)
  const asked = browser.calls.length
  await pass(600)
  expect(browser.calls).toHaveLength(asked)
  stop()
})

test('a message that was pending is polled for five more minutes', async () => {
  browser.announce(PENDING, waits, traces())
  const { over, stop } = await open()
  await pass(299)
  expect(over).not.toHaveBeenCalled()
  await pass(5)
  expect(over).toHaveBeenCalledTimes(1)
  stop()
})

test('a message that landed while its tab was hidden is found, not given up', async () => {
  browser.announce(PENDING, waits)
  const { $found, over, stop } = await open()
  await pass(2)
  Object.assign(document, { visibilityState: 'hidden' })
  browser.announce(PENDING, traces())
  browser.announce(TRACE('tx_hash'), traces(traceOf({ ...row, emulated: false })))
  await pass(600)
  Object.assign(document, { visibilityState: 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(20)
  expect($found.value).toMatchObject({ status: 'ready', value: { transaction: { hash: bytes.hash } } })
  expect(over).not.toHaveBeenCalled()
  stop()
})

test('an unknown hash is polled for one more minute after its tab was hidden', async () => {
  browser.announce(PENDING, traces())
  const { over, stop } = await open()
  await pass(50)
  Object.assign(document, { visibilityState: 'hidden' })
  await pass(600)
  Object.assign(document, { visibilityState: 'visible' })
  await pass(55)
  expect(over).not.toHaveBeenCalled()
  await pass(15)
  expect(over).toHaveBeenCalledTimes(1)
  stop()
})

test.each([
  ['fails', { status: 503, body: { error: 'down' } }, false],
  ['no longer has it', traces(), true],
])('the page says that a message waits no longer only if the index answers: it %s', async (_, answer, isGone) => {
  browser.announce(PENDING, waits)
  const { $message, stop } = await open()
  browser.announce(PENDING, answer)
  $message.refresh()
  await pass(10)
  const { default: Unknown } = await import('../../../src/islands/transaction/Unknown.tsx')
  Object.assign($message, { init: $message.value })
  const html = renderToStaticMarkup(createElement(Unknown, { hash: HASH, onFound() {} }))
  stop()
  expect(html.includes('It waits no longer')).toBe(isGone)
})
