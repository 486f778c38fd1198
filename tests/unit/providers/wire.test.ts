import * as v from 'valibot'
import { expect, test } from 'vitest'
import { count, int, int64, price, time } from '../../../src/providers/http/wire.ts'
import { figure } from '../../../src/providers/indexer/markets.ts'
import { fakeCall, providerTests, whole } from '../../support/provider.ts'
import { ALICE } from '../../support/transaction.ts'

const { network } = providerTests()

const read = (schema: v.GenericSchema, x: unknown) => {
  const { success, output } = v.safeParse(schema, x)
  return success ? output : 'unreadable'
}

test.each([
  [1795258332, 1795258332],
  ['1795258332', 1795258332],
  [0, 'unreadable'],
  [-1, 'unreadable'],
  [8_640_000_000_001, 'unreadable'],
  [2 ** 53, 'unreadable'],
])('a time of %s is read as %s', (x, found) => {
  expect(read(time, x)).toBe(found)
})

test.each([
  [7, 7],
  ['7', 7],
  [-0, 0],
  [-1, 'unreadable'],
  [['7'], 'unreadable'],
  [{ toString: 1, valueOf: 1 }, 'unreadable'],
  [2 ** 53, 'unreadable'],
])('a count of %j is read as %s', (x, found) => {
  expect(read(count, x)).toBe(found)
})

test.each([
  [0, 0, 'unreadable'],
  [0.000_001, 0.000_001, 0.000_001],
  [5, 5, 5],
  [-1, 'unreadable', 'unreadable'],
  [Number.POSITIVE_INFINITY, 'unreadable', 'unreadable'],
  ['5', 'unreadable', 'unreadable'],
])('a figure of %s is read as %s, and as a price as %s', (x, asFigure, asPrice) => {
  expect([read(figure, x), read(price, x)]).toEqual([asFigure, asPrice])
})

test('negative zero is read as zero', () => {
  expect([read(int, -0), read(int, '-0'), read(figure, -0)]).toEqual([0, 0, 0])
})

test('an integer may have as many digits as 2^256 - 1, and no more', () => {
  const longest = String(2n ** 256n - 1n)
  expect(read(int64, longest)).toBe(longest)
  expect(read(int64, `${longest}0`)).toBe('unreadable')
})

test('names of Object.prototype are read as no account state and no kind of jetton movement', async () => {
  const { getIndexedAccount } = await import('../../../src/providers/indexer/account.ts')
  const { getAccount } = await import('../../../src/providers/node/account.ts')
  const { getJettonHistory } = await import('../../../src/providers/indexer/jetton-history.ts')
  const face = { address: ALICE, name: 'N', symbol: 'N', decimals: 9, verification: 'none' }
  for (const word of ['constructor', 'toString', '__proto__']) {
    network.announce(`/v2/blockchain/accounts/${ALICE}`, { body: { status: word } })
    expect((await whole(getIndexedAccount(fakeCall(), ALICE))).state).toBe('unknown')
    network.announce(`/api/v2/getAddressInformation?address=${encodeURIComponent(ALICE)}`, {
      body: { ok: true, result: { state: word } },
    })
    expect((await whole(getAccount(fakeCall(), ALICE))).state).toBe('unknown')
    const operation = { operation: word, utime: 5, lt: 1, amount: '5', jetton: face }
    network.announce(`/v2/accounts/${ALICE}/jettons/history?limit=9`, { body: { operations: [operation] } })
    expect(await getJettonHistory(fakeCall(), ALICE, 9)).toMatchObject({ operations: [], unreadable: 1 })
  }
})

test('a block with an invalid time is dropped from a list and rejected as a header', async () => {
  const { getReducedBlocks } = await import('../../../src/providers/indexer/blocks.ts')
  const { getIndexedHeader } = await import('../../../src/providers/indexer/header.ts')
  const block = { workchain_id: -1, shard: '8000000000000000', seqno: 7, tx_quantity: 1 }
  const blocks = [
    { ...block, utime: 8_640_000_000_001 },
    { ...block, utime: 1795258332 },
    { ...block, seqno: -7, utime: 5 },
  ]
  network.announce('/v2/blockchain/reduced/blocks?from=1&to=2', { body: { blocks } })
  expect((await getReducedBlocks(fakeCall(), 1, 2)).map(({ utime }) => utime)).toEqual([1795258332])
  const hash = 'ab'.repeat(32)
  network.announce('/v2/blockchain/blocks/(-1,8000000000000000,7)', {
    body: { seqno: 7, root_hash: hash, file_hash: hash, gen_utime: 8_640_000_000_001 },
  })
  const id = { workchain: -1, shard: '8000000000000000', seqno: 7 }
  await expect(getIndexedHeader(fakeCall(), id)).rejects.toMatchObject({ kind: 'malformed' })
})
