import { describe, expect, test, vi } from 'vitest'
import { indexerRow, indexV3Row, nodeRow, receiverBytes, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { fakeCall } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const browser = browserOfEachTest()

/** Alice sends to Bob, who receives. */
const first = transactionBytes({ sendsTo: [BOB] })
const second = receiverBytes(ALICE, BOB)
const { hash } = first
type Bytes = typeof first

const traces = (by: string) => `/api/v3/traces?${by}=${hash}&include_actions=true&limit=1&sort=desc`
const BY_TX = traces('tx_hash')
const INDEXER = `/v2/traces/${hash}`
const down = { status: 400, body: { error: 'down' } }
const missing = { status: 404, body: { error: 'entity not found' } }
const none = { body: { traces: [], address_book: {}, metadata: {} } }

/** The index's answer with these rows. */
const trace = (...rows: ReturnType<typeof indexV3Row>[]) => ({
  body: {
    traces: [{ trace_id: first.hash64, transactions: Object.fromEntries(rows.map(row => [row.hash, row])) }],
    address_book: {},
    metadata: {},
  },
})
const step = (bytes: Bytes, ...children: unknown[]) => ({ transaction: indexerRow(bytes), interfaces: [], children })
const whole = trace(indexV3Row(first), indexV3Row(second))
const indexerWhole = { body: step(first, step(second)) }
const placeOf = ({ account, lt, hash }: Bytes) =>
  `/api/v2/getTransactions?address=${encodeURIComponent(account)}&limit=1&lt=${lt}&hash=${hash}`

const urls = () => browser.calls.map(({ url }) => url)

async function showTransaction() {
  const { $transaction } = await import('../../../src/stores/transaction.ts')
  const screen = look($transaction(hash))
  const state = await screen.rest()
  screen.stop()
  return state
}

async function showTrace() {
  const { $trace } = await import('../../../src/stores/trace.ts')
  const screen = look($trace(hash))
  const state = await screen.rest()
  screen.stop()
  if (state.status !== 'ready') return { state, steps: [] }
  const steps = state.value.steps.map(({ transaction, linked, hash }) => [hash, transaction !== null, linked])
  return { state, steps, known: state.value.known }
}

const all = [
  [first.hash, true, false],
  [second.hash, true, true],
]

describe('loading a transaction', () => {
  test('a transaction is taken from its trace at toncenter’s index, with its block', async () => {
    browser.announce(BY_TX, whole)
    expect(await showTransaction()).toMatchObject({
      status: 'ready',
      sources: ['toncenter v3'],
      value: { transaction: { hash, block: { workchain: 0, seqno: 7 } } },
    })
  })

  test('a transaction unknown to the index is requested of tonapi', async () => {
    browser.announce(BY_TX, none)
    browser.announce(traces('msg_hash'), none)
    browser.announce(`/v2/blockchain/transactions/${hash}`, { body: indexerRow(first) })
    expect(await showTransaction()).toMatchObject({ sources: ['tonapi'], value: { transaction: { hash } } })
  })

  test('the index’s “not found” of a transaction counts although tonapi fails', async () => {
    browser.announce(BY_TX, none)
    browser.announce(traces('msg_hash'), none)
    browser.announce(`/v2/blockchain/transactions/${hash}`, down)
    expect(await showTransaction()).toMatchObject({ status: 'failed', error: { kind: 'not-found' } })
  })

  test('tonapi’s “not found” of a transaction counts although the index fails', async () => {
    browser.announce(BY_TX, down)
    browser.announce(`/v2/blockchain/transactions/${hash}`, missing)
    expect(await showTransaction()).toMatchObject({ status: 'failed', error: { kind: 'not-found' } })
  })

  test('a transaction that cannot be rebuilt from the index is read from the node', async () => {
    browser.announce(BY_TX, trace(indexV3Row(first, 'content')))
    browser.announce(placeOf(first), { body: { ok: true, result: [nodeRow(first)] } })
    expect(await showTransaction()).toMatchObject({ value: { transaction: { hash } } })
  })
})

describe('loading a trace', () => {
  test('a trace is read from the answer that held its transaction, and named by tonapi', async () => {
    browser.announce(BY_TX, whole)
    browser.announce(INDEXER, indexerWhole)
    await showTransaction()
    const { steps, state, known } = await showTrace()
    expect(steps).toEqual(all)
    expect(known).toMatchObject({ [BOB]: { isScam: true } })
    expect(state).toMatchObject({ sources: expect.arrayContaining(['toncenter v3', 'tonapi']) })
    expect(urls()).toEqual([BY_TX, INDEXER])
  })

  test.each([
    ['tonapi', whole, down],
    ['the index', down, indexerWhole],
  ])('a trace is complete without %s', async (_, index, indexer) => {
    browser.announce(BY_TX, index)
    browser.announce(INDEXER, indexer)
    expect((await showTrace()).steps).toEqual(all)
  })

  test.each([
    ['is down', down],
    ['does not know it yet', missing],
    ['answers {}', { body: {} }],
  ])('a trace is flagged as lacking marks when tonapi %s, and tonapi is asked again', async (_, answer) => {
    browser.announce(BY_TX, whole)
    browser.announce(INDEXER, answer)
    expect((await showTrace()).state).toMatchObject({ status: 'ready', value: { isUnmarked: true } })
    browser.reload()
    browser.announce(INDEXER, indexerWhole)
    const { state, known } = await showTrace()
    expect(Object(state)).not.toHaveProperty('value.isUnmarked')
    expect(known).toMatchObject({ [BOB]: { isScam: true } })
  })

  test('a trace is not flagged as lacking marks while tonapi is awaited or without the index', async () => {
    browser.announce(BY_TX, down)
    browser.announce(INDEXER, indexerWhole)
    expect(Object((await showTrace()).state)).not.toHaveProperty('value.isUnmarked')
    browser.reload()
    localStorage.clear()
    browser.announce(BY_TX, whole)
    browser.announce(INDEXER, { ...indexerWhole, delay: 1e9 })
    const screen = look((await import('../../../src/stores/trace.ts')).$trace(hash))
    await eventually(() => expect(screen.values()).toHaveLength(1))
    expect(screen.values()[0]).not.toHaveProperty('isUnmarked')
    screen.stop()
  })

  test('a trace with a dropped step is asked for again by the next page', async () => {
    const { body } = whole
    const transactions = { ...body.traces[0]?.transactions, broken: { hash: 'broken' } }
    browser.announce(BY_TX, { body: { ...body, traces: [{ ...body.traces[0], transactions }] } })
    browser.announce(INDEXER, indexerWhole)
    expect((await showTrace()).state).toMatchObject({ value: { unreadable: 1 } })
    browser.reload()
    browser.announce(BY_TX, whole)
    browser.announce(INDEXER, indexerWhole)
    expect((await showTrace()).state).toMatchObject({ value: { unreadable: 0 } })
  })

  test('a trace step that cannot be rebuilt has its bytes from tonapi', async () => {
    browser.announce(BY_TX, trace(indexV3Row(first), indexV3Row(second, 'content')))
    browser.announce(INDEXER, indexerWhole)
    expect((await showTrace()).steps).toEqual(all)
    expect(urls()).toHaveLength(2)
  })

  test('a trace step that cannot be rebuilt has its bytes from the node when tonapi is down', async () => {
    browser.announce(BY_TX, trace(indexV3Row(first), indexV3Row(second, 'content')))
    browser.announce(INDEXER, down)
    browser.announce(placeOf(second), { body: { ok: true, result: [nodeRow(second)] } })
    expect((await showTrace()).steps).toEqual(all)
  })

  test('a trace that both providers refuse shows one error', async () => {
    browser.announce(BY_TX, down)
    browser.announce(INDEXER, down)
    expect((await showTrace()).state).toMatchObject({ status: 'failed', error: { kind: 'refused' } })
  })
})

test('the index is called for a trace again five seconds after its answer', async () => {
  browser.announce(BY_TX, whole)
  const { askIndexV3Trace } = await import('../../../src/stores/index-v3-trace.ts')
  await askIndexV3Trace(fakeCall(), hash)
  await askIndexV3Trace(fakeCall(), hash)
  expect(urls()).toEqual([BY_TX])
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 6000)
  await askIndexV3Trace(fakeCall(), hash)
  expect(urls()).toEqual([BY_TX, BY_TX])
})

describe('jettons of a trace', () => {
  const jetton = { address: CAROL, name: 'N', symbol: 'S', decimals: 9 }
  const scaled = { ...jetton, scaled_ui: { numerator: '10', denominator: '1' } }
  const named = (type: string, extra: object) => ({
    is_indexed: true,
    token_info: [{ type, valid: true, name: 'N', symbol: 'S', extra }],
  })
  const details = { asset: CAROL, sender: ALICE, receiver: BOB, amount: '7' }
  const about = { success: true, start_lt: '5', start_utime: 1_700_000_000, transactions: [first.hash64] }
  const row = indexV3Row(first)
  const indexed = (...types: string[]) => ({
    body: {
      traces: [
        {
          trace_id: first.hash64,
          transactions: { [row.hash]: row },
          actions: types.map(type => ({ ...about, type, details })),
        },
      ],
      address_book: {},
      metadata: {
        [CAROL]: named('jetton_masters', { decimals: '9' }),
        [BOB]: named('jetton_wallets', { owner: ALICE, jetton: CAROL }),
      },
    },
  })
  const parties = { sender: { address: ALICE }, recipient: { address: BOB }, senders_wallet: BOB }
  const transfer = (face: object) => ({
    type: 'JettonTransfer',
    status: 'ok',
    JettonTransfer: { ...parties, amount: '7', jetton: face },
  })
  const swapOf = (face: object) => ({
    type: 'JettonSwap',
    status: 'ok',
    JettonSwap: {
      amount_in: '7',
      amount_out: '',
      user_wallet: { address: ALICE },
      router: { address: BOB },
      jetton_master_in: face,
    },
  })
  const paid = { value_flow: [{ account: { address: ALICE }, jettons: [{ jetton, qty: '-7' }] }] }
  const event = (actions: object[], rest: object = {}) => ({
    body: { event_id: hash, timestamp: 1_700_000_000, lt: 5, in_progress: false, actions, ...rest },
  })

  type Reply = Parameters<typeof browser.announce>[1]
  async function jettonsBy(index: Reply, indexer: Reply) {
    browser.announce(BY_TX, index)
    browser.announce(`/v2/events/${hash}`, indexer)
    const screen = look((await import('../../../src/stores/trace.ts')).$traceJettons(hash))
    const state = await screen.rest()
    screen.stop()
    return state.status === 'ready' && state.value !== 'too-long' ? state.value : undefined
  }

  test('jettons of a trace have no wallet of a jetton that only tonapi knows to be scaled', async () => {
    const value = await jettonsBy(indexed('jetton_transfer'), event([transfer(scaled)]))
    expect(value).toMatchObject({ operations: [{ amount: '70' }], wallets: {} })
  })

  test.each([
    ['tonapi’s, if it states them', event([transfer(jetton)], paid), 'tonapi'],
    ['tonapi’s, also if it lists no operation', event([], paid), 'tonapi'],
    ['the index’s, if tonapi states none', event([transfer(jetton)]), 'toncenter v3'],
    ['the index’s, if tonapi is down', down, 'toncenter v3'],
    ['unknown, if tonapi states none and the jetton is scaled', event([transfer(scaled)]), undefined],
    ['unknown, if tonapi states none and a swapped jetton is scaled', event([swapOf(scaled)]), undefined],
  ])('the flows of a trace are %s', async (_, indexer, source) => {
    expect((await jettonsBy(indexed('jetton_transfer'), indexer))?.flows?.source).toBe(source)
  })

  test('flows of a trace without jettons are known once the index has listed its actions', async () => {
    expect((await jettonsBy(indexed('ton_transfer'), missing))?.flows).toEqual({ source: 'toncenter v3', rows: [] })
  })

  test('unknown flows of a trace are asked for again by the next page', async () => {
    expect((await jettonsBy(indexed('dex_deposit_liquidity', 'jetton_transfer'), down))?.flows).toBeNull()
    browser.reload()
    expect((await jettonsBy(indexed('jetton_transfer'), event([transfer(jetton)], paid)))?.flows?.source).toBe('tonapi')
  })
})
