import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser, gaps } from '../../support/tabs.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['with locks', true],
  ['without', false],
])('a page in bfcache starts no call and queues again once restored, %s', async (_, hasLocks) => {
  const { tab, starts, locks } = browser()
  const one = tab({ locks: hasLocks ? locks : undefined })
  for (const who of ['a', 'b']) void one.call(who)
  await vi.advanceTimersByTimeAsync(100)
  one.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(starts.map(({ who }) => who)).toEqual(['a'])
  void one.call('c')
  await vi.advanceTimersByTimeAsync(10_000)
  one.comeBack()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(starts.map(({ who }) => who)).toEqual(['a', 'b', 'c'])
  expect(Math.min(...gaps(starts))).toBeGreaterThanOrEqual(1500)
})

test('a page in bfcache neither holds nor waits for a lock', async () => {
  const { tab, locks } = browser()
  const [holder, queuer] = [tab({ locks }), tab({ locks })]
  for (const { call } of [holder, queuer]) for (const who of ['a', 'b']) void call(who)
  await vi.advanceTimersByTimeAsync(100)
  expect(locks.wanted()).toBe(2)
  queuer.leave()
  holder.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(locks.wanted()).toBe(0)
})

test('the first pageshow during a waiting call leaves no lock held after pagehide', async () => {
  const { tab, locks } = browser()
  const { call, leave, comeBack } = tab({ locks })
  for (const who of ['a', 'b']) void call(who)
  await vi.advanceTimersByTimeAsync(100)
  comeBack()
  expect(locks.wanted()).toBe(1)
  leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(locks.wanted()).toBe(0)
})

test('the throttle keeps the interval across pages that are left and restored', async () => {
  const { tab, starts, locks } = browser()
  const [left, other] = [tab({ locks }), tab({ locks })]
  for (const who of ['left', 'back']) void left.call(who)
  await vi.advanceTimersByTimeAsync(0)
  left.leave()
  for (const who of ['x', 'y', 'z']) void other.call(who)
  await vi.advanceTimersByTimeAsync(2000)
  left.comeBack()
  left.leave()
  left.comeBack()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(starts.map(({ who }) => who).toSorted()).toEqual(['back', 'left', 'x', 'y', 'z'])
  expect(Math.min(...gaps(starts))).toBeGreaterThanOrEqual(1500)
})

test('a page restored from bfcache is not treated as if its locks were refused', async () => {
  const { tab, starts, locks } = browser()
  const { call, leave, comeBack } = tab({ locks })
  for (const who of ['a', 'b']) void call(who)
  await vi.advanceTimersByTimeAsync(100)
  leave()
  await vi.advanceTimersByTimeAsync(0)
  comeBack()
  await vi.advanceTimersByTimeAsync(0)
  expect(locks.wanted()).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(starts).toHaveLength(2)
})
