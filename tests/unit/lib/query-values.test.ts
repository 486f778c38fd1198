import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCache } from '../../../src/lib/cache.ts'
import { createQueries } from '../../../src/lib/query.ts'
import { fakeStorage } from '../../support/storage.ts'

const NOW = 10_000_000
const MINUTE = 60_000
const WEEK = 604_800_000
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

/** Queries of a page, and the values that they have passed on with their times. */
function setUp() {
  const cache = createCache({ prefix: 'c:', storage: () => fakeStorage() })
  const learnt: unknown[][] = []
  const query = createQueries({
    cache,
    inBrowser: true,
    isHidden: () => false,
    onVisible: () => () => {},
    onValue: (...value) => void learnt.push(value),
  })
  const save = (age: number, keep: number) =>
    cache.write('n', { value: 7, at: NOW - age, sources: ['tonapi'] }, keep, WEEK)
  return { cache, learnt, query, save }
}

test('a query passes on saved values with the time at which they were learnt', async () => {
  const { learnt, query, save } = setUp()
  save(10 * MINUTE, 30 * MINUTE)
  const stop = query({ key: 'n', load: async () => 8 })().listen(() => {})
  expect(learnt).toEqual([[7, NOW - 10 * MINUTE]])
  await vi.advanceTimersByTimeAsync(0)
  expect(learnt).toEqual([
    [7, NOW - 10 * MINUTE],
    [8, NOW],
  ])
  stop()
})

test.each([
  [5 * MINUTE, 0],
  [5 * MINUTE + 1, 1],
])('a saved value without an expiry, learnt %i ms ago, is loaded again %i times', async (age, times) => {
  const { query, save } = setUp()
  save(age, 30 * MINUTE)
  let loads = 0
  const $store = query({
    key: 'n',
    async load() {
      loads++
      return 8
    },
  })()
  const stop = $store.listen(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(loads).toBe(times)
  expect($store.get()).toMatchObject({ status: 'ready', value: times === 0 ? 7 : 8, saved: times === 0 })
  stop()
})

test('a value without an expiry is saved as fresh for half an hour', async () => {
  const { cache, query } = setUp()
  const stop = query({ key: 'n', load: async () => 8 })().listen(() => {})
  await vi.advanceTimersByTimeAsync(0)
  stop()
  vi.setSystemTime(NOW + 30 * MINUTE - 1)
  expect(cache.read('n')?.value).toBe(8)
  vi.setSystemTime(NOW + 30 * MINUTE)
  expect(cache.read('n')).toBeUndefined()
})

test('a query ignores a part of a load that a later load has replaced', async () => {
  const { query } = setUp()
  const delays = [1000, 10]
  let asked = 0
  const $store = query<number>({
    key: 'n',
    async *load() {
      const place = asked++
      await new Promise(resolve => setTimeout(resolve, delays[place]))
      yield place
      return place + 10
    },
  })()
  const stop = $store.listen(() => {})
  await vi.advanceTimersByTimeAsync(0)
  $store.refresh()
  await vi.advanceTimersByTimeAsync(2000)
  expect($store.get()).toMatchObject({ status: 'ready', value: 11, changing: false })
  expect($store.get()).not.toHaveProperty('partial')
  stop()
})
