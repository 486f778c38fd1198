import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottle } from '../../../src/lib/throttle.ts'
import { createClient } from '../../../src/providers/http/client.ts'
import { startPrefetch } from '../../../src/providers/http/prefetched.ts'
import { fakeCall, fakeNetwork } from '../../support/provider.ts'
import { fakeStorage } from '../../support/storage.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  globalThis.nanoscopePrefetched = undefined
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const schema = v.object({ n: v.number() })

/** The head and the page's screen, each with its own queue over the same saved clock, as in a browser. */
function setUp() {
  const network = fakeNetwork()
  const storage = fakeStorage()
  const line = () => ({
    baseUrl: 'http://api.test',
    throttle: createThrottle({ name: 'line', interval: 1500, storage: () => storage }),
  })
  const get = createClient({ ...line(), name: 'tonapi', unwrap: body => body })
  return { ...network, head: line(), get }
}

test('a prefetched call is taken over by the screen’s equal call', async () => {
  const { announce, calls, head, get } = setUp()
  announce('/a?x=1', { body: { n: 1 } })
  startPrefetch(head, '/a', { x: 1 })
  await vi.advanceTimersByTimeAsync(500)
  expect(calls).toHaveLength(1)
  await expect(get('/a', { x: 1 }, schema, fakeCall())).resolves.toEqual({ n: 1 })
  expect(calls).toHaveLength(1)
})

test('a prefetched call is taken over once, and a repeated call waits its turn', async () => {
  const { announce, calls, head, get } = setUp()
  announce('/a', { body: { n: 1 } }, { body: { n: 2 } })
  startPrefetch(head, '/a')
  await vi.advanceTimersByTimeAsync(500)
  await get('/a', {}, schema, fakeCall())
  const again = get('/a', {}, schema, fakeCall())
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(again).resolves.toEqual({ n: 2 })
  expect(calls[1]!.at - calls[0]!.at).toBeGreaterThanOrEqual(1500)
})

test('another call leaves a prefetched call alone and waits its turn', async () => {
  const { announce, calls, head, get } = setUp()
  announce('/a', { body: { n: 1 } })
  announce('/b', { body: { n: 2 } })
  startPrefetch(head, '/a')
  const other = get('/b', {}, schema, fakeCall())
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(other).resolves.toEqual({ n: 2 })
  expect(calls[1]!.at - calls[0]!.at).toBeGreaterThanOrEqual(1500)
  expect(globalThis.nanoscopePrefetched?.map(({ url }) => url)).toEqual(['http://api.test/a'])
})

test('a screen takes over each of two prefetched calls once, in any order', async () => {
  const { announce, calls, head, get } = setUp()
  announce('/a', { body: { n: 1 } })
  announce('/b', { body: { n: 2 } })
  startPrefetch(head, '/a')
  startPrefetch(head, '/b')
  const taken = Promise.all([get('/b', {}, schema, fakeCall()), get('/a', {}, schema, fakeCall())])
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(taken).resolves.toEqual([{ n: 2 }, { n: 1 }])
  expect(calls).toHaveLength(2)
  expect(globalThis.nanoscopePrefetched).toEqual([])
})

test('a prefetched call answered 429 holds the queue and is repeated', async () => {
  const { announce, calls, head, get } = setUp()
  announce('/a', { status: 429, body: { error: 'rate limit' } }, { body: { n: 2 } })
  startPrefetch(head, '/a')
  const taken = get('/a', {}, schema, fakeCall())
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(taken).resolves.toEqual({ n: 2 })
  expect(calls[1]!.at - calls[0]!.at).toBeGreaterThanOrEqual(3000)
})

test('a prefetched call that failed without a connection is repeated', async () => {
  const { announce, head, get } = setUp()
  announce('/a', new TypeError('Failed to fetch'), { body: { n: 2 } })
  startPrefetch(head, '/a')
  const taken = get('/a', {}, schema, fakeCall())
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(taken).resolves.toEqual({ n: 2 })
})

test('leaving the screen aborts a prefetched call', async () => {
  const { announce, calls, head, get } = setUp()
  announce('/a', { body: { n: 1 }, delay: 20_000 })
  startPrefetch(head, '/a')
  const controller = new AbortController()
  const taken = get('/a', {}, schema, fakeCall(controller.signal))
  taken.catch(() => {})
  await vi.advanceTimersByTimeAsync(1000)
  controller.abort(new Error('left'))
  await expect(taken).rejects.toThrow('left')
  expect(calls[0]?.init.signal?.aborted).toBe(true)
})

test('an unused failed prefetch causes no unhandled rejection', async () => {
  const { announce, head } = setUp()
  announce('/a', new TypeError('Failed to fetch'))
  startPrefetch(head, '/a')
  await vi.advanceTimersByTimeAsync(10_000)
})
