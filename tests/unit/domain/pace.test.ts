import { expect, test } from 'vitest'
import { pacedBlocks } from '../../../src/domain/block/pace.ts'

const briefs = (count: number, from = 100) =>
  Array.from({ length: count }, (_, i) => ({ seqno: from - i, utime: 1000 - 2 * i, transactions: i % 3 ? i : null }))

test('pacedBlocks sorts blocks by time, each with the average block time over ten', () => {
  const blocks = pacedBlocks(briefs(60), 50)
  expect(blocks).toHaveLength(50)
  expect(blocks[0]).toEqual({ seqno: 51, seconds: 2, transactions: 49 })
  expect(blocks.at(-1)).toEqual({ seqno: 100, seconds: 2, transactions: null })
})

test('a block whose tenth predecessor is not listed has no block time', () => {
  expect(pacedBlocks(briefs(11), 50).map(({ seconds }) => seconds)).toEqual([...Array(10).fill(null), 2])
  expect(pacedBlocks([...briefs(1), ...briefs(1, 51)], 50).map(({ seconds }) => seconds)).toEqual([null, null])
  expect(pacedBlocks([], 50)).toEqual([])
})
