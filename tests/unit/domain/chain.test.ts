import { expect, test } from 'vitest'
import { completenessOf, readChain, refutedRow } from '../../../src/domain/transaction/chain.ts'

const rows = (...hashes: string[]) =>
  hashes.map((hash, place) => ({
    hash,
    prevHash: hashes[place + 1] ?? 'older',
    prevLt: '1',
    after: 'active' as 'active' | 'nonexist',
  }))

const WHOLE = { gap: null, isDeleted: false }

test('readChain finds no gap in a history in which each row names the next', () => {
  expect(readChain(rows('c', 'b', 'a'))).toEqual(WHOLE)
  expect(readChain(rows('a'))).toEqual(WHOLE)
  expect(readChain([])).toEqual(WHOLE)
})

test('readChain returns the place after which a row is missing', () => {
  const [d, , b, a] = rows('d', 'c', 'b', 'a')
  expect(readChain([d!, b!, a!])).toEqual({ ...WHOLE, gap: 0 })
  expect(readChain([b!, d!])).toEqual({ ...WHOLE, gap: 0 })
})

test('readChain returns the newest of several gaps', () => {
  const [e, , c, , a] = rows('e', 'd', 'c', 'b', 'a')
  expect(readChain([e!, c!, a!])).toEqual({ ...WHOLE, gap: 0 })
})

/** A history in which the account was deleted by `b` and created again by `c`, which names no transaction before it. */
function recreated() {
  const [d, c, b, a] = rows('d', 'c', 'b', 'a')
  return [d!, { ...c!, prevHash: '0', prevLt: '0' }, { ...b!, after: 'nonexist' as const }, a!]
}

test('readChain finds no gap, but a deletion, where the account was deleted and created again', () => {
  expect(readChain(recreated())).toEqual({ gap: null, isDeleted: true })
  expect(readChain(recreated().slice(1, 3))).toEqual({ gap: null, isDeleted: true })
  expect(readChain(recreated().slice(0, 2))).toEqual(WHOLE)
})

test('readChain finds the gap in a history of an account that was deleted and created again', () => {
  const [d, c, , a] = recreated()
  // Without `b`, the older life ends with an account that was not deleted.
  expect(readChain([d!, c!, a!])).toEqual({ gap: 1, isDeleted: false })
  expect(readChain([...recreated(), ...rows('0')])).toEqual({ gap: 3, isDeleted: true })
  const named = recreated().map(row => ({ ...row, prevLt: '1' }))
  expect(readChain(named)).toEqual({ gap: 1, isDeleted: false })
})

const dated = [
  { hash: 'd', lt: '4000', prevLt: '300' },
  { hash: 'c', lt: '300', prevLt: '20' },
  { hash: 'b', lt: '20', prevLt: '0' },
]
test.each([
  ['its newest row is the one that is proved to be the last', 'd', '4000', 'complete'],
  ['newer ones came since the proof', 'c', '300', 'complete'],
  ['the one that is proved is newer than all rows', 'e', '50000', 'newer missing'],
  ['the one that is proved is older than all rows', 'a', '1', 'unknown'],
  ['another transaction stands at its time', 'x', '300', 'unknown'],
])('completeness of a history when %s', (_, lastHash, lastLt, expected) => {
  expect(completenessOf(dated, { lastHash, lastLt, utime: null }, true)).toBe(expected)
})

test('a history is called complete only if it begins with the first transaction and no older ones may follow', () => {
  const proved = { lastHash: 'd', lastLt: '4000', utime: null }
  expect(completenessOf(dated.slice(0, 2), proved, true)).toBe('none newer')
  expect(completenessOf(dated, proved, false)).toBe('none newer')
})

test('a history without rows is not called complete', () => {
  expect(completenessOf([], { lastHash: 'a', lastLt: '1', utime: null }, true)).toBe('unknown')
})

const chained = [
  { hash: 'd', lt: '4000', prevHash: 'c', prevLt: '300', utime: 40 },
  { hash: 'c', lt: '300', prevHash: 'b', prevLt: '20', utime: 30 },
  { hash: 'b', lt: '20', prevHash: '0', prevLt: '0', utime: 20 },
]
test.each([
  ['is newer but older than the proved block', { lastHash: 'c', lastLt: '300', utime: 41 }, 'd'],
  ['has the place of the last one', { lastHash: 'x', lastLt: '300', utime: 30 }, 'd'],
  ['has the place of the last one and is the newest', { lastHash: 'x', lastLt: '4000', utime: 40 }, 'd'],
  ['leaves the last one out', { lastHash: 'x', lastLt: '301', utime: 30 }, 'd'],
])('a proof contradicts a row that %s', (_, last, hash) => {
  expect(refutedRow(chained, last)?.hash).toBe(hash)
})

test.each([
  ['is of the second of the proved block', chained, { lastHash: 'c', lastLt: '300', utime: 40 }],
  ['follows the last one, in a block whose time is unknown', chained, { lastHash: 'c', lastLt: '300', utime: null }],
  ['is the last one', chained, { lastHash: 'd', lastLt: '4000', utime: 99 }],
  ['is older than the last one', chained, { lastHash: 'x', lastLt: '5000', utime: 99 }],
  ['follows a deletion', chained.slice(2), { lastHash: 'x', lastLt: '10', utime: 20 }],
])('a proof does not contradict a row that %s', (_, rows, last) => {
  expect(refutedRow(rows, last)).toBeUndefined()
})
