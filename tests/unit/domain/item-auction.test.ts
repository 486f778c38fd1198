import { expect, test } from 'vitest'
import { auctionByContract } from '../../../src/domain/dns/item-auction.ts'
import type { MethodRun, StackValue } from '../../../src/domain/method/value.ts'

const int = (value: string): StackValue => ({ kind: 'int', value })
const EMPTY: StackValue = { kind: 'null' }
const run = (stack: StackValue[], exitCode = 0): MethodRun =>
  ({ exitCode, stack, gasUsed: '1', block: null, lastTransaction: null }) as MethodRun

test('auctionByContract reads the end from the third result of a .ton name and the fourth of a username', () => {
  const read = (stack: StackValue[]) => auctionByContract('name.ton', run(stack))
  expect(read([EMPTY, int('5'), int('1700000000')])).toEqual({
    domain: 'name.ton',
    bid: '5',
    bids: null,
    bidder: null,
    endsAt: 1_700_000_000,
    status: null,
  })
  expect(read([EMPTY, int('5'), int('6'), int('1700000001')])?.endsAt).toBe(1_700_000_001)
})

test('auctionByContract leaves a zero bid and a zero end unknown', () => {
  expect(auctionByContract('name.ton', run([EMPTY, int('0'), int('0')]))).toMatchObject({ bid: null, endsAt: null })
})

test.each([
  ['a run that failed', run([EMPTY, int('5'), int('6')], 11)],
  ['too few results', run([EMPTY, int('5')])],
  ['results of other kinds', run([EMPTY, EMPTY, int('6')])],
])('auctionByContract returns null for %s', (_, result) => {
  expect(auctionByContract('name.ton', result)).toBeNull()
})
