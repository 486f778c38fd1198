import { expect, test } from 'vitest'
import { nodeRow, transactionBytes } from '../../support/boc.ts'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const HASH = 'ab'.repeat(32)
const WHOLE = '-9223372036854775808'
const ok = (result: unknown) => ({ body: { ok: true, result } })
const refused = (error: string, status = 500) => ({ status, body: { ok: false, error, code: status } })
const MISSING = refused('LITE_SERVER_UNKNOWN: block is not in db')
const NOT_READY = refused('LITE_SERVER_NOTREADY: block is not applied')

const header = (id: { workchain: number; shard: string; seqno: number }, more = {}) =>
  ok({ id: { ...id, root_hash: HASH, file_hash: HASH }, gen_utime: 5, prev_blocks: [], ...more })
const nodePath = (workchain: number, shard: string, seqno: number) =>
  `/api/v2/getBlockHeader?workchain=${workchain}&shard=${shard}&seqno=${seqno}`
const masterchain = (seqno: number) => ({ workchain: -1, shard: WHOLE, seqno })
const newest = (seqno: number) => ok({ last: { seqno, root_hash: HASH, file_hash: HASH } })

async function headerOf(workchain: number, shard: string, seqno: number) {
  const { $blockHeader } = await import('../../../src/stores/block.ts')
  const seen = look($blockHeader(workchain, shard, seqno))
  const state = await seen.rest()
  seen.stop()
  return state
}

async function successorsOf(shard: string, seqno: number, splits = 0) {
  const { $successors } = await import('../../../src/stores/block.ts')
  const seen = look($successors(0, shard, seqno, splits))
  const state = await seen.rest()
  seen.stop()
  return state
}

test('a block that the node has not applied yet is requested again', async () => {
  browser.announce(nodePath(-1, WHOLE, 9), NOT_READY, NOT_READY, header(masterchain(9)))
  expect(await headerOf(-1, '8000000000000000', 9)).toMatchObject({ status: 'ready', value: { seqno: 9 } })
})

test('a new block that the node has not applied after all retries is awaited', async () => {
  browser.announce(nodePath(-1, WHOLE, 9), NOT_READY, NOT_READY, NOT_READY, NOT_READY, header(masterchain(9)))
  browser.announce('/v2/blockchain/blocks/(-1,8000000000000000,9)', {
    status: 404,
    body: { error: 'entity not found' },
  })
  browser.announce('/api/v2/getMasterchainInfo', newest(9))
  expect(await headerOf(-1, '8000000000000000', 9)).toMatchObject({ status: 'ready', value: { seqno: 9 } })
})

test('a block about to be produced is requested again once the head has reached it', async () => {
  browser.announce(nodePath(-1, WHOLE, 12), MISSING, header(masterchain(12)))
  browser.announce('/v2/blockchain/blocks/(-1,8000000000000000,12)', {
    status: 404,
    body: { error: 'entity not found' },
  })
  browser.announce('/api/v2/getMasterchainInfo', newest(9), newest(11), newest(12))
  expect(await headerOf(-1, '8000000000000000', 12)).toMatchObject({ status: 'ready' })
})

test('a block ahead of the known head is requested once it is produced', async () => {
  browser.announce('/api/v2/getMasterchainInfo', newest(9), newest(10))
  const { askNodeHead } = await import('../../../src/stores/head.ts')
  const { mainCall } = await import('../../../src/lib/call.ts')
  await askNodeHead(mainCall(new AbortController().signal))
  browser.announce(nodePath(-1, WHOLE, 10), header(masterchain(10)))
  expect(await headerOf(-1, '8000000000000000', 10)).toMatchObject({ status: 'ready', sources: ['toncenter'] })
})

test('the next block is reported as not ready, without a call for it, while the head is older', async () => {
  browser.announce(nodePath(-1, WHOLE, 9), header(masterchain(9)))
  await headerOf(-1, '8000000000000000', 9)
  browser.announce('/api/v2/getMasterchainInfo', ...Array.from({ length: 9 }, () => newest(9)))
  expect(await headerOf(-1, '8000000000000000', 10)).toMatchObject({ status: 'failed', error: { kind: 'not-ready' } })
})

test.each([
  ['was produced in the meantime', 12],
  ['was produced in the meantime, before two others', 14],
])('a block that %s is requested again', async (_name, head) => {
  browser.announce(nodePath(-1, WHOLE, 12), MISSING, header(masterchain(12)))
  browser.announce('/v2/blockchain/blocks/(-1,8000000000000000,12)', {
    status: 404,
    body: { error: 'entity not found' },
  })
  browser.announce('/api/v2/getMasterchainInfo', newest(head))
  expect(await headerOf(-1, '8000000000000000', 12)).toMatchObject({ status: 'ready' })
})

test.each([
  ['further ahead', MISSING, 9],
  ['of the past', MISSING, 5000],
  ['with a seqno that the node refuses', refused('failed to parse seqno', 422), 9],
])('a block %s is not found', async (_name, answer, head) => {
  browser.announce(nodePath(-1, WHOLE, 13), answer)
  browser.announce('/v2/blockchain/blocks/(-1,8000000000000000,13)', {
    status: 404,
    body: { error: 'entity not found' },
  })
  browser.announce('/api/v2/getMasterchainInfo', newest(head))
  expect(await headerOf(-1, '8000000000000000', 13)).toMatchObject({ status: 'failed', error: { kind: 'not-found' } })
})

test.each([
  { workchain: 0, shard: '-4611686018427387904', seqno: 7 },
  { workchain: 0, shard: '4611686018427387904', seqno: 8 },
  { workchain: -1, shard: '4611686018427387904', seqno: 7 },
])('a header of another block, %j, is rejected and the indexer is asked', async other => {
  browser.announce(nodePath(0, '4611686018427387904', 7), header(other))
  const body = { workchain_id: 0, shard: '4000000000000000', seqno: 7, root_hash: HASH, file_hash: HASH, gen_utime: 6 }
  browser.announce('/v2/blockchain/blocks/(0,4000000000000000,7)', { body })
  expect(await headerOf(0, '4000000000000000', 7)).toMatchObject({ sources: ['tonapi'], value: { genUtime: 6 } })
})

test('a block header names the previous blocks: two after a merge', async () => {
  const before = [
    { workchain: 0, shard: '4611686018427387904', seqno: 6 },
    { workchain: 0, shard: '-4611686018427387904', seqno: 5 },
  ]
  browser.announce(nodePath(0, WHOLE, 7), header({ workchain: 0, shard: WHOLE, seqno: 7 }, { prev_blocks: before }))
  expect(await headerOf(0, '8000000000000000', 7)).toMatchObject({
    value: {
      previous: [
        { workchain: 0, shard: '4000000000000000', seqno: 6 },
        { workchain: 0, shard: 'c000000000000000', seqno: 5 },
      ],
    },
  })
})

const transactionsPath = (method: string) => `/api/v2/${method}?workchain=0&shard=${WHOLE}&seqno=7&count=40`

async function transactionsOf() {
  const { $blockTransactions } = await import('../../../src/stores/block.ts')
  const seen = look($blockTransactions(0, '8000000000000000', 7))
  const state = await seen.rest()
  seen.stop()
  return state
}

test('transactions of a block include their outcome', async () => {
  const failed = transactionBytes({ end: 'frozen' })
  browser.announce(
    transactionsPath('getBlockTransactionsExt'),
    ok({ transactions: [nodeRow(failed)], incomplete: true }),
  )
  expect(await transactionsOf()).toMatchObject({
    value: {
      incomplete: true,
      transactions: [{ hash: failed.hash, summary: { end: { tone: 'bad', name: 'Frozen' } } }],
    },
  })
})

test('a full page of a block’s transactions may have a successor unless the server says otherwise', async () => {
  const transactions = Array.from({ length: 40 }, () => nodeRow(transactionBytes()))
  browser.announce(transactionsPath('getBlockTransactionsExt'), ok({ transactions }))
  expect(await transactionsOf()).toMatchObject({ value: { incomplete: true } })
})

test('transactions of a block have no outcome when the server only lists their hashes', async () => {
  browser.announce(transactionsPath('getBlockTransactionsExt'), {
    status: 404,
    body: { ok: false, error: 'no method' },
  })
  const row = { account: ALICE, lt: '5', hash: HASH }
  browser.announce(transactionsPath('getBlockTransactions'), ok({ transactions: [row], incomplete: false }))
  expect(await transactionsOf()).toMatchObject({ value: { transactions: [{ hash: HASH, summary: null }] } })
})

test('an incomplete list of a block’s shards is requested again by the next page, a complete one is not', async () => {
  const shardsOf = async () => {
    const { $blockShards } = await import('../../../src/stores/block.ts')
    const seen = look($blockShards(9))
    const state = await seen.rest()
    seen.stop()
    return state
  }
  const shard = { workchain: 0, shard: WHOLE, seqno: 7 }
  browser.announce('/api/v2/shards?seqno=9', ok({ shards: [{ ...shard, shard: 'x' }] }), ok({ shards: [shard] }))
  expect(await shardsOf()).toMatchObject({ status: 'ready', value: { rows: [], unreadable: 1 } })
  for (const _ of ['requested', 'saved']) {
    browser.reload()
    expect(await shardsOf()).toMatchObject({ value: { rows: [{ seqno: 7 }], unreadable: 0 } })
  }
  expect(browser.calls).toHaveLength(2)
})

test('after a split, both halves follow a shard block', async () => {
  const previous = { prev_blocks: [{ workchain: 0, shard: WHOLE, seqno: 7 }] }
  for (const shard of ['4611686018427387904', '-4611686018427387904'])
    browser.announce(nodePath(0, shard, 8), header({ workchain: 0, shard, seqno: 8 }, previous))
  expect(await successorsOf('8000000000000000', 7, 1)).toMatchObject({
    value: [{ shard: '4000000000000000' }, { shard: 'c000000000000000' }],
  })
})

test('a merged shard block is a successor only of the blocks that it names as previous', async () => {
  const merged = { workchain: 0, shard: WHOLE, seqno: 8 }
  const previous = [{ workchain: 0, shard: '4611686018427387904', seqno: 7 }]
  browser.announce(nodePath(0, '4611686018427387904', 8), MISSING)
  browser.announce(nodePath(0, WHOLE, 8), header(merged, { prev_blocks: previous }))
  expect(await successorsOf('4000000000000000', 7)).toMatchObject({ value: [{ shard: '8000000000000000', seqno: 8 }] })
  browser.announce(nodePath(0, '-4611686018427387904', 8), MISSING)
  expect(await successorsOf('c000000000000000', 7)).toMatchObject({ value: [] })
})
