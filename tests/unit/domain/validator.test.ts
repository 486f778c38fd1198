import { describe, expect, test } from 'vitest'
import { nextElection } from '../../../src/domain/network/election.ts'
import {
  cumulativeShares,
  cumulativeSums,
  largestHolding,
  roundPercent,
  sharePercent,
  type Validator,
} from '../../../src/domain/network/validator.ts'
import { sortValidators } from '../../../src/domain/network/validator-sort.ts'
import { countedStakes, factorText, rankValidators } from '../../../src/domain/network/weight.ts'
import { shortAdnl, shortValidator } from '../../../src/domain/notation/short.ts'

const validators = (...stakes: string[]): Validator[] =>
  stakes.map((stake, id) => ({ id, address: null, written: null, adnl: null, stake, maxFactor: null }))

test('validators rank by weight, then by stake, beyond 2^53; equal ones keep their order', () => {
  const stakes = validators('9007199254740993', '1', '9007199254740994', '1')
  expect(rankValidators(stakes).map(({ id, rank }) => [id, rank])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
    [3, 4],
  ])
})

test('ten thousand validators are ranked, each once', () => {
  const ranks = rankValidators(validators(...Array.from({ length: 10_000 }, (_, i) => String((i * 7919) % 10_007))))
  expect(ranks.map(({ rank }) => rank)).toEqual(ranks.map((_, i) => i + 1))
})

test('a stake above its maximal factor counts only up to the limit', () => {
  const rows = [
    { stake: '100', maxFactor: 196_608 },
    { stake: '900', maxFactor: 65_536 },
    { stake: '250', maxFactor: 196_608 },
    { stake: '800', maxFactor: 196_608 },
  ]
  const ranked = rankValidators(rows.map((row, id) => ({ ...validators(row.stake)[0]!, id, ...row })))
  expect(ranked.map(({ stake, counted }) => [stake, counted])).toEqual([
    ['800', '300'],
    ['250', '250'],
    ['900', '100'],
    ['100', '100'],
  ])
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

describe('concentration of stakes', () => {
  test.each([
    [['6', '3', '1'], 3n, 1],
    [['6', '3', '1'], 2n, 1],
    [['3', '3', '3'], 3n, 1],
    [['2', '2', '2', '2'], 2n, 2],
    [['2', '2', '2', '2'], 3n, 2],
    [[], 3n, 0],
    [['0', '0'], 3n, 0],
  ])('with the stakes %j, at least 1/%s is held by the %i largest', (stakes, nth, count) => {
    expect(largestHolding(cumulativeSums(stakes), nth)).toBe(count)
  })

  test('the cumulative shares of stakes reach 100 percent', () => {
    expect(cumulativeShares(cumulativeSums(['3', '5', '2']))).toEqual([50, 80, 100])
    expect(cumulativeShares(cumulativeSums(['0']))).toEqual([0])
  })
})

test('validator addresses are shortened to 10 + 8 characters, ADNL addresses to 16', () => {
  expect(shortValidator('Ef9D0YuVC4abcdefXDmq3s_5')).toBe('Ef9D0YuVC4…XDmq3s_5')
  expect(shortAdnl('0123456789abcdef0123')).toBe('0123456789abcdef…')
})

describe('the counted stake', () => {
  const of = (...rows: [stake: string, maxFactor: number | null][]) =>
    countedStakes(rows.map(([stake, maxFactor], id) => ({ ...validators(stake)[0]!, id, maxFactor })))?.map(String)
  const THREE = 3 * 65_536

  test('a counted stake is at most its factor times the smallest one', () => {
    const stakes = of(['100', THREE], ['250', THREE], ['301', THREE], ['9007199254740993000', THREE])
    expect(stakes).toEqual(['100', '250', '300', '300'])
    expect(of(['100', 65_536], ['250', 98_304])).toEqual(['100', '150'])
    expect(of(['100', 126_976], ['500', 126_976])).toEqual(['100', '193'])
    expect(of(['0', THREE], ['500', THREE])).toEqual(['0', '0'])
  })

  test('counted stakes are unknown when a factor is unknown', () => {
    expect(of(['100', THREE], ['250', null])).toBeUndefined()
    expect(of()).toEqual([])
  })
})

describe('the next election', () => {
  const times = { electedFor: 65_536, startBefore: 32_768, endBefore: 8_192 }

  test('the next election is that of the following round until it closes', () => {
    expect(nextElection(times, 100_000, 50_000)).toEqual({ opens: 67_232, closes: 91_808 })
    expect(nextElection(times, 100_000, 91_807)).toEqual({ opens: 67_232, closes: 91_808 })
    expect(nextElection(times, 100_000, 91_808)).toEqual({ opens: 132_768, closes: 157_344 })
  })

  test('the next election is unknown for a round long over', () => {
    expect(nextElection(times, 100_000, 900_000)).toBeNull()
  })
})

test.each([
  [196_608, '3×'],
  [65_536, '1×'],
  [163_840, '2.5×'],
  [147_456, '2.25×'],
])('the stake factor %d is shown as %s', (factor, text) => {
  expect(factorText(factor)).toBe(text)
})

describe('sorting validators', () => {
  const row = (id: number, stake: string, address: string | null, adnl: string | null) => ({
    ...validators(stake)[0]!,
    id,
    written: address,
    adnl,
  })
  const rows = [row(0, '5', 'b', null), row(1, '90', null, 'a'), row(2, '5', 'a', 'c'), row(3, '7', 'c', 'b')]
  test.each([
    ['weight', [1, 3, 0, 2]],
    ['-weight', [2, 0, 3, 1]],
    ['stake', [1, 3, 0, 2]],
    ['-stake', [0, 2, 3, 1]],
    ['address', [2, 0, 3, 1]],
    ['-address', [3, 0, 2, 1]],
    ['adnl', [1, 3, 2, 0]],
    ['-adnl', [2, 3, 1, 0]],
  ] as const)('sorted by %s, equal validators keep their rank order and missing values are last', (sort, ids) => {
    expect(sortValidators(rankValidators(rows), sort).map(({ id }) => id)).toEqual(ids)
  })
})

test.each([
  [100, 0],
  [150, 50],
  [200, 100],
  [1, 0],
  [900, 100],
])('of a round from 100 to 200, at %d %d percent have passed', (now, percent) => {
  expect(roundPercent({ since: 100, until: 200, total: 4 }, now)).toBe(percent)
})
