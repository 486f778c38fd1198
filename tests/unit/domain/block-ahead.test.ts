import { expect, test } from 'vitest'
import { mayBeAhead } from '../../../src/domain/block/ahead.ts'
import { masterchainBlock } from '../../../src/domain/block/block.ts'

const NOW = 1_800_000_000_000
const FIVE_MINUTES = 300_000
const block = masterchainBlock(10)
const saved = (seqno: unknown, age = 0) => ({ value: { seqno }, at: NOW - age })

test.each([
  ['above the newest block', 9, true],
  ['that is the newest block', 10, false],
  ['below the newest block', 11, false],
  ['beside an unreadable newest block', 'x', false],
])('a block %s may not exist yet: seqno 10 beside %s is %s', (_, head, isAhead) => {
  expect(mayBeAhead(block, saved(head), undefined, NOW)).toBe(isAhead)
})

test('without a recent newest block, a block may not exist yet only if the one before it was just loaded', () => {
  for (const head of [undefined, saved(11, FIVE_MINUTES)]) {
    expect(mayBeAhead(block, head, saved(9, FIVE_MINUTES - 1), NOW)).toBe(true)
    expect(mayBeAhead(block, head, saved(9, FIVE_MINUTES), NOW)).toBe(false)
    expect(mayBeAhead(block, head, undefined, NOW)).toBe(false)
  }
  expect(mayBeAhead(block, saved(11, FIVE_MINUTES - 1), saved(9), NOW)).toBe(false)
})

test('a newest block saved far in the future, before the clock was set back, is no recent one', () => {
  expect(mayBeAhead(block, saved(9, 1 - FIVE_MINUTES), undefined, NOW)).toBe(true)
  expect(mayBeAhead(block, saved(9, -FIVE_MINUTES), undefined, NOW)).toBe(false)
})

test('a shard block is never taken for one that may not exist yet', () => {
  expect(mayBeAhead({ ...block, workchain: 0 }, saved(9), saved(9), NOW)).toBe(false)
})
