import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottle, RANK } from '../../../src/lib/throttle.ts'
import { browser, fakeLocks, gaps } from '../../support/tabs.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test('the throttle starts the first call at once and the next ones an interval apart', async () => {
  const { tab, starts } = browser()
  const { call } = tab()
  for (const who of ['a', 'b', 'c']) void call(who)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(starts).toEqual([
    { who: 'a', at: 0 },
    { who: 'b', at: 1560 },
    { who: 'c', at: 3120 },
  ])
})

test('the throttle keeps the interval across five tabs with locks', async () => {
  const { tab, starts, locks } = browser()
  const tabs = Array.from({ length: 5 }, () => tab({ locks }))
  for (const { call } of tabs) for (let i = 0; i < 3; i++) void call('x')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(starts).toHaveLength(15)
  expect(Math.min(...gaps(starts))).toBeGreaterThanOrEqual(1500)
})

test('the throttle keeps the interval across five tabs without locks', async () => {
  const { tab, starts } = browser()
  const tabs = Array.from({ length: 5 }, () => tab({ locks: undefined }))
  for (const { call } of tabs) for (let i = 0; i < 3; i++) void call('x')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(starts).toHaveLength(15)
  expect(Math.min(...gaps(starts))).toBeGreaterThanOrEqual(1500)
})

test('the throttle keeps the interval across a page load by its saved clock', async () => {
  const { tab, starts } = browser()
  void tab().call('before')
  await vi.advanceTimersByTimeAsync(400)
  void tab({ locks: fakeLocks() }).call('after')
  await vi.advanceTimersByTimeAsync(5000)
  expect(starts).toEqual([
    { who: 'before', at: 0 },
    { who: 'after', at: 1560 },
  ])
})

test('the throttle starts calls that a visitor waits for before background refetches', async () => {
  const { tab, starts } = browser()
  const { call } = tab()
  void call('first')
  void call('refresh', RANK.refresh)
  void call('visible')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(starts.map(({ who }) => who)).toEqual(['first', 'visible', 'refresh'])
})

test('the throttle skips a caller that has left, without losing a turn', async () => {
  const { tab, starts } = browser()
  const { call } = tab()
  const leaver = new AbortController()
  void call('a')
  const left = call('b', RANK.main, leaver.signal)
  void call('c')
  leaver.abort(new Error('page left'))
  await expect(left).rejects.toThrow('page left')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(starts).toEqual([
    { who: 'a', at: 0 },
    { who: 'c', at: 1560 },
  ])
})

test('the throttle holds its queue for the requested duration', async () => {
  const { tab, starts } = browser()
  const { call, line } = tab()
  await call('a')
  line.hold(3000)
  void call('b')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(gaps(starts)).toEqual([3000])
})

test('a shorter hold of the throttle’s queue does not end a longer one', async () => {
  const { tab, starts } = browser()
  const { call, line } = tab()
  await call('a')
  line.hold(4000)
  line.hold(1000)
  void call('b')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(gaps(starts)).toEqual([4000])
})

test('holding the throttle’s queue applies to other tabs too', async () => {
  const { tab, starts } = browser()
  const [one, other] = [tab(), tab()]
  void one.call('a')
  await vi.advanceTimersByTimeAsync(100)
  one.line.hold(3000)
  void other.call('b')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(gaps(starts)).toEqual([3100])
})

test('a hidden tab does not queue ahead of a visible one', async () => {
  const { tab, starts, locks } = browser()
  void tab({ locks }).call('first')
  void tab({ locks, hidden: true }).call('hidden')
  await vi.advanceTimersByTimeAsync(200)
  void tab({ locks }).call('visible')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(starts.map(({ who }) => who)).toEqual(['first', 'visible', 'hidden'])
})

test('the throttle is not blocked by a clock that was set back a day', async () => {
  const { tab, starts, storage } = browser()
  storage.setItem('line', String(1_000_000 + 86_400_000))
  void tab().call('a')
  await vi.advanceTimersByTimeAsync(100)
  expect(starts).toHaveLength(1)
})

test('the throttle works where locks are refused and storage is forbidden', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  const line = createThrottle({
    name: 'line',
    interval: 1500,
    locks: refusing,
    storage: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  const starts: { at: number }[] = []
  const { signal } = new AbortController()
  for (let i = 0; i < 3; i++) void line.turn({ signal, rank: RANK.main }).then(() => starts.push({ at: Date.now() }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(starts).toHaveLength(3)
  expect(Math.min(...gaps(starts))).toBeGreaterThanOrEqual(1500)
})
