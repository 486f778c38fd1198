import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { masterchainBlock } from '../../../src/domain/block/block.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'

const { network, provider } = providerTests(
  async () => ({
    ...(await import('../../../src/providers/node/head.ts')),
    ...(await import('../../../src/providers/node/header.ts')),
    ...(await import('../../../src/providers/node/block.ts')),
    ...(await import('../../../src/providers/indexer/blocks.ts')),
    ...(await import('../../../src/providers/indexer/header.ts')),
    ...(await import('../../../src/providers/indexer/rates.ts')),
  }),
  1500,
)

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

async function settle<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  return work
}

const HASH = 'fec4f77e8b72eec62d14944d9cf99171a32c03783c8e6e30590aabbe35236f9b'
const BASE64 = '/sT3foty7sYtFJRNnPmRcaMsA3g8jm4wWQqrvjUjb5s='
const blockId = {
  '@type': 'ton.blockIdExt',
  workchain: -1,
  shard: '-9223372036854775808',
  seqno: 5,
  root_hash: BASE64,
  file_hash: BASE64,
}
const ok = (result: unknown) => ({ body: { ok: true, result, '@extra': '1:2:3' } })
const HEADER = '/api/v2/getBlockHeader?workchain=-1&shard=-9223372036854775808&seqno=5'

test('the node’s newest masterchain block is read', async () => {
  network.announce('/api/v2/getMasterchainInfo', ok({ last: blockId, state_root_hash: BASE64, init: {} }))
  expect(await settle(provider.getMasterchainHead(fakeCall()))).toEqual({
    seqno: 5,
    rootHash: HASH,
    fileHash: HASH,
    stateRootHash: HASH,
  })
})

test('a block header with hashes inside its id, a negative global id and version 0 is read', async () => {
  network.announce(HEADER, ok({ id: blockId, global_id: -239, version: 0, gen_utime: 1700756239 }))
  expect(await settle(provider.getBlockHeader(fakeCall(), masterchainBlock(5)))).toEqual({
    ...masterchainBlock(5),
    rootHash: HASH,
    fileHash: HASH,
    globalId: -239,
    version: 0,
    genUtime: 1700756239,
    previous: [],
    beforeSplit: false,
  })
})

test('a block header with hashes at the top level, time as text, and no global id is read', async () => {
  const { root_hash, file_hash, ...id } = blockId
  network.announce(HEADER, ok({ id, root_hash, file_hash, gen_utime: '1700756239' }))
  expect(await settle(provider.getBlockHeader(fakeCall(), masterchainBlock(5)))).toMatchObject({
    rootHash: HASH,
    globalId: null,
    version: null,
    genUtime: 1700756239,
  })
})

test('a block that no liteserver has is not found although the status is 500', async () => {
  const error = 'LITE_SERVER_UNKNOWN: block (-1,8000000000000000,5) is not in db'
  network.announce(HEADER, { status: 500, body: { ok: false, error, code: 500 } })
  await expect(settle(provider.getBlockHeader(fakeCall(), masterchainBlock(5)))).rejects.toMatchObject({
    kind: 'not-found',
  })
})

test('a rate limit that the node reports in the result of a status 200 is recognized', async () => {
  network.announce(
    '/api/v2/getMasterchainInfo',
    { body: { ok: false, result: 'Ratelimit exceed', code: 429 } },
    ok({ last: blockId }),
  )
  const before = Date.now()
  expect(await settle(provider.getMasterchainHead(fakeCall()))).toMatchObject({ seqno: 5 })
  expect(network.calls[1]!.at - before).toBeGreaterThanOrEqual(3000)
})

test('shards are read with ids of 16 hex digits, and unreadable rows are counted', async () => {
  const shard = { ...blockId, workchain: 0, shard: '-6917529027641081856', seqno: 9 }
  network.announce('/api/v2/shards?seqno=5', ok({ shards: [shard, { workchain: 'zero' }] }))
  expect(await settle(provider.getShards(fakeCall(), 5))).toEqual({
    rows: [{ workchain: 0, shard: 'a000000000000000', seqno: 9 }],
    unreadable: 1,
  })
})

test('transactions of a block are read from old and new servers, with unreadable rows counted', async () => {
  const path = '/api/v2/getBlockTransactions?workchain=-1&shard=-9223372036854775808&seqno=5&count=40'
  const account = '3'.repeat(64)
  const rows = [
    { account: `-1:${account}`, lt: '36807592000001', hash: BASE64 },
    { account, lt: 36807592000002, hash: BASE64 },
    { account: 'nobody', lt: '1', hash: BASE64 },
    { account: `-1:${account}`, lt: '1', hash: 'short' },
  ]
  network.announce(path, ok({ incomplete: true, transactions: rows }))
  const page = await settle(provider.getBlockTransactions(fakeCall(), masterchainBlock(5), 40))
  expect(page).toEqual({
    transactions: [
      { account: `-1:${account}`, hash: HASH, lt: '36807592000001', summary: null },
      { account: `-1:${account}`, hash: HASH, lt: '36807592000002', summary: null },
    ],
    incomplete: true,
    unreadable: 2,
  })
  network.announce(`${path}&after_lt=36807592000002&after_hash=${account}`, ok({ transactions: [] }))
  expect(
    await settle(provider.getBlockTransactions(fakeCall(), masterchainBlock(5), 40, page.transactions[1])),
  ).toMatchObject({
    incomplete: false,
  })
})

test('reduced blocks whose shard id lost its leading zeros are read', async () => {
  const row = { workchain_id: 0, shard: '800000000000000', seqno: 7, tx_quantity: 4, utime: 100, parent: [] }
  network.announce('/v2/blockchain/reduced/blocks?from=90&to=120', { body: { blocks: [row, { seqno: 'x' }] } })
  expect(await settle(provider.getReducedBlocks(fakeCall(), 90, 120))).toEqual([
    { workchain: 0, shard: '0800000000000000', seqno: 7, utime: 100, transactions: 4, shardBlocks: null, parents: [] },
  ])
})

test('the indexer’s header of a block is requested by block id', async () => {
  const body = {
    workchain_id: -1,
    shard: '8000000000000000',
    seqno: 5,
    root_hash: HASH,
    file_hash: HASH,
    global_id: -239,
    version: 0,
    gen_utime: 9,
  }
  network.announce('/v2/blockchain/blocks/(-1,8000000000000000,5)', { body })
  expect(await settle(provider.getIndexedHeader(fakeCall(), masterchainBlock(5)))).toMatchObject({
    rootHash: HASH,
    genUtime: 9,
  })
})

test('the indexer’s header of another block is rejected', async () => {
  const body = { seqno: 6, root_hash: HASH, file_hash: HASH, gen_utime: 9 }
  network.announce('/v2/blockchain/blocks/(-1,8000000000000000,5)', { body })
  const header = provider.getIndexedHeader(fakeCall(), masterchainBlock(5))
  await expect(settle(header)).rejects.toMatchObject({ kind: 'another' })
})

test.each([
  ['the usual key', { TON: { prices: { USD: 2.69 }, diff_24h: { USD: '−1.28%' } } }, 2.69],
  ['lower case', { ton: { prices: { USD: 2.69 } } }, 2.69],
  ['the renamed coin', { GRAM: { prices: { USD: 3 }, diff_24h: { USD: '+2.5%' } } }, 3],
  ['no price', { TON: { prices: {} } }, null],
  ['no token', {}, null],
])('the TON price is read under %s', async (_name, answer, expected) => {
  network.announce('/v2/rates?tokens=ton&currencies=usd', { body: { rates: answer } })
  expect(await settle(provider.getCoinPrice(fakeCall(), 'usd'))).toEqual(expected)
})
