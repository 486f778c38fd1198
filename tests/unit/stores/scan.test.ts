import { expect, test, vi } from 'vitest'
import type { ScanProgress } from '../../../src/stores/scan.ts'
import { nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const bytes = transactionBytes()
const HASH64 = Buffer.alloc(32, 1).toString('base64')
const ok = (result: unknown) => ({ body: { ok: true, result } })
const whole = '-9223372036854775808'
const shards = (seqno: number) => ok({ shards: [{ workchain: 0, shard: whole, seqno }] })
const listed = (workchain: number, seqno: number) =>
  `/api/v2/getBlockTransactions?workchain=${workchain}&shard=${whole}&seqno=${seqno}&count=100`
const system = { account: `-1:${'3'.repeat(64)}`, lt: '10', hash: HASH64 }
const short = { account: ALICE, lt: '10', hash: bytes.hash64 }

async function scan(hash: string, signal = new AbortController().signal, also: (at: ScanProgress) => void = () => {}) {
  const { scanForTransaction } = await import('../../../src/stores/scan.ts')
  const progress: ScanProgress[] = []
  const found = scanForTransaction(hash, signal, at => {
    progress.push(at)
    also(at)
  })
  return { progress, found: await found }
}

test('a scan finds a transaction in a shard block, reads each block once and reports its progress', async () => {
  browser.announce('/api/v2/getMasterchainInfo', ok({ last: { seqno: 300, root_hash: HASH64, file_hash: HASH64 } }))
  browser.announce('/api/v2/shards?seqno=300', shards(9))
  browser.announce('/api/v2/shards?seqno=299', shards(9))
  browser.announce('/api/v2/shards?seqno=298', shards(8))
  for (const id of [listed(0, 9), listed(-1, 300), listed(-1, 299)]) browser.announce(id, ok({ transactions: [] }))
  browser.announce(listed(0, 8), ok({ transactions: [short] }))
  const one = `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=1&lt=10&hash=${bytes.hash}`
  browser.announce(one, ok([nodeRow(bytes)]))
  const { found, progress } = await scan(bytes.hash)
  expect(found).toMatchObject({
    found: { transaction: { hash: bytes.hash, block: { workchain: 0, shard: '8000000000000000', seqno: 8 } } },
  })
  expect(progress.at(-1)).toMatchObject({ read: 2, of: 100, block: { workchain: 0, seqno: 8 } })
  expect(browser.calls.filter(({ url }) => url === listed(0, 9))).toHaveLength(1)
})

const head = (seqno: number) =>
  browser.announce('/api/v2/getMasterchainInfo', ok({ last: { seqno, root_hash: HASH64, file_hash: HASH64 } }))
const NOT_READY = { status: 500, body: { ok: false, error: 'LITE_SERVER_NOTREADY: block is not applied', code: 500 } }
const NOT_FOUND = { status: 500, body: { ok: false, error: 'LITE_SERVER_UNKNOWN: block is not in db', code: 500 } }
const none = ok({ transactions: [] })
type Answers = Record<string, { status?: number; body: unknown }>

test('a scan also reads shard blocks between two masterchain blocks', async () => {
  head(1)
  browser.announce('/api/v2/shards?seqno=1', shards(9))
  browser.announce('/api/v2/shards?seqno=0', shards(6))
  for (const id of [listed(0, 9), listed(-1, 1), listed(0, 8), listed(0, 7)]) browser.announce(id, none)
  const { found, progress } = await scan('f'.repeat(64))
  expect(found).toEqual({ found: null, isWhole: true })
  expect(progress.map(({ block: { workchain, seqno }, read }) => [workchain, seqno, read])).toEqual([
    [-1, 1, 0],
    [0, 9, 0],
    [-1, 1, 0],
    [-1, 0, 1],
    [0, 8, 1],
    [0, 7, 1],
  ])
})

test.each([
  ['a list of shards is missing', { '/api/v2/shards?seqno=1': NOT_FOUND }],
  ['the shards of the newest block are missing', { '/api/v2/shards?seqno=2': NOT_READY }],
  ['the shards before the oldest block are missing', { '/api/v2/shards?seqno=0': NOT_FOUND }],
  [
    'a shard is unreadable',
    {
      '/api/v2/shards?seqno=1': ok({
        shards: [
          { workchain: 0, shard: whole, seqno: 5 },
          { workchain: 0, shard: 'x' },
        ],
      }),
    },
  ],
  ['a shard block is missing', { [listed(0, 5)]: NOT_FOUND }],
  ['a masterchain block is not ready', { [listed(-1, 1)]: NOT_READY }],
  [
    'a transaction is unreadable',
    { [listed(0, 5)]: ok({ transactions: [{ ...short, lt: null }], incomplete: false }) },
  ],
])('a scan that finds nothing says that it is incomplete if %s', async (_, faults: Answers) => {
  head(2)
  const answers: Answers = {
    '/api/v2/shards?seqno=2': shards(6),
    '/api/v2/shards?seqno=1': shards(5),
    '/api/v2/shards?seqno=0': shards(4),
    [listed(0, 6)]: none,
    [listed(0, 5)]: none,
    [listed(-1, 2)]: ok({ transactions: [system] }),
    [listed(-1, 1)]: none,
  }
  for (const [path, answer] of Object.entries({ ...answers, ...faults })) browser.announce(path, answer)
  expect((await scan('f'.repeat(64))).found).toEqual({ found: null, isWhole: false })
})

test('a scan takes a full page of transactions for incomplete unless the server says otherwise', async () => {
  const row = (i: number) => ({ account: ALICE, lt: '9', hash: Buffer.alloc(32, i + 2).toString('base64') })
  const page = Array.from({ length: 100 }, (_, i) => row(i))
  head(1)
  browser.announce('/api/v2/shards?seqno=1', shards(5))
  browser.announce(listed(-1, 1), none)
  browser.announce(listed(0, 5), ok({ transactions: page }))
  const second = `${listed(0, 5)}&after_lt=9&after_hash=${ALICE.split(':')[1]}`
  browser.announce(second, ok({ transactions: [short] }))
  const one = `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=1&lt=10&hash=${bytes.hash}`
  browser.announce(one, ok([nodeRow(bytes)]))
  expect((await scan(bytes.hash)).found).toMatchObject({ found: { transaction: { hash: bytes.hash } } })
})

test('a scan reads a block to its last page', async () => {
  const other = { account: ALICE, lt: '9', hash: HASH64 }
  browser.announce('/api/v2/getMasterchainInfo', ok({ last: { seqno: 1, root_hash: HASH64, file_hash: HASH64 } }))
  browser.announce('/api/v2/shards?seqno=1', shards(5))
  browser.announce(listed(-1, 1), ok({ transactions: [] }))
  browser.announce(listed(0, 5), ok({ transactions: [other], incomplete: true }))
  const second = `${listed(0, 5)}&after_lt=9&after_hash=${ALICE.split(':')[1]}`
  browser.announce(second, ok({ transactions: [other, short], incomplete: false }))
  const one = `/api/v2/getTransactions?address=${encodeURIComponent(ALICE)}&limit=1&lt=10&hash=${bytes.hash}`
  browser.announce(one, ok([nodeRow(bytes)]))
  expect((await scan(bytes.hash)).found).toMatchObject({ found: { transaction: { hash: bytes.hash } } })
})

test('a scan ends when a server repeats the same page', async () => {
  const other = { account: ALICE, lt: '9', hash: HASH64 }
  browser.announce('/api/v2/getMasterchainInfo', ok({ last: { seqno: 1, root_hash: HASH64, file_hash: HASH64 } }))
  browser.announce('/api/v2/shards?seqno=1', shards(5))
  browser.announce(listed(-1, 1), ok({ transactions: [] }))
  const page = ok({ transactions: [other], incomplete: true })
  browser.announce(listed(0, 5), page)
  browser.announce(`${listed(0, 5)}&after_lt=9&after_hash=${ALICE.split(':')[1]}`, page)
  browser.announce('/api/v2/shards?seqno=0', shards(4))
  expect((await scan(bytes.hash)).found).toEqual({ found: null, isWhole: false })
})

test('a scan states its expected duration at the node’s call interval', async () => {
  vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '1500')
  const { scanMinutes } = await import('../../../src/stores/scan.ts')
  expect(scanMinutes()).toEqual([8, 15])
})

test('a scan stops when the visitor cancels it', async () => {
  const controller = new AbortController()
  browser.announce('/api/v2/getMasterchainInfo', ok({ last: { seqno: 2, root_hash: HASH64, file_hash: HASH64 } }))
  await expect(scan(bytes.hash, controller.signal, () => controller.abort())).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(browser.calls).toHaveLength(1)
})
