import { expect, test } from 'vitest'
import { completenessOf, findGap } from '../../../src/domain/transaction/chain.ts'

const rows = (...hashes: string[]) => hashes.map((hash, place) => ({ hash, prevHash: hashes[place + 1] ?? 'older' }))

test('findGap finds no gap in a history in which each row names the next', () => {
  expect(findGap(rows('c', 'b', 'a'))).toBeNull()
  expect(findGap(rows('a'))).toBeNull()
  expect(findGap([])).toBeNull()
})

test('findGap returns the place after which a row is missing', () => {
  const [d, , b, a] = rows('d', 'c', 'b', 'a')
  expect(findGap([d!, b!, a!])).toBe(0)
  expect(findGap([b!, d!])).toBe(0)
})

const dated = [
  { hash: 'd', lt: '4000' },
  { hash: 'c', lt: '300' },
  { hash: 'b', lt: '20' },
]
test.each([
  ['its newest row is the one that is proved to be the last', 'd', '4000', 'complete'],
  ['newer ones came since the proof', 'c', '300', 'complete'],
  ['the one that is proved is newer than all rows', 'e', '50000', 'newer missing'],
  ['the one that is proved is older than all rows', 'a', '1', 'unknown'],
  ['another transaction stands at its time', 'x', '300', 'unknown'],
])('completeness of a history when %s', (_, lastHash, lastLt, expected) => {
  expect(completenessOf(dated, { lastHash, lastLt, utime: null })).toBe(expected)
})

test('a history without rows is not called complete', () => {
  expect(completenessOf([], { lastHash: 'a', lastLt: '1', utime: null })).toBe('unknown')
})
