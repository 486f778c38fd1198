import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createThrottle } from '../../../src/lib/throttle.ts'
import { createClient } from '../../../src/providers/http/client.ts'
import { errorText } from '../../../src/providers/http/error-text.ts'
import { fakeCall, fakeNetwork } from '../../support/provider.ts'
import { fakeStorage } from '../../support/storage.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const schema = v.object({ n: v.number() })

function setUp() {
  const network = fakeNetwork()
  const storage = fakeStorage()
  const throttle = createThrottle({ name: 'line', interval: 1500, storage: () => storage })
  const get = createClient({ name: 'tonapi', baseUrl: 'http://api.test', throttle, unwrap: body => body })
  /** Runs all timers and returns the result of the call. */
  const settle = async (work: Promise<unknown>) => {
    const done = work.then(
      value => ({ value }),
      error => ({ error }),
    )
    await vi.advanceTimersByTimeAsync(120_000)
    return done
  }
  return { ...network, get, settle }
}

test('an API client sends a plain GET without custom headers and credentials', async () => {
  const { get, settle, announce, calls } = setUp()
  announce('/a?x=1', { body: { n: 1 } })
  const call = fakeCall()
  expect(await settle(get('/a', { x: 1 }, schema, call))).toEqual({ value: { n: 1 } })
  expect(call.sources).toEqual(['tonapi'])
  expect([...new Headers(calls[0]?.init.headers)]).toEqual([])
  expect(calls[0]?.init).toMatchObject({ credentials: 'omit' })
  expect(calls[0]?.init.method ?? 'GET').toBe('GET')
})

test('an API client waits twice the interval after a 429, then succeeds', async () => {
  const { get, settle, announce, calls } = setUp()
  announce('/a', { status: 429, body: { error: 'rate limit' } }, { body: { n: 2 } })
  expect(await settle(get('/a', {}, schema, fakeCall()))).toEqual({ value: { n: 2 } })
  expect(calls).toHaveLength(2)
  expect(calls[1]!.at - calls[0]!.at).toBeGreaterThanOrEqual(3000)
  expect(calls[1]!.at - calls[0]!.at).toBeLessThan(3200)
})

test('an API client fails as rate-limited after a second 429', async () => {
  const { get, settle, announce, calls } = setUp()
  announce('/a', { status: 429, body: '<html>slow down</html>' })
  expect(await settle(get('/a', {}, schema, fakeCall()))).toMatchObject({ error: { kind: 'rate-limited' } })
  expect(calls).toHaveLength(2)
})

test.each([
  ['a status 500', { status: 500, body: { error: 'oops' } }, 'broken', 2],
  ['a status 400', { status: 400, body: { Error: 'bad' } }, 'refused', 1],
  ['a status 404', { status: 404, body: { error: 'entity not found' } }, 'not-found', 1],
  ['HTML instead of JSON', { body: '<!doctype html><p>hello' }, 'malformed', 1],
  ['truncated JSON', { body: '{"n":' }, 'malformed', 1],
  ['an empty body', { body: '' }, 'malformed', 1],
  ['a wrong type', { body: { n: 'one' } }, 'malformed', 1],
  ['a list for an object', { body: [] }, 'malformed', 1],
  ['null', { body: null }, 'malformed', 1],
  ['no connection', new TypeError('Failed to fetch'), 'broken', 2],
  ['an answer after 30 seconds', { body: { n: 1 }, delay: 30_001 }, 'timeout', 1],
])('%s causes an error of its expected kind', async (_name, reply, kind, asked) => {
  const { get, settle, announce, calls } = setUp()
  announce('/a', reply)
  expect(await settle(get('/a', {}, schema, fakeCall()))).toMatchObject({
    error: { name: 'ProviderError', kind, provider: 'tonapi' },
  })
  expect(calls).toHaveLength(asked)
})

test.each([
  [{ status: 400, body: { Error: 'bad' } }, 'bad'],
  [{ status: 400, body: {} }, 'status 400'],
  [{ body: '{"n":' }, 'the answer is not JSON'],
  [new TypeError('Failed to fetch'), 'no readable answer'],
  [{ body: { n: 1 }, delay: 30_001 }, 'no answer in 30 s'],
])('an API error states what was wrong with %o', async (reply, detail) => {
  const { get, settle, announce } = setUp()
  announce('/a', reply)
  expect(await settle(get('/a', {}, schema, fakeCall()))).toMatchObject({ error: { detail } })
})

test('an API error names the request’s or the answer’s wrong field', async () => {
  const { get, settle, announce } = setUp()
  announce('/a?x=1', { status: 422, body: { error: 'bad seqno' } })
  expect(await settle(get('/a', { x: 1 }, schema, fakeCall()))).toMatchObject({
    error: { status: 422, url: 'http://api.test/a?x=1' },
  })
  announce('/a', { body: { n: 'one' } })
  expect(await settle(get('/a', {}, schema, fakeCall()))).toMatchObject({
    error: { detail: expect.stringMatching(/^n: /) },
  })
})

test('a network error right after an answer is treated as a rate limit hidden by CORS', async () => {
  vi.stubGlobal('localStorage', fakeStorage())
  const { get, settle, announce, calls } = setUp()
  announce('/a', { body: { n: 1 } })
  announce('/b', new TypeError('Failed to fetch'), { body: { n: 2 } })
  const both = get('/a', {}, schema, fakeCall()).then(() => get('/b', {}, schema, fakeCall()))
  expect(await settle(both)).toEqual({ value: { n: 2 } })
  expect(calls[2]!.at - calls[1]!.at).toBeGreaterThanOrEqual(3000)
  announce('/c', { body: { n: 3 } })
  announce('/d', new TypeError('Failed to fetch'))
  const again = get('/c', {}, schema, fakeCall()).then(() => get('/d', {}, schema, fakeCall()))
  expect(await settle(again)).toMatchObject({ error: { kind: 'rate-limited' } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await settle(get('/d', {}, schema, fakeCall()))).toMatchObject({ error: { kind: 'broken' } })
})

test('an API call reports its phases, and its retry goes ahead of other calls', async () => {
  const { get, settle, announce, calls } = setUp()
  announce('/a', { status: 500, body: {} }, { body: { n: 1 } })
  announce('/b', { body: { n: 2 } })
  const phases: string[] = []
  const call = { ...fakeCall(), onProgress: ({ phase }: { phase: string }) => void phases.push(phase) }
  await settle(Promise.all([get('/a', {}, schema, call), get('/b', {}, schema, fakeCall())]))
  expect(phases).toEqual(['queued', 'asked', 'retrying', 'asked'])
  expect(calls.map(({ url }) => url)).toEqual(['/a', '/a', '/b'])
})

test('an API call fails as offline when the device is offline', async () => {
  const { get, settle, announce } = setUp()
  vi.stubGlobal('navigator', { onLine: false })
  announce('/a', new TypeError('Failed to fetch'))
  expect(await settle(get('/a', {}, schema, fakeCall()))).toMatchObject({ error: { kind: 'offline' } })
})

test('equal API calls in flight are sent once', async () => {
  const { get, settle, announce, calls } = setUp()
  announce('/a', { body: { n: 1 }, delay: 500 })
  const both = Promise.all([get('/a', {}, schema, fakeCall()), get('/a', {}, schema, fakeCall())])
  expect(await settle(both)).toEqual({ value: [{ n: 1 }, { n: 1 }] })
  expect(calls).toHaveLength(1)
})

test('a queued API call is never sent once its page is left', async () => {
  const { get, settle, announce, calls } = setUp()
  announce('/a', { body: { n: 1 } })
  announce('/b', { body: { n: 2 } })
  const gone = new AbortController()
  const first = get('/a', {}, schema, fakeCall())
  const waiting = get('/b', {}, schema, fakeCall(gone.signal))
  gone.abort(new Error('page left'))
  expect(await settle(Promise.allSettled([first, waiting]))).toMatchObject({
    value: [{ status: 'fulfilled' }, { status: 'rejected', reason: { message: 'page left' } }],
  })
  expect(calls.map(({ url }) => url)).toEqual(['/a'])
})

describe('the text of an error body', () => {
  test.each([
    [{ error: 'a' }, { text: 'a', code: null }],
    [{ Error: 'b' }, { text: 'b', code: null }],
    [
      { ok: false, result: 'Ratelimit exceed', code: 429 },
      { text: 'Ratelimit exceed', code: 429 },
    ],
    [{ error: 7 }, undefined],
    [{ result: {} }, undefined],
    [null, undefined],
    ['text', undefined],
  ])('errorText reads the error text and code of %j', (body, text) => {
    expect(errorText(body)).toEqual(text)
  })
})

test('an API error has the URL of the failed request, of a malformed answer and of a timeout', async () => {
  const { get, settle, announce } = setUp()
  announce('/a?x=1', { status: 422, body: { error: 'bad seqno' } })
  expect(await settle(get('/a', { x: 1 }, schema, fakeCall()))).toMatchObject({
    error: { status: 422, url: 'http://api.test/a?x=1' },
  })
  announce('/a', { body: { n: 'one' } })
  expect(await settle(get('/a', {}, schema, fakeCall()))).toMatchObject({ error: { url: 'http://api.test/a' } })
  announce('/b', { body: { n: 1 }, delay: 60_000 })
  expect(await settle(get('/b', {}, schema, fakeCall()))).toMatchObject({
    error: { kind: 'timeout', url: 'http://api.test/b' },
  })
})
