import { expect, test } from 'vitest'
import type { Call } from '../../../src/lib/call.ts'
import { ProviderError } from '../../../src/providers/http/error.ts'
import { type BothIndexes, bothIndexes } from '../../../src/stores/base/both-indexes.ts'
import { hurried } from '../../../src/stores/base/joined.ts'
import { fakeCall } from '../../support/provider.ts'

/** A load that the test ends. */
function held(source: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const signals: AbortSignal[] = []
  const load = async (call: Call) => {
    signals.push(call.signal)
    const value = await promise
    call.onSource(source)
    return value
  }
  return { load, resolve, reject, isStopped: () => signals.some(({ aborted }) => aborted) }
}

function start(isEnough = false, more: Partial<BothIndexes<string>> = {}) {
  const [indexer, index, call] = [held('tonapi'), held('toncenter v3'), fakeCall()]
  const both = { byIndexer: indexer.load, byIndexV3: index.load, join: (a: string, b: string) => `${a} and ${b}` }
  return { indexer, index, call, parts: bothIndexes(call, { ...both, ...more }, isEnough) }
}
const failure = (kind: 'not-found' | 'refused', name: 'tonapi' | 'toncenter v3') => new ProviderError(kind, name, kind)

test('bothIndexes joins the index’s value with tonapi’s, in this order, whichever answers first', async () => {
  const { parts, indexer, index } = start()
  const part = parts.next()
  indexer.resolve('tonapi')
  expect(await part).toEqual({ done: false, value: 'tonapi' })
  index.resolve('index')
  expect(await parts.next()).toEqual({ done: true, value: 'index and tonapi' })
})

test('bothIndexes shows the index’s value until tonapi’s is joined, when tonapi’s is enough', async () => {
  const { parts, indexer, index, call } = start(true)
  const part = parts.next()
  index.resolve('index')
  expect(await part).toEqual({ done: false, value: 'index' })
  expect(call.sources).toEqual(['toncenter v3'])
  indexer.resolve('tonapi')
  expect(await parts.next()).toEqual({ done: true, value: 'index and tonapi' })
})

test('bothIndexes stops the index’s call when tonapi’s value comes first and is enough', async () => {
  const { parts, indexer, index } = start(true)
  const part = parts.next()
  expect(index.isStopped()).toBe(false)
  indexer.resolve('tonapi')
  expect(await part).toEqual({ done: true, value: 'tonapi' })
  expect(index.isStopped()).toBe(true)
  expect(indexer.isStopped()).toBe(false)
})

test.each([false, true])(
  'bothIndexes marks the index’s value when tonapi fails (tonapi is enough: %s)',
  async isEnough => {
    const { parts, indexer, index } = start(isEnough, { alone: value => `${value} alone` })
    const part = parts.next()
    index.resolve('index')
    indexer.reject(failure('refused', 'tonapi'))
    expect(await part).toEqual({ done: false, value: 'index' })
    expect(await parts.next()).toEqual({ done: true, value: 'index alone' })
  },
)

test.each([false, true])(
  'bothIndexes returns tonapi’s value when the index fails (tonapi is enough: %s)',
  async isEnough => {
    const { parts, indexer, index } = start(isEnough, { alone: value => `${value} alone` })
    const values: string[] = []
    index.reject(failure('refused', 'toncenter v3'))
    indexer.resolve('tonapi')
    for (;;) {
      const { done, value } = await parts.next()
      values.push(value)
      if (done) break
    }
    expect(values.at(-1)).toBe('tonapi')
  },
)

test.each([
  ['refused', 'refused', 'tonapi', 'refused'],
  ['refused', 'not-found', 'toncenter v3', 'not-found'],
  ['not-found', 'refused', 'tonapi', 'not-found'],
] as const)(
  'bothIndexes throws one error when tonapi is %s and the index %s',
  async (first, second, provider, kind) => {
    for (const isEnough of [false, true]) {
      const { parts, indexer, index } = start(isEnough)
      const part = parts.next()
      indexer.reject(failure(first, 'tonapi'))
      index.reject(failure(second, 'toncenter v3'))
      await expect(part).rejects.toMatchObject({ provider, kind })
    }
  },
)

test('a load whose main provider is silent keeps the other’s value until the visitor leaves', async () => {
  const [main, quick, left] = [held('main'), held('quick'), new AbortController()]
  const parts = hurried(fakeCall(left.signal), main.load, quick.load, value => value)
  quick.resolve('quick')
  expect(await parts.next()).toEqual({ done: false, value: 'quick' })
  const last = parts.next()
  left.abort()
  expect(main.isStopped()).toBe(true)
  main.reject(new DOMException('left', 'AbortError'))
  expect(await last).toEqual({ done: true, value: 'quick' })
})
