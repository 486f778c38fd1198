import { describe, expect, test } from 'vitest'
import {
  byStake,
  cumulativeShares,
  largestHolding,
  sharePercent,
  type Validator,
} from '../../../src/domain/network/validator.ts'
import { shortAdnl, shortValidator } from '../../../src/domain/notation/short.ts'

const validators = (...stakes: string[]): Validator[] =>
  stakes.map((stake, id) => ({ id, address: null, written: null, adnl: null, stake }))

test('the highest stake comes first, beyond what a double holds; equal ones in the order given', () => {
  const sorted = byStake(validators('9007199254740993', '1', '9007199254740994', '1'))
  expect(sorted.map(({ id }) => id)).toEqual([2, 0, 1, 3])
})

test.each([
  ['1', '3', 33.333],
  ['5', '4', 100],
  ['0', '4', 0],
  ['4', '0', null],
  ['250000000000000', '100000000000000000', 0.25],
])('%s of %s is a share of %s percent', (part, whole, share) => {
  expect(sharePercent(part, whole)).toBe(share)
})

describe('of stakes', () => {
  test.each([
    [['6', '3', '1'], 3n, 1],
    [['6', '3', '1'], 2n, 1],
    [['3', '3', '3'], 3n, 1],
    [['2', '2', '2', '2'], 2n, 2],
    [['2', '2', '2', '2'], 3n, 2],
    [[], 3n, 0],
    [['0', '0'], 3n, 0],
  ])('%j it takes, for one part in %s, the %i largest', (stakes, nth, count) => {
    expect(largestHolding(validators(...stakes), nth)).toBe(count)
  })

  test('the curve climbs to all of them', () => {
    expect(cumulativeShares(validators('5', '3', '2'))).toEqual([50, 80, 100])
    expect(cumulativeShares(validators('0'))).toEqual([0])
  })
})

test('addresses of validators show 10 and 8 characters, ADNL addresses 16 and an ellipsis', () => {
  expect(shortValidator('Ef9D0YuVC4abcdefXDmq3s_5')).toBe('Ef9D0YuVC4…XDmq3s_5')
  expect(shortAdnl('0123456789abcdef0123')).toBe('0123456789abcdef…')
})
