import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY } from '../../../src/lib/time.ts'
import { browser, gaps } from '../../support/tabs.ts'

const START = 1_000_000
beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void vi.useRealTimers())

/** Holds the lock for `ms` and starts nothing, as a tab whose thread is blocked. */
function block({ locks }: ReturnType<typeof browser>, ms: number) {
  void locks.request('line', {}, () => new Promise<void>(resolve => setTimeout(resolve, ms)))
}

test('a stuck tab that holds the lock delays others by three intervals only', async () => {
  const all = browser()
  block(all, 25_000)
  void all.tab().call('a')
  await vi.advanceTimersByTimeAsync(25_000)
  expect(all.starts.map(({ who }) => who)).toEqual(['a'])
  expect(all.starts[0]?.at).toBeGreaterThanOrEqual(4500)
  expect(all.starts[0]?.at).toBeLessThan(5000)
})

test('a tab counts as stuck once the saved clock has been in the past for three call intervals', async () => {
  const all = browser()
  void all.tab().call('before')
  await vi.advanceTimersByTimeAsync(1000)
  const other = all.tab()
  block(all, 60_000)
  void other.call('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(gaps(all.starts)[0]).toBeGreaterThanOrEqual(1560 + 3000)
  expect(gaps(all.starts)[0]).toBeLessThan(8500)
})

test('tabs behind a stuck one keep the call interval without further delay', async () => {
  const all = browser()
  block(all, 120_000)
  const tabs = [all.tab(), all.tab(), all.tab()]
  for (const { call } of tabs) for (let i = 0; i < 4; i++) void call('x')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(all.starts).toHaveLength(12)
  expect(Math.min(...gaps(all.starts))).toBeGreaterThanOrEqual(1500)
  expect(all.starts.at(-1)?.at).toBeLessThan(4600 + 12 * 1700)
})

test('tabs use the lock again once the stuck tab releases it', async () => {
  const all = browser()
  block(all, 10_000)
  const { call } = all.tab()
  void call('during')
  await vi.advanceTimersByTimeAsync(12_000)
  void call('after')
  await vi.advanceTimersByTimeAsync(100)
  // Held for the interval after a start, as by any tab.
  expect(all.locks.wanted()).toBe(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(all.locks.wanted()).toBe(0)
  expect(all.starts.map(({ who }) => who)).toEqual(['during', 'after'])
})

test('a page in bfcache gives up its lock request behind a stuck tab, and makes one when restored', async () => {
  const all = browser()
  block(all, 60_000)
  const { call, leave, comeBack } = all.tab()
  void call('a')
  await vi.advanceTimersByTimeAsync(6000)
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(all.locks.wanted()).toBe(0)
  comeBack()
  void call('b')
  await vi.advanceTimersByTimeAsync(100)
  expect(all.starts.map(({ who }) => who)).toEqual(['a', 'b'])
  expect(all.locks.wanted()).toBe(1)
})

test('no tab counts as stuck while many tabs are busy', async () => {
  const all = browser()
  const tabs = Array.from({ length: 8 }, () => all.tab())
  for (const { call } of tabs) for (let i = 0; i < 4; i++) void call('x')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(all.starts).toHaveLength(32)
  // A claim would take its 40 ms to settle.
  expect(new Set(gaps(all.starts))).toEqual(new Set([1560]))
})

test.each([
  ['forward', DAY],
  ['back', -DAY],
])('a clock that jumps a day %s blocks no tab, with or without a stuck one', async (_, jump) => {
  for (const isStuck of [false, true]) {
    vi.setSystemTime(START + 2 * DAY)
    const all = browser()
    const tabs = [all.tab(), all.tab()]
    for (const { call } of tabs) void call('before')
    await vi.advanceTimersByTimeAsync(400)
    if (isStuck) block(all, 60_000)
    for (const { call } of tabs) void call('after')
    vi.setSystemTime(Date.now() + jump)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(all.starts, `stuck: ${isStuck}`).toHaveLength(4)
  }
})

test('calls are still one at a time after the machine has slept', async () => {
  const all = browser()
  const { call } = all.tab()
  for (const who of ['a', 'b', 'c']) void call(who)
  await vi.advanceTimersByTimeAsync(100)
  vi.setSystemTime(Date.now() + 8 * 3_600_000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(all.starts.map(({ who }) => who)).toEqual(['a', 'b', 'c'])
  expect(Math.min(...gaps(all.starts))).toBeGreaterThanOrEqual(1500)
})

test.each([-3_600_000, 0, 3_600_000, Number.NaN])(
  'holding the throttle for %d ms delays the next call by seconds at most',
  async ms => {
    const all = browser()
    const { call, line } = all.tab()
    await call('a')
    line.hold(ms)
    void call('b')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(all.starts.map(({ who }) => who)).toEqual(['a', 'b'])
    expect(gaps(all.starts)[0]).toBeGreaterThanOrEqual(1500)
  },
)
