import { expect, test } from 'vitest'
import { findGap } from '../../../src/domain/transaction/chain.ts'

const rows = (...hashes: string[]) => hashes.map((hash, place) => ({ hash, prevHash: hashes[place + 1] ?? 'older' }))

test('a history in which each row names the next leaves nothing out', () => {
  expect(findGap(rows('c', 'b', 'a'))).toBeNull()
  expect(findGap(rows('a'))).toBeNull()
  expect(findGap([])).toBeNull()
})

test('a missing row is found after the one that names it', () => {
  const [d, , b, a] = rows('d', 'c', 'b', 'a')
  expect(findGap([d!, b!, a!])).toBe(0)
  expect(findGap([b!, d!])).toBe(0)
})
