import { beforeEach, expect, test, vi } from 'vitest'
import { indexerRow, nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'

const browser = browserOfEachTest()
// A build that names a node API and no index of its host.
beforeEach(() => void vi.stubEnv('PUBLIC_NODE_API_URL', '/api/v2'))

const stores = () => import('../../../src/stores/transactions.ts')
const HASH64 = Buffer.alloc(32, 1).toString('base64')
const ok = (result: unknown) => ({ body: { ok: true, result } })
const head = (seqno: number) => ok({ last: { seqno, root_hash: HASH64, file_hash: HASH64 } })
const bytes = (lt: number) => transactionBytes({ lt: BigInt(lt) })
const block = (seqno: number) => `/v2/blockchain/masterchain/${seqno}/transactions?limit=50&offset=0`
const list = (...lts: number[]) => ({ body: { transactions: lts.map(lt => indexerRow(bytes(lt))) } })
const missing = { status: 404, body: { error: 'entity not found' } }

test('the newest transactions show one block soon, then more, newest first and without duplicates', async () => {
  browser.announce('/api/v2/getMasterchainInfo', head(100))
  browser.announce(block(98), list(80, 81))
  browser.announce(block(97), list(70, 80))
  browser.announce(block(96), list(60))
  const { $recentTransactions } = await stores()
  const screen = look($recentTransactions())
  await eventually(() => expect(screen.values()).toHaveLength(2))
  screen.stop()
  expect(screen.values().map(({ transactions }) => transactions.map(({ lt }) => lt))).toEqual([
    ['81', '80'],
    ['81', '80', '70', '60'],
  ])
  expect(browser.calls.map(({ url }) => url)).toEqual([
    '/api/v2/getMasterchainInfo',
    block(98),
    '/api/v2/getMasterchainInfo',
    block(97),
    block(96),
  ])
})

test('a block of 60 transactions fills the list, which shows 50 after a single block', async () => {
  browser.announce('/api/v2/getMasterchainInfo', head(100))
  browser.announce(block(98), list(...Array.from({ length: 60 }, (_, i) => 10 + i)))
  const { $recentTransactions } = await stores()
  const screen = look($recentTransactions())
  await screen.rest()
  screen.stop()
  const [shown] = screen.values()
  expect(shown!.transactions).toHaveLength(50)
  expect(shown!.transactions[0]!.lt).toBe('69')
  expect(browser.calls).toHaveLength(2)
})

test('the newest transactions request no block before block 1', async () => {
  browser.announce('/api/v2/getMasterchainInfo', head(3))
  browser.announce(block(1), list(10))
  const screen = look((await stores()).$recentTransactions())
  expect(await screen.rest()).toMatchObject({ value: { transactions: [{ lt: '10' }], coverage: { read: 1, of: 1 } } })
  screen.stop()
  expect(browser.calls.map(({ url }) => url).filter(url => url.startsWith('/v2'))).toEqual([block(1)])
})

test('the newest transactions are read from older blocks when the index lags behind', async () => {
  browser.announce('/api/v2/getMasterchainInfo', head(100))
  browser.announce(block(98), missing)
  browser.announce(block(95), list(...Array.from({ length: 50 }, (_, i) => 10 + i)))
  const { $recentTransactions } = await stores()
  const screen = look($recentTransactions())
  expect(await screen.rest()).toMatchObject({ status: 'ready', sources: ['toncenter', 'tonapi'] })
  screen.stop()
})

test('the lag of the index is remembered across page loads, and newer blocks are tried again', async () => {
  const full = list(...Array.from({ length: 50 }, (_, i) => 10 + i))
  browser.announce('/api/v2/getMasterchainInfo', head(100))
  for (const seqno of [98, 95]) browser.announce(block(seqno), missing)
  for (const seqno of [89, 90]) browser.announce(block(seqno), full)
  const first = look((await stores()).$recentTransactions())
  await first.rest()
  first.stop()
  browser.reload()
  for (const name of Object.keys(localStorage)) if (name.endsWith(':recent-transactions')) localStorage.removeItem(name)
  const second = look((await stores()).$recentTransactions())
  await second.rest()
  second.stop()
  expect(browser.calls.map(({ url }) => url).filter(url => url.startsWith('/v2'))).toEqual([98, 95, 89, 90].map(block))
})

test('the newest transactions report how many blocks within their range were not read', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
  browser.announce('/api/v2/getMasterchainInfo', head(100), head(125))
  const fifty = Array.from({ length: 50 }, (_, i) => 10 + i)
  browser.announce(block(98), list(...fifty))
  browser.announce(block(123), list(...fifty.map(lt => lt + 500)))
  browser.announce(block(122), list(700))
  const screen = look((await stores()).$recentTransactions())
  expect(await screen.rest()).toMatchObject({ value: { coverage: { read: 1, of: 1 } } })
  ;(await stores()).$recentTransactions().refresh()
  expect(await screen.rest()).toMatchObject({ value: { coverage: { read: 3, of: 26 } } })
  screen.stop()
  vi.useRealTimers()
})

test('unreadable shard blocks and rows of shards are counted, and transactions of the others are shown', async () => {
  const shards = ['4611686018427387904', '-4611686018427387904', 'x'].map(shard => ({ workchain: 0, shard, seqno: 7 }))
  const ext = (query: string) => `/api/v2/getBlockTransactionsExt?${query}&count=50`
  browser.announce('/api/v2/getMasterchainInfo', head(100))
  browser.announce(block(98), { status: 500, body: { error: 'down' } })
  browser.announce('/api/v2/shards?seqno=100', ok({ shards }))
  browser.announce(ext('workchain=0&shard=-4611686018427387904&seqno=7'), ok({ transactions: [nodeRow(bytes(5))] }))
  browser.announce(ext('workchain=0&shard=4611686018427387904&seqno=7'), {
    status: 500,
    body: { ok: false, error: 'x' },
  })
  browser.announce(ext('workchain=-1&shard=-9223372036854775808&seqno=100'), ok({ transactions: [] }))
  const screen = look((await stores()).$recentTransactions())
  expect(await screen.rest()).toMatchObject({
    value: { transactions: [{ lt: '5' }], coverage: { read: 1, of: 1, failed: 2 } },
  })
  screen.stop()
})

test('when the indexer is down, transactions come from the node’s newest block and its shard blocks', async () => {
  const shard = { workchain: 0, shard: '-9223372036854775808', seqno: 7 }
  const ext = (query: string) => `/api/v2/getBlockTransactionsExt?${query}&count=50`
  browser.announce('/api/v2/getMasterchainInfo', head(100))
  browser.announce(block(98), { status: 500, body: { error: 'down' } })
  browser.announce('/api/v2/shards?seqno=100', ok({ shards: [shard] }))
  browser.announce(
    ext('workchain=0&shard=-9223372036854775808&seqno=7'),
    ok({ transactions: [nodeRow(bytes(5)), nodeRow(bytes(6))] }),
  )
  browser.announce(ext('workchain=-1&shard=-9223372036854775808&seqno=100'), ok({ transactions: [] }))
  const { $recentTransactions } = await stores()
  const screen = look($recentTransactions())
  expect(await screen.rest()).toMatchObject({ status: 'ready', sources: ['toncenter'] })
  screen.stop()
  expect(screen.values()[0]!.transactions).toMatchObject([
    { lt: '6', block: { workchain: 0, seqno: 7 } },
    { lt: '5', block: { workchain: 0, seqno: 7 } },
  ])
})

test('the newest transactions are those of the latest five blocks that were read', async () => {
  browser.announce('/api/v2/getMasterchainInfo', head(100), head(100), head(102), head(104))
  for (const seqno of [96, 97, 98, 99, 100, 101, 102]) browser.announce(block(seqno), list(seqno))
  const { $recentTransactions } = await stores()
  const screen = look($recentTransactions())
  await screen.rest()
  for (const _ of ['once', 'twice']) {
    $recentTransactions().refresh()
    await screen.rest()
  }
  screen.stop()
  expect(
    screen
      .values()
      .at(-1)
      ?.transactions.map(({ lt }) => lt),
  ).toEqual(['102', '101', '100', '99', '98'])
  expect(screen.values().at(-1)?.coverage).toEqual({ read: 5, of: 5, failed: 0 })
})
