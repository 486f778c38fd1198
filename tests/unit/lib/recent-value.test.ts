import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ready } from '../../../src/lib/query-state.ts'
import { recentValue } from '../../../src/lib/recent-value.ts'

const NOW = 1_800_000_000_000
const HOUR = 3_600_000
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const learnt = (at: number, value = 5): Ready<number> => ({
  status: 'ready',
  value,
  at,
  sources: ['tonapi'],
  saved: true,
  changing: false,
})

test('recentValue returns a value that was learnt within the last hour, and none that is older', () => {
  expect(recentValue(learnt(NOW))).toBe(5)
  expect(recentValue(learnt(NOW - HOUR + 1))).toBe(5)
  expect(recentValue(learnt(NOW - HOUR))).toBeUndefined()
  expect(recentValue(learnt(NOW, 0))).toBe(0)
})

test('recentValue returns nothing for a value that is loading or has failed', () => {
  expect(recentValue({ status: 'loading' })).toBeUndefined()
  expect(recentValue({ status: 'failed', error: new Error('down'), changing: false })).toBeUndefined()
})
