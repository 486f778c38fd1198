import { expect, test } from 'vitest'
import { dayOf, endOfDay } from '../../../src/domain/text/day.ts'

test.each(['2026-03-12', '2024-02-29', '2025-12-31', '2026-03-29', '2026-10-25'])(
  'endOfDay is the last second of %s in local time',
  date => {
    const end = endOfDay(date)!
    expect(dayOf(end)).toBe(date)
    expect(dayOf(end + 1)).not.toBe(date)
    expect(new Date(end * 1000).toString()).toContain('23:59:59')
  },
)

test.each(['', '12 March', '2026-3-1', '2026-03-12T00:00', '99999-01-01'])('%j is rejected as a day', text => {
  expect(endOfDay(text)).toBe(null)
})

test('dayOf writes years with four digits', () => {
  expect(dayOf(-60_000_000_000)).toMatch(/^00\d\d-\d\d-\d\d$/)
})
