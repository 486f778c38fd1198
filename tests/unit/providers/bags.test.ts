import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { bagOfHash, hashOfBoc } from '../../../src/providers/bytes/read-boc.ts'
import { readRound } from '../../../src/providers/bytes/read-round.ts'

test('the last eight bags that were hashed are kept by their hash, and the oldest is dropped first', async () => {
  const cells = Array.from({ length: 9 }, (_, place) => beginCell().storeUint(place, 8).endCell())
  const bags = cells.map(cell => ({ hash: cell.hash().toString('hex'), boc: cell.toBoc() }))
  for (const { hash, boc } of bags) expect(await hashOfBoc(boc)).toBe(hash)
  expect(bags.map(({ hash, boc }) => bagOfHash(hash) === boc)).toEqual([false, ...Array(8).fill(true)])
})

test('missing and malformed bytes have no hash', async () => {
  expect(await hashOfBoc(undefined)).toBeNull()
  expect(await hashOfBoc(new Uint8Array())).toBeNull()
  expect(await hashOfBoc(Uint8Array.of(1, 2, 3))).toBeNull()
})

/** `validators_ext#12` (block.tlb) without its list. */
const round = (since: number, until: number, total: number, tag = 0x12) =>
  beginCell().storeUint(tag, 8).storeUint(since, 32).storeUint(until, 32).storeUint(total, 16).endCell().toBoc()

test('a round has its times and its number of validators', () => {
  expect(readRound(round(5, 6, 1))).toEqual({ since: 5, until: 6, total: 1 })
})

test.each([
  ['that ends when it begins', round(5, 5, 1)],
  ['without validators', round(5, 6, 0)],
  ['of another parameter', round(5, 6, 1, 0x11)],
  ['of no bytes', new Uint8Array()],
])('readRound rejects a round %s', (_, bytes) => {
  expect(readRound(bytes)).toBeUndefined()
})
