import { describe, expect, test } from 'vitest'
import {
  byStake,
  cumulativeShares,
  cumulativeStakes,
  effectiveStake,
  largestHolding,
  roundPercent,
  sharePercent,
  sortValidators,
  type Validator,
} from '../../../src/domain/network/validator.ts'
import { shortAdnl, shortValidator } from '../../../src/domain/notation/short.ts'

const validators = (...stakes: string[]): Validator[] =>
  stakes.map((stake, id) => ({ id, address: null, written: null, adnl: null, stake, maxFactor: null }))

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
    expect(largestHolding(cumulativeStakes(validators(...stakes)), nth)).toBe(count)
  })

  test('the curve climbs to all of them', () => {
    expect(cumulativeShares(cumulativeStakes(validators('3', '5', '2')))).toEqual([50, 80, 100])
    expect(cumulativeShares(cumulativeStakes(validators('0')))).toEqual([0])
  })
})

test('addresses of validators show 10 and 8 characters, ADNL addresses 16 and an ellipsis', () => {
  expect(shortValidator('Ef9D0YuVC4abcdefXDmq3s_5')).toBe('Ef9D0YuVC4…XDmq3s_5')
  expect(shortAdnl('0123456789abcdef0123')).toBe('0123456789abcdef…')
})

describe('the stake that counts', () => {
  const of = (...rows: [stake: string, maxFactor: number | null][]) =>
    effectiveStake(rows.map(([stake, maxFactor], id) => ({ ...validators(stake)[0]!, id, maxFactor })))
  const THREE = 3 * 65_536

  test('is of each at most its factor times the least', () => {
    expect(of(['100', THREE], ['250', THREE], ['301', THREE], ['9007199254740993000', THREE])).toBe('950')
    expect(of(['100', 65_536], ['250', 98_304])).toBe('250')
    expect(of(['100', 126_976], ['500', 126_976])).toBe('293')
  })

  test('is not known where a factor is not, or of none', () => {
    expect(of(['100', THREE], ['250', null])).toBeNull()
    expect(of()).toBeNull()
  })
})

describe('sorting', () => {
  const row = (id: number, stake: string, address: string | null, adnl: string | null) => ({
    ...validators(stake)[0]!,
    id,
    written: address,
    adnl,
  })
  const rows = [row(0, '5', 'b', null), row(1, '90', null, 'a'), row(2, '5', 'a', 'c'), row(3, '7', 'c', 'b')]
  test.each([
    ['stake', [1, 3, 0, 2]],
    ['-stake', [0, 2, 3, 1]],
    ['place', [0, 1, 2, 3]],
    ['-place', [3, 2, 1, 0]],
    ['address', [2, 0, 3, 1]],
    ['-address', [3, 0, 2, 1]],
    ['adnl', [1, 3, 2, 0]],
    ['-adnl', [2, 3, 1, 0]],
  ] as const)('by %s leaves equal ones in their order, and what is missing at the end', (sort, ids) => {
    expect(sortValidators(rows, sort).map(({ id }) => id)).toEqual(ids)
  })
})

test.each([
  [100, 0],
  [150, 50],
  [200, 100],
  [1, 0],
  [900, 100],
])('of a round from 100 to 200, at %d %d percent are over', (now, percent) => {
  expect(roundPercent({ since: 100, until: 200, total: 4 }, now)).toBe(percent)
})
