import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ChainTransaction, Network } from '../../scripts/localnet/chain/types.ts'
import type { ReplayState } from '../../src/domain/replay/replay.ts'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import { readBoc } from '../../src/ton/boc.ts'
import type { Emulator } from '../../src/ton/replay/emulator.ts'
import type { EmulatorNews, EmulatorOrder } from '../../src/ton/replay/orders.ts'
import { forecast, replay } from '../../src/ton/replay/replay.ts'
import { readTransaction } from '../../src/ton/transaction.ts'
import { openFixed } from '../localnet/support/history.ts'
import { rawOf } from '../support/address.ts'
import { openEmulator } from '../support/emulator.ts'
import { until } from '../support/eventually.ts'
import { fakeCall } from '../support/provider.ts'
import { type Served, serve } from './support/served-apis.ts'

let emulator: Emulator
let network: Network
let served: Served
/** Changes of the answers to a path. */
let lies: Record<string, (body: string) => string>
/** Requested paths, without their queries. */
let asked: string[]
/** Requested URLs. */
let queries: URL[]
/** Length of the longest requested URL. */
let longest: number
/** Work of the worker: the emulator's, unless a test has another. */
let work: (order: EmulatorOrder) => EmulatorNews[]

/** The worker of a page, which does its work at once. */
class InstantWorker {
  onmessage?: (event: { data: EmulatorNews }) => void
  postMessage(order: EmulatorOrder) {
    queueMicrotask(() => {
      for (const data of work(order)) this.onmessage?.({ data: structuredClone(data) })
    })
  }
  terminate() {}
}

const run = (order: EmulatorOrder): EmulatorNews[] => {
  if (order.kind === 'method') throw new Error('another order')
  const result: EmulatorNews =
    order.kind === 'replay'
      ? { kind: 'replay', replayed: replay(emulator, order.job) }
      : { kind: 'forecast', forecast: forecast(emulator, order.job) }
  return [{ kind: 'download', part: 1 }, { kind: 'running' }, result]
}

beforeAll(async () => {
  emulator = await openEmulator()
  network = await openFixed('standard')
  served = await serve(network)
  const ask = globalThis.fetch
  const locks = { request: async (_: string, __: object, grant: (lock: object) => Promise<unknown>) => grant({}) }
  vi.stubGlobal('location', { href: 'http://site.test/' })
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('Worker', InstantWorker)
  vi.stubEnv('PUBLIC_NODE_API_URL', `${served.origin}/api/v2`)
  vi.stubEnv('PUBLIC_NODE_API_V3_URL', `${served.origin}/api/v3`)
  vi.stubEnv('PUBLIC_INDEXER_API_URL', `${served.origin}/v2`)
  vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
  vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const answer = await ask(input, init)
    const url = new URL(input)
    const { pathname } = url
    asked.push(pathname)
    queries.push(url)
    longest = Math.max(longest, input.length)
    const body = await answer.text()
    return new Response(lies[pathname]?.(body) ?? body, { status: answer.status })
  })
}, 60_000)

beforeEach(() => {
  asked = []
  queries = []
  longest = 0
  lies = {}
  work = run
})

afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await served.close()
  network.close()
})

const newest = (fits: (record: ChainTransaction) => boolean): ChainTransaction => {
  const blocks = [...network.chain.blocks(0), ...network.chain.blocks(-1)].filter(({ seqno }) => seqno > 1).reverse()
  const found = blocks.flatMap(({ transactions }) => transactions).find(fits)
  if (!found) throw new Error('no such transaction')
  return found
}

/** A transaction as a screen has it. */
async function shown(record: ChainTransaction): Promise<Transaction> {
  const { getIndexedTransaction } = await import('../../src/providers/indexer/transactions.ts')
  return (await getIndexedTransaction(fakeCall(), record.hash.toString('hex'))).transaction
}

/** Every state of a replay, to its end. */
async function statesOf(transaction: Transaction): Promise<ReplayState[]> {
  const { $replay } = await import('../../src/stores/replay/replay.ts')
  vi.resetModules()
  const states: ReplayState[] = []
  const store = $replay(transaction)
  const ended = new Promise<void>(resolve => {
    store.listen(state => {
      states.push(structuredClone(state))
      if (!/^(?:asking|fetching|running)$/.test(state.status)) resolve()
    })
  })
  store.start()
  await ended
  return states
}

const endOf = async (transaction: Transaction) => (await statesOf(transaction)).at(-1)!

const isFailed = ({ transaction: { description } }: ChainTransaction) =>
  description.type === 'generic' &&
  description.computePhase.type === 'vm' &&
  description.computePhase.exitCode > 1 &&
  description.computePhase.vmSteps > 5

const samples: [string, (record: ChainTransaction) => boolean][] = [
  ['a failed transaction', isFailed],
  ['a tick transaction', ({ transaction: { description: d } }) => d.type === 'tick-tock' && !d.isTock],
  ['a tock transaction', ({ transaction: { description: d } }) => d.type === 'tick-tock' && d.isTock],
  ['a signed request', ({ transaction: { inMessage } }) => inMessage?.info.type === 'external-in'],
  [
    'a transaction without code',
    ({ transaction: { description: d } }) => d.type === 'generic' && d.computePhase.type === 'skipped',
  ],
  [
    'a second transaction of one account in a block',
    ({ block, account, lt }) =>
      network.chain
        .block(block.workchain, block.seqno, block.shard)!
        .transactions.some(one => one.account.equals(account) && one.lt < lt),
  ],
]

test.each(samples)('the replay of %s has the same hash', async (_, fits) => {
  const end = await endOf(await shown(newest(fits)))
  expect(end.status === 'equal' || end).toBe(true)
})

test('a replay requests the block, the state, the history and the configuration, and nothing else', async () => {
  const transaction = await shown(newest(isFailed))
  asked = []
  const states = await statesOf(transaction)
  expect(asked).toEqual([
    '/api/v3/blocks',
    '/api/v2/getShardAccountCell',
    '/api/v2/getTransactions',
    '/api/v2/getConfigAll',
  ])
  const seen = states.map(state => (state.status === 'asking' ? state.input : state.status))
  expect([...new Set(seen)]).toEqual(['block', 'state', 'history', 'configuration', 'fetching', 'running', 'equal'])
})

/** Random seeds of a replay's orders. Seeds of most transactions leave no trace in their hashes. */
function watchSeeds(): string[] {
  const seeds: string[] = []
  work = order => {
    if (order.kind === 'replay') seeds.push(...order.job.transactions.map(({ randomSeed }) => randomSeed))
    return run(order)
  }
  return seeds
}

const indexedBlock = ({ block: { workchain, shard, seqno } }: ChainTransaction) =>
  `/v2/blockchain/blocks/(${workchain},${shard},${seqno})`

const seedOf = ({ block: { workchain, seqno, shard } }: ChainTransaction) =>
  network.chain.block(workchain, seqno, shard)!.randSeed.toString('hex')

test('a replay takes the random seed of the block from the index, without a call to tonapi', async () => {
  const failed = newest(isFailed)
  const transaction = await shown(failed)
  const seeds = watchSeeds()
  asked = []
  expect(await endOf(transaction)).toMatchObject({ status: 'equal' })
  expect([...new Set(seeds)]).toEqual([seedOf(failed)])
  expect(asked).not.toContain(indexedBlock(failed))
})

test('a replay takes the random seed from tonapi when the index does not answer', async () => {
  lies['/api/v3/blocks'] = () => '{"blocks":[]}'
  const failed = newest(isFailed)
  const seed = 'ab'.repeat(32)
  lies[indexedBlock(failed)] = body => body.replace(/"rand_seed":"[0-9a-f]+"/, `"rand_seed":"${seed}"`)
  const seeds = watchSeeds()
  expect(await endOf(await shown(failed))).toMatchObject({ status: 'equal' })
  expect([...new Set(seeds)]).toEqual([seed])
})

test('a replay refuses the false random seed of another block and takes the seed from tonapi', async () => {
  const failed = newest(isFailed)
  const transaction = await shown(failed)
  lies['/api/v3/blocks'] = body => {
    const { blocks } = JSON.parse(body)
    const rand_seed = Buffer.alloc(32, 0xab).toString('base64')
    return JSON.stringify({ blocks: [{ ...blocks[0], seqno: blocks[0].seqno - 1, rand_seed }] })
  }
  const seeds = watchSeeds()
  expect(await endOf(transaction)).toMatchObject({ status: 'equal' })
  expect([...new Set(seeds)]).toEqual([seedOf(failed)])
})

const replaced = (body: string, bytes: string) => body.replace(/"bytes":"[^"]+"/, `"bytes":"${bytes}"`)

test('a replay refuses the state of another account before the emulator runs', async () => {
  const other = newest(({ transaction: { inMessage } }) => inMessage?.info.type === 'external-in')
  const answer = await fetch(`${served.origin}/api/v2/getShardAccountCell?address=${other.account.toRawString()}`)
  const { result } = await answer.json()
  lies['/api/v2/getShardAccountCell'] = body => replaced(body, result.bytes)
  work = () => {
    throw new Error('the emulator was asked')
  }
  expect(await endOf(await shown(newest(isFailed)))).toMatchObject({ status: 'unavailable', why: 'other-state' })
})

test.each([
  ['that is no bag of cells', 'AAAA'],
  ['that is another cell', 'te6ccgEBAQEAAgAAAA=='],
])('a replay refuses a state %s', async (_, bytes) => {
  lies['/api/v2/getShardAccountCell'] = body => replaced(body, bytes)
  expect(await endOf(await shown(newest(isFailed)))).toMatchObject({ status: 'unavailable', why: 'other-state' })
})

test('a replay refuses more transactions than it requested of the node', async () => {
  const counts = new Map<string, ChainTransaction[]>()
  for (const { transactions } of network.chain.blocks(0))
    for (const one of transactions) {
      const address = one.account.toRawString()
      counts.set(address, [...(counts.get(address) ?? []), one])
    }
  const busiest = [...counts.values()]
    .toSorted((a, b) => b.length - a.length)[0]!
    .toSorted((a, b) => Number(a.lt - b.lt))
  const commit = (place: number) => busiest[place]!.block.commitSeqno
  const start = busiest.findIndex((_, place) => place > 0 && commit(place - 1) < commit(place))
  const [first, last] = [busiest[start]!, busiest[start + 28]!]
  const query = `address=${last.account.toRawString()}&lt=${last.lt}&hash=${last.hash.toString('hex')}&limit=30&to_lt=${busiest[start - 1]!.lt}`
  const long = await (await fetch(`${served.origin}/api/v2/getTransactions?${query}`)).text()
  lies['/api/v2/getTransactions'] = () => long
  lies['/api/v3/blocks'] = body =>
    body.replace(/("masterchain_block_ref":\{[^}]*"seqno":)\d+/, `$1${first.block.commitSeqno}`)
  const transaction = await shown(last)
  asked = []
  expect(await endOf(transaction)).toEqual({ status: 'unavailable', why: 'other-state' })
  expect(asked.length).toBeLessThan(6)
})

test('a transaction is too old to replay when the node no longer has the state before it', async () => {
  lies['/api/v2/getShardAccountCell'] = () => '{"ok":false,"error":"LITE_SERVER_NOTREADY: state not in db","code":500}'
  expect(await endOf(await shown(newest(isFailed)))).toEqual({ status: 'unavailable', why: 'old-state' })
})

test('a replay refuses a forged earlier transaction before the emulator runs', async () => {
  const transaction = await shown(newest(isFailed))
  const { Cell, beginCell } = await import('@ton/core')
  lies['/api/v2/getTransactions'] = body =>
    body.replace(/"data":"([^"]+)"/, (_, data) => {
      const from = Cell.fromBase64(data).beginParse()
      // The time follows the tag, the account, the lt and the transaction before.
      const to = beginCell().storeBits(from.loadBits(4 + 256 + 64 + 256 + 64))
      const forged = to.storeUint(from.loadUint(32) + 1, 32).storeSlice(from)
      return `"data":"${forged.endCell().toBoc().toString('base64')}"`
    })
  work = () => {
    throw new Error('the emulator was asked')
  }
  expect(await endOf(transaction)).toEqual({ status: 'unavailable', why: 'other-state' })
})

test('a history without the first transaction after the state is refused as another state', async () => {
  const [, isSecond] = samples.find(([name]) => name.startsWith('a second transaction'))!
  const transaction = await shown(newest(isSecond))
  let rows = 0
  lies['/api/v2/getTransactions'] = body => {
    const answer = JSON.parse(body)
    rows = answer.result.length
    return JSON.stringify({ ...answer, result: answer.result.slice(0, -1) })
  }
  expect(await endOf(transaction)).toEqual({ status: 'unavailable', why: 'other-state' })
  expect(rows).toBeGreaterThan(1)
})

test('a replay uses the configuration of the masterchain block of its state', async () => {
  const failed = newest(isFailed)
  const transaction = await shown(failed)
  queries = []
  await endOf(transaction)
  const seqnoOf = (path: string) => queries.find(({ pathname }) => pathname === path)?.searchParams.get('seqno')
  const before = String(failed.block.commitSeqno - 1)
  expect([seqnoOf('/api/v2/getShardAccountCell'), seqnoOf('/api/v2/getConfigAll')]).toEqual([before, before])
})

test('a replay notes the check that threw for the headline, unless the exit code differs', async () => {
  const transaction = await shown(newest(isFailed))
  const { compute, hash } = transaction
  if (compute?.skipped !== null) throw new Error('no run')
  /** Failures noted after the replay of a transaction. */
  async function notedAfter(one: Transaction) {
    const { $replay } = await import('../../src/stores/replay/replay.ts')
    const { $failures } = await import('../../src/stores/replay/failures.ts')
    vi.resetModules()
    const store = $replay(one)
    store.start()
    await until(() => store.get().status === 'equal')
    return $failures.get()
  }
  expect(await notedAfter(transaction)).toEqual({ [hash]: expect.stringMatching(/threw/) })
  expect(await notedAfter({ ...transaction, compute: { ...compute, exitCode: compute.exitCode + 1 } })).toEqual({})
})

test('a transaction of the first masterchain block is too old to replay, without a call to the node', async () => {
  const transaction = await shown(newest(isFailed))
  asked = []
  lies['/api/v3/blocks'] = body => body.replace(/("masterchain_block_ref":\{[^}]*"seqno":)\d+/, '$11')
  expect(await endOf(transaction)).toEqual({ status: 'unavailable', why: 'old-state' })
  expect(asked).toEqual(['/api/v3/blocks'])
})

test('a replay with a false configuration is different, with other fees', async () => {
  const signed = newest(({ transaction: { inMessage } }) => inMessage?.info.type === 'external-in')
  const { config } = JSON.parse(await (await fetch(`${served.origin}/api/v2/getConfigAll?seqno=2`)).text()).result
  const { Cell, Dictionary, beginCell } = await import('@ton/core')
  const parameters = Cell.fromBase64(config.bytes)
    .beginParse()
    .loadDictDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell())
  // Gas prices of both chains, exchanged.
  const [masterchain, basechain] = [parameters.get(20)!, parameters.get(21)!]
  parameters.set(20, basechain).set(21, masterchain)
  const forged = beginCell().storeDictDirect(parameters).endCell().toBoc().toString('base64')
  lies['/api/v2/getConfigAll'] = body => replaced(body, forged)
  const end = await endOf(await shown(signed))
  expect(end).toMatchObject({ status: 'different', isEarlier: false })
  const { differencesOf } = await import('../../src/domain/replay/differences.ts')
  const fields = end.status === 'different' ? differencesOf(await shown(signed), end.transaction) : null
  expect(fields?.map(({ field }) => field)).toContain('totalFees')
})

test('a replay fails when the index returns another block and tonapi an empty one', async () => {
  const failed = newest(isFailed)
  const transaction = await shown(failed)
  lies['/api/v3/blocks'] = body => body.replace(/"seqno":\d+/, '"seqno":7')
  lies[indexedBlock(failed)] = () => '{}'
  expect(await endOf(transaction)).toMatchObject({ status: 'failed' })
})

test.each(['download', 'engine'] as const)('a replay reports why it has no result: %s', async fault => {
  work = () => [{ kind: 'failed', fault, detail: 'none' }]
  expect(await endOf(await shown(newest(isFailed)))).toEqual({ status: 'broken', fault })
})

test('a replay ends at once on cancel and starts again on the next start', async () => {
  const { $replay } = await import('../../src/stores/replay/replay.ts')
  const store = $replay(await shown(newest(isFailed)))
  const kept = work
  work = () => []
  store.start()
  await until(() => store.get().status === 'fetching')
  store.stop()
  expect(store.get()).toEqual({ status: 'idle' })
  work = kept
  store.start()
  await until(() => store.get().status === 'equal')
})

test('a replay gives up on an emulator that is silent for a minute', async () => {
  const { $replay } = await import('../../src/stores/replay/replay.ts')
  vi.resetModules()
  const store = $replay(await shown(newest(isFailed)))
  work = () => [{ kind: 'download', part: 0.5 }]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  store.start()
  await until(() => {
    const state = store.get()
    return state.status === 'fetching' && state.part === 0.5
  })
  await vi.advanceTimersByTimeAsync(50_000)
  expect(store.get().status).toBe('fetching')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(store.get()).toEqual({ status: 'broken', fault: 'download' })
  vi.useRealTimers()
})

test('a replay stops a run of more than a minute', async () => {
  const { $replay } = await import('../../src/stores/replay/replay.ts')
  vi.resetModules()
  const store = $replay(await shown(newest(isFailed)))
  work = () => [{ kind: 'running' }]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  store.start()
  await until(() => store.get().status === 'running')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(store.get()).toEqual({ status: 'broken', fault: 'time' })
  vi.useRealTimers()
})

/** News of a worker that ends early: the steps are known, their stacks are not. */
function newsWithoutStacks(order: EmulatorOrder): EmulatorNews[] {
  if (order.kind !== 'replay') throw new Error('another order')
  const news: EmulatorNews[] = [{ kind: 'running' }]
  replay(emulator, order.job, replayed => news.push({ kind: 'made', result: { kind: 'replay', replayed } }))
  return news
}

const hasStepsWithoutStacks = (state: ReplayState) =>
  state.status === 'equal' && state.result.steps.length > 0 && state.result.steps.every(({ stack }) => stack === null)

test('a replay keeps its steps when the emulator fails while it writes stacks', async () => {
  work = order => [...newsWithoutStacks(order), { kind: 'failed', fault: 'engine', detail: 'no memory' }]
  expect(hasStepsWithoutStacks(await endOf(await shown(newest(isFailed))))).toBe(true)
})

test('a replay stops an emulator that takes 15 s for stacks and keeps its steps', async () => {
  const { $replay } = await import('../../src/stores/replay/replay.ts')
  vi.resetModules()
  const store = $replay(await shown(newest(isFailed)))
  work = newsWithoutStacks
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  store.start()
  await until(() => store.get().status === 'running')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(hasStepsWithoutStacks(store.get())).toBe(true)
  vi.useRealTimers()
})

/** End of a forecast for the message that a transaction received. */
async function forecastOf(record: ChainTransaction) {
  const { createForecast } = await import('../../src/stores/replay/forecast.ts')
  vi.resetModules()
  const message = readBoc(new Uint8Array(record.cell.refs[0]!.refs[0]!.toBoc()))
  const store = createForecast(rawOf(record.account), message)
  store.start()
  await until(() => !/^(?:idle|asking|fetching|running)$/.test(store.get().status))
  return store.get()
}

test('a forecast emulates a message on the account’s current state', async () => {
  const received = newest(
    ({ transaction: { inMessage, description: d } }) =>
      inMessage?.info.type === 'internal' && d.type === 'generic' && d.computePhase.type === 'vm' && !d.aborted,
  )
  asked = []
  const end = await forecastOf(received)
  const blocks = ['/api/v2/getMasterchainInfo', '/api/v2/getBlockHeader']
  expect(asked).toEqual([...blocks, '/api/v2/getShardAccountCell', '/api/v2/getConfigAll'])
  expect(end).toMatchObject({ status: 'made', seqno: network.chain.head(-1).seqno })
  if (end.status !== 'made') return
  const made = readTransaction(readBoc(new Uint8Array(Buffer.from(end.transaction, 'base64'))), 0)
  // Time of the newest block, not of the device
  expect(made.utime).toBe(network.chain.head(-1).genUtime)
  expect(made.account.split(':')[1]).toBe(received.account.hash.toString('hex'))
  expect(end.steps.length).toBeGreaterThan(0)
})

test('a forecast of an already used signed request is refused', async () => {
  const signed = newest(({ transaction: { inMessage } }) => inMessage?.info.type === 'external-in')
  expect(await forecastOf(signed)).toMatchObject({ status: 'refused' })
})

/** A message to an account, with libraries in its code and its body. */
async function messageWith(libraries: number) {
  const { Address, beginCell, storeMessage } = await import('@ton/core')
  const named = (place: number) => beginCell().storeUint(2, 8).storeUint(place, 256).endCell({ exotic: true })
  let body = beginCell().endCell()
  // Three in a cell: the emulator takes no message of a depth of 500.
  for (let place = 1; place < libraries; place += 3) {
    const three = [place, place + 1, place + 2].map(named)
    body = three.reduce((to, one) => to.storeRef(one), beginCell().storeRef(body)).endCell()
  }
  const address = new Address(0, Buffer.alloc(32, 5))
  const info = { type: 'external-in' as const, src: null, dest: address, importFee: 0n }
  const message = { info, init: { code: named(0), data: beginCell().endCell() }, body }
  const cell = beginCell()
    .store(storeMessage(message, { forceRef: true }))
    .endCell()
  return { account: rawOf(address), cell: readBoc(new Uint8Array(cell.toBoc())) }
}

test.each([
  [1, 1],
  [16, 16],
  [19, 16],
  [400, 16],
])(
  'a forecast of code with %i libraries requests %i of them in one URL below 2,000 characters',
  async (count, wanted) => {
    const { createForecast } = await import('../../src/stores/replay/forecast.ts')
    vi.resetModules()
    const { account, cell } = await messageWith(count)
    const store = createForecast(account, cell)
    store.start()
    await until(() => !/^(?:idle|asking|fetching|running)$/.test(store.get().status))
    const requests = queries.filter(({ pathname }) => pathname === '/api/v2/getLibraries')
    expect(requests.map(({ searchParams }) => new Set(searchParams.getAll('libraries')).size)).toEqual([wanted])
    expect(longest).toBeLessThan(2_000)
    expect(store.get()).toMatchObject({ shortfalls: [{ kind: 'library' }] })
  },
)

test.each([
  ['all of its libraries', [], []],
  ['some of its libraries', ['ee'.repeat(32)], [{ kind: 'library' }]],
] as const)('a forecast reports missing libraries when the node has %s', async (_, unknown, shortfalls) => {
  const { Address, beginCell, storeMessage } = await import('@ton/core')
  const { createForecast } = await import('../../src/stores/replay/forecast.ts')
  vi.resetModules()
  const [known] = [...network.chain.accounts()].flatMap(({ code }) => code ?? [])
  const library = (hash: string) =>
    beginCell().storeUint(2, 8).storeBuffer(Buffer.from(hash, 'hex')).endCell({ exotic: true })
  const body = unknown.reduce((to, hash) => to.storeRef(library(hash)), beginCell()).endCell()
  const info = { type: 'external-in' as const, src: null, dest: new Address(0, Buffer.alloc(32, 5)), importFee: 0n }
  const init = { code: library(known!.hash().toString('hex')), data: beginCell().endCell() }
  const cell = beginCell()
    .store(storeMessage({ info, init, body }, { forceRef: true }))
    .endCell()
  const store = createForecast(rawOf(info.dest), readBoc(new Uint8Array(cell.toBoc())))
  store.start()
  await until(() => !/^(?:idle|asking|fetching|running)$/.test(store.get().status))
  expect(store.get()).toMatchObject({ shortfalls })
})
