import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottle } from '../../../src/lib/throttle.ts'
import { createClient } from '../../../src/providers/http/client.ts'
import { getFile } from '../../../src/providers/http/download.ts'
import { postJson } from '../../../src/providers/http/post.ts'
import { getText } from '../../../src/providers/http/prefetched.ts'
import { fakeCall } from '../../support/provider.ts'
import { fakeStorage } from '../../support/storage.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { href: 'http://site.test/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const MB = 1_000_000
const schema = v.object({ n: v.number() })

/** A client whose `fetch` is `answer`; `times` are those of its calls, in ms after the first. */
function setUp(answer: (signal: AbortSignal) => Response, fetchAnswer = getText) {
  const starts: number[] = []
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    starts.push(Date.now())
    return answer(signal)
  })
  const storage = fakeStorage()
  const throttle = createThrottle({ name: 'line', interval: 1500, storage: () => storage })
  const get = createClient({
    name: 'tonapi',
    baseUrl: 'http://api.test',
    throttle,
    unwrap: body => body,
    fetchAnswer,
  })
  const outcome = async () => {
    const done = get('/a', {}, schema, fakeCall()).then(
      value => ({ value }),
      error => ({ error }),
    )
    await vi.advanceTimersByTimeAsync(120_000)
    return done
  }
  return { outcome, starts }
}

/** A body of `{"n":1,"x":"    …"}` with that many MB; `sent` counts the MB that were read. */
function heavyBody(size: number) {
  const sent = { count: 0 }
  const text = (part: string) => new TextEncoder().encode(part)
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent.count === 0) controller.enqueue(text('{"n":1,"x":"'))
      sent.count++
      controller.enqueue(new Uint8Array(MB).fill(32))
      if (sent.count < size) return
      controller.enqueue(text('"}'))
      controller.close()
    },
  })
  return { body, sent }
}

const ways = { 'a GET': getText, 'a POST': postJson({}), 'a file': getFile }

test.each(Object.entries(ways))('%s of 50 MB is not read to its end and is malformed', async (_, way) => {
  const { body, sent } = heavyBody(50)
  const { outcome, starts } = setUp(() => new Response(body), way)
  expect(await outcome()).toMatchObject({ error: { kind: 'malformed' } })
  expect(sent.count).toBeLessThan(25)
  expect(starts).toHaveLength(1)
})

test('an answer of 10 MB is accepted', async () => {
  const { outcome } = setUp(() => new Response(heavyBody(10).body))
  expect(await outcome()).toEqual({ value: { n: 1 } })
})

test('an error answer of 50 MB is reported by its status', async () => {
  const { outcome } = setUp(() => new Response(heavyBody(50).body, { status: 404 }))
  expect(await outcome()).toMatchObject({ error: { kind: 'not-found', status: 404 } })
})

test('an answer that never ends is a timeout after 30 s', async () => {
  const { outcome, starts } = setUp(signal => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const drip = setInterval(() => controller.enqueue(new Uint8Array([32])), 1000)
        signal.addEventListener('abort', () => {
          clearInterval(drip)
          controller.error(signal.reason)
        })
      },
    })
    return new Response(body)
  })
  const done = outcome()
  expect(await done).toMatchObject({ error: { kind: 'timeout' } })
  expect(starts).toHaveLength(1)
})

test.each(['3600', '-1', '0', 'Wed, 21 Oct 2099 07:28:00 GMT', 'soon'])(
  'a 429 with Retry-After: %s is retried once, after twice the interval',
  async after => {
    const { outcome, starts } = setUp(() => new Response('{}', { status: 429, headers: { 'Retry-After': after } }))
    expect(await outcome()).toMatchObject({ error: { kind: 'rate-limited' } })
    expect(starts).toHaveLength(2)
    const [first = 0, second = 0] = starts
    expect(second - first).toBeGreaterThanOrEqual(3000)
    expect(second - first).toBeLessThan(3200)
  },
)
