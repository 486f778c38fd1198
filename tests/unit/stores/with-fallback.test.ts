import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProviderName } from '../../../src/domain/text/provider-name.ts'
import type { Call } from '../../../src/lib/call.ts'
import { RANK } from '../../../src/lib/throttle.ts'
import { ProviderError } from '../../../src/providers/http/error.ts'
import { withFallback } from '../../../src/stores/base/with-fallback.ts'
import { fakeCall } from '../../support/provider.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failure = (provider: ProviderName) => new ProviderError('broken', provider, 'oops')
const after = <T>(ms: number, value: T | Error, call: Call) =>
  new Promise<T>((resolve, reject) => {
    call.signal.addEventListener('abort', () => reject(call.signal.reason))
    setTimeout(() => (value instanceof Error ? reject(value) : resolve(value)), ms)
  })

/** A provider that starts at once, reports itself, and answers after `ms`. */
function provider(name: string, ms: number, value: string | Error = name) {
  const calls: Call[] = []
  const load = async (call: Call) => {
    calls.push(call)
    call.onProgress?.({ provider: name, phase: 'asked' })
    call.onSource(name)
    return after(ms, value, call)
  }
  return { load, calls }
}

async function ask(first: ReturnType<typeof provider>, second: ReturnType<typeof provider>, call = fakeCall()) {
  const started = Date.now()
  const work = withFallback(call, first.load, second.load).then(
    value => ({ value, after: Date.now() - started, sources: call.sources }),
    (error: unknown) => ({ error, after: Date.now() - started }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return work
}

test('withFallback does not ask the second provider when the first answers', async () => {
  const second = provider('tonapi', 1)
  expect(await ask(provider('toncenter', 4000), second)).toMatchObject({ value: 'toncenter', sources: ['toncenter'] })
  expect(second.calls).toHaveLength(0)
})

test('withFallback asks the second provider when the first fails, and names only the second', async () => {
  const second = provider('tonapi', 10)
  expect(await ask(provider('toncenter', 10, failure('toncenter')), second)).toMatchObject({
    value: 'tonapi',
    sources: ['tonapi'],
    after: 20,
  })
  expect(second.calls[0]?.rank).toBe(RANK.retry)
})

test('withFallback asks the second after 5 s of silence; the first answer stops the other call', async () => {
  const [slow, quick] = [provider('toncenter', 20_000), provider('tonapi', 10)]
  expect(await ask(slow, quick)).toMatchObject({ value: 'tonapi', after: 5010 })
  expect(slow.calls[0]?.signal.aborted).toBe(true)
  expect(await ask(provider('toncenter', 6000), provider('tonapi', 9000))).toMatchObject({
    value: 'toncenter',
    after: 6000,
  })
})

test('withFallback asks the second at once when the first was refused and waits to retry', async () => {
  const refused = async (call: Call) => {
    call.onProgress?.({ provider: 'toncenter', phase: 'retrying' })
    return after(8000, 'toncenter', call)
  }
  expect(await ask({ load: refused, calls: [] }, provider('tonapi', 10))).toMatchObject({ value: 'tonapi', after: 10 })
})

test('withFallback throws the first provider’s error when both fail', async () => {
  const first = provider('toncenter', 10, failure('toncenter'))
  expect(await ask(first, provider('tonapi', 10, failure('tonapi')))).toMatchObject({
    error: { provider: 'toncenter' },
  })
  const silent = provider('toncenter', 30_000, failure('toncenter'))
  expect(await ask(silent, provider('tonapi', 30_000, failure('tonapi')))).toMatchObject({
    error: { provider: 'toncenter' },
    after: 35_000,
  })
})

test('withFallback keeps the rank of a refresh, and stops when the page is left', async () => {
  const second = provider('tonapi', 10)
  await ask(provider('toncenter', 10, failure('toncenter')), second, { ...fakeCall(), rank: RANK.refresh })
  expect(second.calls[0]?.rank).toBe(RANK.refresh)
  const leaving = new AbortController()
  const unasked = provider('tonapi', 10)
  const work = ask(provider('toncenter', 20_000), unasked, fakeCall(leaving.signal))
  leaving.abort(new Error('left'))
  expect(await work).toMatchObject({ error: { message: 'left' } })
  expect(unasked.calls).toHaveLength(0)
})

test('withFallback asks a third provider when two fail, and throws the first error when all fail', async () => {
  const down = (name: ProviderName) => provider(name, 10, failure(name)).load
  const call = fakeCall()
  const answer = withFallback(call, down('toncenter'), down('tonapi'), provider('toncenter v3', 10).load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBe('toncenter v3')
  expect(call.sources).toEqual(['toncenter v3'])
  const refusal = withFallback(fakeCall(), down('toncenter'), down('tonapi'), down('toncenter v3')).catch(
    error => error,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await refusal).toMatchObject({ provider: 'toncenter' })
})

const notFound = (provider: ProviderName) => new ProviderError('not-found', provider, 'none')

test.each([
  ['not-found', notFound('tonapi')],
  ['broken', failure('tonapi')],
])('withFallback throws %s when the first provider has nothing and the second fails so', async (kind, error) => {
  expect(await ask(provider('toncenter', 10, notFound('toncenter')), provider('tonapi', 10, error))).toMatchObject({
    error: { kind },
  })
})
