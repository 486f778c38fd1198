import { describe, expect, test } from 'vitest'
import { parseShard } from '../../../src/domain/block/block.ts'
import { parseSeqno } from '../../../src/domain/block/parse-id.ts'
import { parseBlockPlace, successorGroups } from '../../../src/domain/block/place.ts'
import { hexShard, parentShard, shardHalves, signedShard } from '../../../src/ton/shard.ts'

test.each([
  ['8000000000000000', '-9223372036854775808'],
  ['2000000000000000', '2305843009213693952'],
  ['6000000000000000', '6917529027641081856'],
  ['a000000000000000', '-6917529027641081856'],
  ['e000000000000000', '-2305843009213693952'],
])('shard %s is %s in the node API, and converts back', (hex, signed) => {
  expect(signedShard(hex)).toBe(signed)
  expect(hexShard(signed)).toBe(hex)
})

test('parseShard pads a shard id written without leading zeros', () => {
  expect(parseShard('800000000000000')).toBe('0800000000000000')
  expect(parseShard('0')).toBeUndefined()
})

test('parseSeqno accepts 32-bit numbers only', () => {
  expect(parseSeqno('4294967295')).toBe(4294967295)
  for (const text of ['4294967296', '-1', '1.5', '1e3', '', ' 1', '99999999999'])
    expect(parseSeqno(text)).toBeUndefined()
})

describe('the block in a path of the site', () => {
  const place = (argument: string, query = '') => parseBlockPlace(argument, new URLSearchParams(query))
  test.each(['abc', '-1', '99999999999', '0', '', '1/2'])('the path argument %j names no block', argument => {
    expect(place(argument)).toBeUndefined()
  })
  test('a block path names a masterchain block, or with a query a shard block', () => {
    expect(place('42')).toEqual({ workchain: -1, shard: '8000000000000000', seqno: 42 })
    expect(place('42', 'workchain=0&shard=A000000000000000')).toEqual({
      workchain: 0,
      shard: 'a000000000000000',
      seqno: 42,
    })
    expect(place('42', 'workchain=0')).toBeUndefined()
    expect(place('42', 'workchain=7&shard=8000000000000000')).toBeUndefined()
  })
})

test.each([
  ['8000000000000000', ['4000000000000000', 'c000000000000000']],
  ['4000000000000000', ['2000000000000000', '6000000000000000']],
  ['c000000000000000', ['a000000000000000', 'e000000000000000']],
  ['d838000000000000', ['d834000000000000', 'd83c000000000000']],
])('shard %s splits into %j, which merge into it again', (shard, halves) => {
  expect(shardHalves(shard)).toEqual(halves)
  for (const half of halves) expect(parentShard(half)).toBe(shard)
})

test('an unsplit shard has no parent, and a shard of a single account has no halves', () => {
  expect(parentShard('8000000000000000')).toBeUndefined()
  expect(shardHalves('0000000000000001')).toEqual([])
})

test('the successors of a shard block are in its shard, in its halves, or in the merged shard', () => {
  const at = (shard: string) => ({ workchain: 0, shard, seqno: 8 })
  const block = { workchain: 0, shard: '4000000000000000', seqno: 7 }
  expect(successorGroups(block, true)).toEqual([[at('2000000000000000'), at('6000000000000000')]])
  expect(successorGroups(block, false)).toEqual([[at('4000000000000000')], [at('8000000000000000')]])
  expect(successorGroups({ ...block, shard: '8000000000000000' }, false)).toEqual([[at('8000000000000000')]])
})
