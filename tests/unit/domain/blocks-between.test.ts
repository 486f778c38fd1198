import { expect, test } from 'vitest'
import { blocksBetween } from '../../../src/domain/block/between.ts'

const [WHOLE, LEFT, RIGHT] = ['8000000000000000', '4000000000000000', 'c000000000000000']
const block = (shard: string, seqno: number, workchain = 0) => ({ workchain, shard, seqno })

test('blocksBetween lists the blocks between two tips of a shard, newest first', () => {
  const tips = [block(LEFT, 9), block(RIGHT, 5), block(WHOLE, 3, 1)]
  const earlier = [block(LEFT, 6), block(RIGHT, 5), block(WHOLE, 2, 1)]
  expect(blocksBetween(tips, earlier)).toEqual({ rows: [block(LEFT, 8), block(LEFT, 7)], isWhole: true })
  expect(blocksBetween([], earlier)).toEqual({ rows: [], isWhole: true })
})

test.each([
  ['a split', [block(LEFT, 9), block(RIGHT, 9)], [block(WHOLE, 8)], true],
  ['a split with blocks before it or after it', [block(LEFT, 10), block(RIGHT, 9)], [block(WHOLE, 8)], false],
  ['a merge', [block(WHOLE, 9)], [block(LEFT, 8), block(RIGHT, 8)], true],
  ['a merge of which one half may have more blocks', [block(WHOLE, 9)], [block(LEFT, 8), block(RIGHT, 6)], false],
  ['a shard that was not listed before', [block(WHOLE, 9)], [block(WHOLE, 8, 1)], false],
  ['tips too far apart', [block(WHOLE, 4_000_000_000)], [block(WHOLE, 8)], false],
])('blocksBetween knows whether its list is complete after %s', (_, tips, earlier, isWhole) => {
  expect(blocksBetween(tips, earlier)).toEqual({ rows: [], isWhole })
})
