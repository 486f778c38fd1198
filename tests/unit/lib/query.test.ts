import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCache } from '../../../src/lib/cache.ts'
import type { Call } from '../../../src/lib/call.ts'
import { createQueries } from '../../../src/lib/query.ts'
import type { QueryOptions } from '../../../src/lib/query-options.ts'
import { RANK } from '../../../src/lib/throttle.ts'
import { fakeStorage } from '../../support/storage.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

/** A browser with tabs that share a storage and tell each other of writes. */
function browser() {
  const storage = fakeStorage()
  const watchers = new Set<(key: string, writer: object) => void>()

  function tab({ inBrowser = true } = {}) {
    const me = {}
    const real = createCache({ prefix: 'c:', storage: () => storage })
    const cache = {
      ...real,
      write(...args: Parameters<typeof real.write>) {
        real.write(...args)
        for (const watcher of watchers) watcher(args[0], me)
      },
      watch(key: string, listener: Parameters<typeof real.watch>[1]) {
        const watcher = (written: string, writer: object) => {
          const saved = written === key && writer !== me ? real.read(key) : undefined
          if (saved) listener(saved)
        }
        watchers.add(watcher)
        return () => void watchers.delete(watcher)
      },
    }
    const screen = { hidden: false, seen: new Set<() => void>() }
    const query = createQueries({
      cache,
      inBrowser,
      isHidden: () => screen.hidden,
      onVisible: listener => {
        screen.seen.add(listener)
        return () => void screen.seen.delete(listener)
      },
    })
    const show = (visible: boolean) => {
      screen.hidden = !visible
      if (visible) for (const listener of screen.seen) listener()
    }
    return { query, cache, show }
  }
  return { tab }
}

/** A store over a provider whose answers count up: 1, 2, 3 … */
function counting(tab: ReturnType<ReturnType<typeof browser>['tab']>, options: Partial<QueryOptions<number, []>> = {}) {
  const calls: Call[] = []
  const provider = { failing: false, slow: 0 }
  const $store = tab.query<number>({
    key: 'n',
    async load(call) {
      calls.push(call)
      if (provider.slow) await new Promise(resolve => setTimeout(resolve, provider.slow))
      if (provider.failing) throw new Error('down')
      call.onSource('provider')
      return calls.length
    },
    ...options,
  })()
  return { $store, calls, provider }
}

const flush = () => vi.advanceTimersByTimeAsync(0)

test('a query makes no call before its first listener', async () => {
  const { calls, $store } = counting(browser().tab())
  await flush()
  expect(calls).toHaveLength(0)
  $store.listen(() => {})
  await flush()
  expect(calls).toHaveLength(1)
  expect($store.value).toEqual({
    status: 'ready',
    value: 1,
    at: 1_000_000,
    sources: ['provider'],
    saved: false,
    changing: false,
  })
})

test('a query makes no call during the static build', async () => {
  const { calls, $store } = counting(browser().tab({ inBrowser: false }))
  $store.listen(() => {})
  await flush()
  expect(calls).toHaveLength(0)
  expect($store.get()).toEqual({ status: 'loading' })
})

test('a query makes no call after a reload while the saved copy is fresh', async () => {
  const { tab } = browser()
  counting(tab(), { freshFor: 60_000 }).$store.listen(() => {})
  await flush()
  await vi.advanceTimersByTimeAsync(59_000)
  const after = counting(tab(), { freshFor: 60_000 })
  after.$store.listen(() => {})
  await flush()
  expect(after.calls).toHaveLength(0)
  expect(after.$store.value).toMatchObject({ status: 'ready', value: 1, saved: true })
})

test('a query shows a stale copy of a value while it reloads it', async () => {
  const { tab } = browser()
  counting(tab()).$store.listen(() => {})
  await flush()
  await vi.advanceTimersByTimeAsync(6 * 60_000)
  const after = counting(tab())
  after.provider.slow = 100
  after.$store.listen(() => {})
  expect(after.$store.value).toMatchObject({ status: 'ready', value: 1, saved: true, changing: true })
  await vi.advanceTimersByTimeAsync(100)
  expect(after.$store.value).toMatchObject({ saved: false, changing: false, at: 1_000_000 + 6 * 60_000 + 100 })
})

test('a query refetches at its interval while it has listeners', async () => {
  const { calls, $store } = counting(browser().tab(), { refetch: 5000 })
  const leave = $store.listen(() => {})
  await vi.advanceTimersByTimeAsync(20_100)
  expect(calls).toHaveLength(5)
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(5)
})

test('a query makes no call while hidden and refetches at once when visible', async () => {
  const tab = browser().tab()
  const { calls, $store } = counting(tab, { refetch: 5000 })
  $store.listen(() => {})
  await flush()
  tab.show(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(1)
  tab.show(true)
  await flush()
  expect(calls).toHaveLength(2)
})

test('a query refetches when visible even if the clock was set back a day meanwhile', async () => {
  const tab = browser().tab()
  const { calls, $store } = counting(tab, { refetch: 5000 })
  $store.listen(() => {})
  await flush()
  tab.show(false)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.setSystemTime(Date.now() - 86_400_000)
  tab.show(true)
  await flush()
  expect(calls).toHaveLength(2)
})

test('a query keeps the last value with its age when a refetch fails', async () => {
  const { $store, provider } = counting(browser().tab(), { refetch: 5000 })
  $store.listen(() => {})
  await flush()
  provider.failing = true
  await vi.advanceTimersByTimeAsync(5000)
  expect($store.value).toMatchObject({ status: 'ready', value: 1, at: 1_000_000, error: new Error('down') })
  provider.failing = false
  await vi.advanceTimersByTimeAsync(5000)
  expect($store.value).toMatchObject({ status: 'ready', value: 3 })
  expect($store.value).not.toHaveProperty('error')
})

test('a query fails when it has no value, and loads again on request', async () => {
  const { $store, provider } = counting(browser().tab())
  provider.failing = true
  $store.listen(() => {})
  await flush()
  expect($store.value).toEqual({ status: 'failed', error: new Error('down'), changing: false })
  provider.failing = false
  $store.refresh()
  expect($store.value).toMatchObject({ status: 'failed', changing: true })
  await flush()
  expect($store.value).toMatchObject({ status: 'ready', value: 2 })
})

test('queries that failed load again once one of them has loaded, except those without listeners', async () => {
  const tab = browser().tab()
  const [one, two, left] = [
    counting(tab, { key: 'one' }),
    counting(tab, { key: 'two' }),
    counting(tab, { key: 'left' }),
  ]
  const all = [one, two, left]
  for (const { provider } of all) provider.failing = true
  const stops = all.map(({ $store }) => $store.subscribe(() => {}))
  await vi.advanceTimersByTimeAsync(0)
  expect(all.map(({ $store }) => $store.get().status)).toEqual(['failed', 'failed', 'failed'])
  stops[2]?.()
  await vi.advanceTimersByTimeAsync(1500)
  for (const { provider } of all) provider.failing = false
  one.$store.refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect(all.map(({ calls }) => calls.length)).toEqual([2, 2, 1])
  expect(two.$store.value).toMatchObject({ status: 'ready' })
  one.$store.refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect(all.map(({ calls }) => calls.length)).toEqual([3, 2, 1])
})

test('a query aborts its call when the last listener has left', async () => {
  const { $store, calls, provider } = counting(browser().tab())
  provider.slow = 10_000
  const leave = $store.listen(() => {})
  await flush()
  leave()
  await vi.advanceTimersByTimeAsync(2000)
  expect(calls[0]?.signal.aborted).toBe(true)
  cleanStores($store)
})

test('a query takes another tab’s value instead of calling itself', async () => {
  const { tab } = browser()
  const [one, other] = [counting(tab(), { refetch: 5000 }), counting(tab(), { refetch: 5000 })]
  one.$store.listen(() => {})
  await flush()
  await vi.advanceTimersByTimeAsync(2000)
  other.$store.listen(() => {})
  await vi.advanceTimersByTimeAsync(20_000)
  expect(one.calls.length + other.calls.length).toBe(5)
  expect(other.$store.value).toMatchObject({
    status: 'ready',
    value: one.$store.value && 'value' in one.$store.value ? one.$store.value.value : 0,
  })
})

test('a query’s first load has a higher rank than a refetch', async () => {
  const { $store, calls } = counting(browser().tab(), { refetch: 5000 })
  $store.listen(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  expect(calls.map(({ rank }) => rank)).toEqual([RANK.main, RANK.refresh])
})

test('a query ignores an answer that arrives after that of a later refetch', async () => {
  const delays = [1000, 10]
  let asked = 0
  const $store = browser()
    .tab()
    .query<number>({
      key: 'n',
      async load() {
        const place = asked++
        await new Promise(resolve => setTimeout(resolve, delays[place]))
        return place
      },
    })()
  $store.listen(() => {})
  await flush()
  $store.refresh()
  await vi.advanceTimersByTimeAsync(2000)
  expect($store.value).toMatchObject({ status: 'ready', value: 1, changing: false })
})

test('a query’s first load reports its awaited provider, and a refetch does not', async () => {
  const awaited = { provider: 'provider', phase: 'asked' } as const
  const states: unknown[] = []
  const $store = browser()
    .tab()
    .query<number>({
      key: 'awaited',
      refetch: 5000,
      async load(call) {
        call.onProgress?.(awaited)
        states.push($store.get())
        return 1
      },
    })()
  const stop = $store.listen(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  expect(states).toMatchObject([
    { status: 'loading', awaited },
    { status: 'ready', value: 1, changing: true },
  ])
  stop()
})

test('a query shows yielded values as partial, and saves only the returned one', async () => {
  const { tab } = browser()
  const { query, cache } = tab()
  const seen: unknown[] = []
  const $store = query<number>({
    key: 'parts',
    async *load() {
      yield 1
      seen.push($store.get(), cache.read('parts'))
      return 2
    },
  })()
  const stop = $store.listen(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toMatchObject([{ status: 'ready', value: 1, partial: true, changing: true }, undefined])
  expect($store.get()).toMatchObject({ value: 2, changing: false })
  expect($store.get()).not.toHaveProperty('partial')
  expect(cache.read('parts')?.value).toBe(2)
  stop()
})

test('a query has one store for equal arguments and another for others', () => {
  const { query } = browser().tab()
  const $block = query({ key: 'block', load: async (_call, seqno: number) => seqno })
  expect($block(1)).toBe($block(1))
  expect($block(1)).not.toBe($block(2))
})

test('a query shows an expired copy with its age when the load fails', async () => {
  const { tab } = browser()
  counting(tab(), { freshFor: 60_000 }).$store.listen(() => {})
  await flush()
  await vi.advanceTimersByTimeAsync(3_600_000)
  const after = counting(tab(), { freshFor: 60_000 })
  after.provider.failing = true
  after.provider.slow = 100
  after.$store.listen(() => {})
  expect(after.$store.value).toEqual({ status: 'loading' })
  await vi.advanceTimersByTimeAsync(100)
  expect(after.$store.value).toMatchObject({ status: 'ready', value: 1, saved: true, at: 1_000_000 })
  expect(after.$store.value).toMatchObject({ error: new Error('down') })
})

test('a query shows an immutable value at once for days, and reloads it once stale', async () => {
  const { tab } = browser()
  counting(tab(), { immutable: true }).$store.listen(() => {})
  await flush()
  await vi.advanceTimersByTimeAsync(6 * 24 * 3_600_000)
  const after = counting(tab(), { immutable: true })
  after.provider.slow = 100
  after.$store.listen(() => {})
  expect(after.$store.value).toMatchObject({ status: 'ready', value: 1, saved: true, changing: true })
  await vi.advanceTimersByTimeAsync(2 * 24 * 3_600_000)
  expect(after.calls).toHaveLength(1)
})

test('a query keeps its last partial value when the load returns nothing, without saving it', async () => {
  const { query, cache } = browser().tab()
  const $store = query<number>({
    key: 'parts',
    async *load(): AsyncGenerator<number, undefined> {
      yield 1
    },
  })()
  const stop = $store.listen(() => {})
  await flush()
  expect($store.get()).toMatchObject({ status: 'ready', value: 1, changing: false })
  expect($store.get()).not.toHaveProperty('partial')
  expect(cache.recall('parts')).toBeUndefined()
  stop()
})

test('a query’s expired value can be recalled for a week', async () => {
  const WEEK = 604_800_000
  const tab = browser().tab()
  const { cache } = tab
  const { $store } = counting(tab)
  const stop = $store.listen(() => {})
  await flush()
  stop()
  vi.setSystemTime(1_000_000 + WEEK - 1)
  expect(cache.read('n')).toBeUndefined()
  expect(cache.recall('n')?.value).toBe(1)
  vi.setSystemTime(1_000_000 + WEEK)
  expect(cache.recall('n')).toBeUndefined()
})

test('a query accepts null as a value', async () => {
  const { query, cache } = browser().tab()
  const $store = query<number | null>({ key: 'nothing', load: async () => null })()
  const stop = $store.listen(() => {})
  await flush()
  expect($store.get()).toMatchObject({ status: 'ready', value: null })
  expect(cache.read('nothing')).toMatchObject({ value: null })
  stop()
})

test('a query read during a slow hydration loads once, and refetches after hydration', async () => {
  const { calls, $store, provider } = counting(browser().tab(), { refetch: 10_000 })
  provider.slow = 3000
  expect($store.get().status).toBe('loading')
  await vi.advanceTimersByTimeAsync(2000)
  expect($store.get().status).toBe('loading')
  await vi.advanceTimersByTimeAsync(2000)
  expect($store.get()).toMatchObject({ status: 'ready', value: 1 })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.signal.aborted).toBe(false)
  $store.listen(() => {})
  await vi.advanceTimersByTimeAsync(4000)
  expect($store.get()).toMatchObject({ status: 'ready', value: 2 })
})

test('a listener added during a query’s load causes no second call', async () => {
  const { calls, $store, provider } = counting(browser().tab())
  provider.slow = 3000
  $store.get()
  await vi.advanceTimersByTimeAsync(2000)
  $store.listen(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  expect($store.get()).toMatchObject({ status: 'ready', value: 1 })
  expect(calls).toHaveLength(1)
})

test('a query’s failure before hydration is shown and not retried automatically', async () => {
  const { calls, $store, provider } = counting(browser().tab())
  provider.failing = true
  $store.get()
  await flush()
  $store.listen(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  expect($store.get().status).toBe('failed')
  expect(calls).toHaveLength(1)
})

test('a query whose refresh was aborted is no longer marked as changing when it is used again', async () => {
  const { $store, provider } = counting(browser().tab(), { freshFor: 60_000 })
  const stop = $store.listen(() => {})
  await flush()
  provider.slow = 3000
  $store.refresh()
  expect($store.value).toMatchObject({ changing: true })
  stop()
  // The last listener's load is aborted 1 s after it has left.
  await vi.advanceTimersByTimeAsync(1500)
  $store.listen(() => {})
  expect($store.value).toMatchObject({ status: 'ready', value: 1, changing: false })
})
