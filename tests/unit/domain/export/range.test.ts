import { expect, test } from 'vitest'
import { estimatePages, type RangeProgress, takePage, timeLeft } from '../../../../src/domain/export/range.ts'
import { dayOfUtc, rangeOfDays } from '../../../../src/domain/text/day.ts'
import { transaction } from '../../../support/transaction.ts'

/** A history of these times, newest first, linked by hashes. */
const history = (...times: number[]) =>
  times.map(utime => transaction({ utime, lt: `${utime}`, hash: `h${utime}`, prevHash: `h${utime - 1}` }))
const progress: RangeProgress = {
  from: 5,
  to: 8,
  first: null,
  before: null,
  last: null,
  reached: null,
  broken: false,
  isDeleted: false,
  isEndCertain: true,
  ending: null,
}
const page = (...times: number[]) => ({ transactions: history(...times), more: true, unreadable: 0 })
const timesOf = ({ taken }: ReturnType<typeof takePage>) => taken.map(({ utime }) => utime)

test('takePage takes rows within the range and is complete at the first one before it', () => {
  const first = takePage(progress, page(9, 8, 7))
  expect(timesOf(first)).toEqual([8, 7])
  expect(first.progress).toMatchObject({ reached: 7, ending: null })
  const second = takePage(first.progress, page(6, 5, 4))
  expect(timesOf(second)).toEqual([6, 5])
  expect(second.progress).toMatchObject({ ending: 'complete', first: '8', before: '4' })
})

test('takePage remembers the newest transaction before the range, or that none exists', () => {
  expect(takePage(progress, page(6, 5, 4, 3)).progress.before).toBe('4')
  expect(takePage(progress, { ...page(6, 5), more: false }).progress.before).toBeNull()
})

test('takePage continues after a row of the range’s first second, as older ones may share it', () => {
  const first = takePage(progress, page(7, 6, 5))
  expect(first.progress.ending).toBeNull()
  expect(timesOf(first)).toEqual([7, 6, 5])
})

test('takePage takes no row twice when a page begins with a known one', () => {
  const first = takePage(progress, page(8, 7))
  expect(timesOf(takePage(first.progress, page(8, 7, 6)))).toEqual([6])
})

test.each([
  ['is complete at the first transaction of the account', { ...page(8, 7), more: false }, 'complete'],
  ['has a gap where a transaction is missing', { ...page(8, 6), more: false }, 'gap'],
  ['has a gap where one was unreadable', { ...page(8, 7), more: false, unreadable: 1 }, 'gap'],
  ['has a gap if its only row was unreadable', { ...page(), more: false, unreadable: 1 }, 'gap'],
  ['ends where the providers have no more', page(), 'history ends'],
  ['is complete and empty where the account did nothing', { ...page(), more: false }, 'complete'],
])('an export %s', (_, only, ending) => {
  expect(takePage(progress, only).progress.ending).toBe(ending)
})

test.each([
  ['reaches its first day', { ...page(8, 7), more: false }, 'uncertain end'],
  ['is empty', { ...page(), more: false }, 'uncertain end'],
  ['also has a gap', { ...page(8, 6), more: false }, 'gap'],
])('an export whose newest transaction may be missing is never complete: it %s', (_, only, ending) => {
  expect(takePage({ ...progress, isEndCertain: false }, only).progress.ending).toBe(ending)
})

test('takePage reports a gap when a row is missing between two pages', () => {
  const first = takePage(progress, page(8, 7))
  expect(takePage(first.progress, page(5, 4)).progress.ending).toBe('gap')
  expect(takePage(first.progress, { ...page(), more: false }).progress.ending).toBe('history ends')
})

test.each([
  ['completes an export', {}, 'complete'],
  ['keeps the gap of an export', { broken: true }, 'gap'],
  ['keeps the uncertain end of an export', { isEndCertain: false }, 'uncertain end'],
  ['keeps the deletion of an export', { isDeleted: true }, 'deleted between'],
])('an empty page below the first transaction %s', (_, more, ending) => {
  const first = takePage({ ...progress, ...more }, { ...page(), transactions: [{ ...history(8)[0]!, prevLt: '0' }] })
  expect(first.progress.ending).toBeNull()
  expect(takePage(first.progress, { ...page(), more: false }).progress.ending).toBe(ending)
  expect(takePage(first.progress, page()).progress.ending).toBe('history ends')
})

test.each([
  ['by its rows where they reach as far', [10, 9, 8, 3], { from: 5, to: 9 }, false, 1],
  ['by its rows where there are no older ones', [10, 9, 8], { from: 0, to: 9 }, true, 1],
  ['by how often there were some', [1000, 500, 0], { from: -98_500, to: 1000 }, false, 4],
  ['as one where nothing is loaded', [], { from: 0, to: 9 }, false, 1],
])('estimatePages counts the pages of a range %s', (_, times, range, isWhole, pages) => {
  expect(estimatePages(history(...times), range, isWhole)).toBe(pages)
})

test.each([
  [null, null],
  [100, null],
  [75, 30],
  [0, 0],
])('the time left at %s of a range from 100 to 0, after 10 s, is %s s', (reached, left) => {
  expect(timeLeft({ from: 0, to: 100, reached }, 10)).toBe(left)
})

test('rangeOfDays uses UTC days', () => {
  expect(rangeOfDays('2023-11-14', '2023-11-15')).toEqual({ from: 1_699_920_000, to: 1_700_092_799 })
  expect(rangeOfDays('', '2023-11-15')).toBeNull()
  expect(dayOfUtc(1_699_920_000)).toBe('2023-11-14')
})
