import { expect, test } from 'vitest'
import { blockRows, masterchainBriefs, measuredInterval, mergeBriefs } from '../../../src/domain/block/time.ts'

const WHOLE = '8000000000000000'
const listed = (
  workchain: number,
  seqno: number,
  utime: number,
  transactions: number,
  shardBlocks: string[] = [],
  parents: string[] = [],
) => ({
  workchain,
  shard: WHOLE,
  seqno,
  utime,
  transactions,
  shardBlocks,
  parents,
})

const shard = (seqno: number) => `(0,${WHOLE},${seqno})`

test('masterchainBriefs counts transactions of the shard blocks that a masterchain block commits first', () => {
  const briefs = masterchainBriefs([
    listed(0, 70, 100, 5),
    listed(-1, 10, 100, 3, [shard(70)]),
    listed(-1, 11, 101, 3, [shard(71)]),
    listed(0, 71, 101, 9, [], [shard(70)]),
    listed(-1, 12, 102, 3, [shard(71)]),
    // 72 lies between two masterchain blocks: only the shard block after it names it.
    listed(0, 72, 102, 20, [], [shard(71)]),
    listed(0, 73, 103, 100, [], [shard(72)]),
    listed(-1, 13, 103, 3, [shard(73)]),
  ])
  expect(briefs.map(({ seqno, transactions }) => [seqno, transactions])).toEqual([
    [13, 123],
    [12, 3],
    [11, 12],
    [10, null],
  ])
})

test('masterchainBriefs leaves a count unknown when a shard block or the previous block is missing', () => {
  const briefs = masterchainBriefs([
    listed(-1, 10, 100, 3, [shard(70)]),
    listed(-1, 11, 101, 3, [shard(71)]),
    listed(0, 72, 102, 20),
    listed(-1, 13, 103, 3, [shard(72)]),
  ])
  expect(briefs.map(({ transactions }) => transactions)).toEqual([null, null, null])
})

test('masterchainBriefs leaves a count unknown when the parent of a committed shard block is missing', () => {
  const briefs = masterchainBriefs([
    listed(-1, 10, 100, 3, [shard(70)]),
    listed(-1, 11, 101, 3, [shard(72)]),
    listed(0, 72, 101, 9, [], [shard(71)]),
  ])
  expect(briefs.map(({ transactions }) => transactions)).toEqual([null, null])
})

test('mergeBriefs keeps known values of a block when a less complete answer arrives', () => {
  const [known, poorer] = [
    { seqno: 10, utime: 100, transactions: 7 },
    { seqno: 10, utime: 100, transactions: null },
  ]
  const newer = { seqno: 11, utime: 101, transactions: 2 }
  expect(mergeBriefs([known], [newer, poorer], 9)).toEqual([newer, known])
  expect(mergeBriefs([known], [newer], 1)).toEqual([newer])
})

test('measuredInterval is the average over the listed blocks', () => {
  expect(
    measuredInterval([
      { seqno: 150, utime: 1060, transactions: 0 },
      { seqno: 0, utime: 1000, transactions: 0 },
    ]),
  ).toBe(0.4)
  expect(measuredInterval([{ seqno: 1, utime: 5, transactions: 0 }])).toBeUndefined()
})

test('blockRows leaves times unknown without any block time', () => {
  expect(blockRows(2, 50, undefined, 1000)).toEqual([
    { seqno: 2, time: null, transactions: null },
    { seqno: 1, time: null, transactions: null },
    { seqno: 0, time: null, transactions: null },
  ])
})

test('blockRows uses known times and estimates the others from their pace, marked as estimates', () => {
  const briefs = [
    { seqno: 100, utime: 1000, transactions: 4 },
    { seqno: 99, utime: 998, transactions: 2 },
  ]
  expect(blockRows(102, 5, briefs, 1003)).toEqual([
    { seqno: 102, time: { utime: 1003, exact: false }, transactions: null },
    { seqno: 101, time: { utime: 1002, exact: false }, transactions: null },
    { seqno: 100, time: { utime: 1000, exact: true }, transactions: 4 },
    { seqno: 99, time: { utime: 998, exact: true }, transactions: 2 },
    { seqno: 98, time: { utime: 996, exact: false }, transactions: null },
  ])
})

test('blockRows assumes 5 seconds per block, marked as estimates, when no times are available', () => {
  expect(blockRows(10, 3, [], 1000).map(({ time }) => time)).toEqual([
    { utime: 1000, exact: false },
    { utime: 995, exact: false },
    { utime: 990, exact: false },
  ])
})

test('blockRows estimates from block times when the reader’s clock is a day behind', () => {
  const briefs = [
    { seqno: 100, utime: 87_400, transactions: null },
    { seqno: 90, utime: 87_350, transactions: null },
  ]
  expect(blockRows(101, 3, briefs, 1000).map(({ time }) => time?.utime)).toEqual([87_400, 87_400, 87_395])
})
