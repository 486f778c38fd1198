import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { readElectionTimes, readMaxFactor } from '../../../src/providers/bytes/read-election.ts'

const times = (electedFor: number, startBefore: number, endBefore: number) =>
  beginCell().storeUint(electedFor, 32).storeUint(startBefore, 32).storeUint(endBefore, 32).storeUint(9, 32).endCell()
const limits = (maxFactor: number) =>
  beginCell().storeCoins(300n).storeCoins(10_000n).storeCoins(5_000n).storeUint(maxFactor, 32).endCell()
const cut = beginCell().storeUint(9, 32).endCell()

test('election times and the maximal stake factor are read from the configuration', () => {
  const read = readElectionTimes(times(65_536, 32_768, 8_192).toBoc())
  expect(read).toEqual({ electedFor: 65_536, startBefore: 32_768, endBefore: 8_192 })
  expect(readMaxFactor(limits(196_608).toBoc())).toBe(196_608)
})

test.each([
  ['of an election that closes before it opens', times(9, 1, 2).toBoc()],
  ['of rounds without a length', times(0, 2, 1).toBoc()],
  ['that are cut', cut.toBoc()],
  ['of no bytes', new Uint8Array()],
])('readElectionTimes rejects times %s', (_, bytes) => {
  expect(readElectionTimes(bytes)).toBeUndefined()
})

test.each([
  ['of nought', limits(0).toBoc()],
  ['of cut bytes', beginCell().storeCoins(1n).endCell().toBoc()],
  ['of no bytes', new Uint8Array()],
])('readMaxFactor rejects a factor %s', (_, bytes) => {
  expect(readMaxFactor(bytes)).toBeUndefined()
})
