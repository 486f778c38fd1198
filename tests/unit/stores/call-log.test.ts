import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logCalls, MAX_CALLS, readCalls } from '../../../src/stores/base/call-log.ts'
import { fakeStorage } from '../../support/storage.ts'

const KEY = 'nanoscope:1:calls'
const call = { provider: 'tonapi', path: '/v2/rates', at: 1_000_000, took: 300, status: 200 }
const read = () => readCalls(1_000_000)

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('logged calls are read back, with and without a status', () => {
  const calls = [call, { ...call, status: null }]
  localStorage.setItem(KEY, JSON.stringify(calls))
  expect(read()).toEqual(calls)
})

const wrongValues = {
  provider: [{}, [], true, null, 5],
  path: [{}, [], true, null, 5],
  at: [{}, '5', true, null],
  took: [{}, '5', true, null],
  status: [{}, '200', true, 1.5],
}
const wrongCalls = Object.entries(wrongValues).flatMap(([name, values]) =>
  values.map(value => ({ ...call, [name]: value })),
)

test.each(wrongCalls)('a malformed entry of the call log is skipped: %j', wrong => {
  localStorage.setItem(KEY, JSON.stringify([wrong, call]))
  expect(read()).toEqual([call])
})

test.each(['null', '5', '{}', '"text"', 'not json', '[null, 5, "x", []]'])(
  'a call log of %s is read as empty',
  text => {
    localStorage.setItem(KEY, text)
    expect(read()).toEqual([])
  },
)

test('the call log lists the calls of the last ten minutes, and no earlier ones', () => {
  const recent = { ...call, at: 1_000_000 - 599_999 }
  localStorage.setItem(KEY, JSON.stringify([recent, { ...call, at: 1_000_000 - 600_000 }]))
  expect(read()).toEqual([recent])
})

/** Logs calls to these URLs, `count` of each, and returns the log. */
function log(urls: string[], count = 1) {
  class Entry {
    startTime = 0
    duration = 300
    responseStatus = 200
    name: string
    constructor(name: string) {
      this.name = name
    }
  }
  const entries = urls.flatMap(url => Array.from({ length: count }, () => new Entry(url)))
  vi.stubGlobal('location', { href: 'https://nanoscope.example/checks' })
  vi.stubGlobal('PerformanceResourceTiming', Entry)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      onEntries: (list: object) => void
      constructor(onEntries: (list: object) => void) {
        this.onEntries = onEntries
      }
      observe() {
        this.onEntries({ getEntries: () => entries })
      }
    },
  )
  logCalls()
  return readCalls(performance.timeOrigin)
}

test('calls to the node, to its index and to the indexer are logged, and no others', () => {
  const calls = log([
    'https://toncenter.com/api/v2/getMasterchainInfo',
    'https://toncenter.com/api/v3/transactions?limit=5',
    'https://tonapi.io/v2/rates?tokens=ton',
    'https://nanoscope.example/checks/font.woff2',
  ])
  expect(calls?.map(({ provider, path }) => [provider, path])).toEqual([
    ['toncenter', '/getMasterchainInfo'],
    ['toncenter v3', '/transactions?limit=5'],
    ['tonapi', '/rates?tokens=ton'],
  ])
})

test('the call log holds the newest calls up to its maximum', () => {
  expect(log(['https://tonapi.io/v2/rates'], MAX_CALLS + 1)).toHaveLength(MAX_CALLS)
})

test('a call log in forbidden storage is unknown, not empty', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(read()).toBeUndefined()
})

test('the call log drops its oldest calls for new ones, those of other tabs included', () => {
  const start = Math.round(performance.timeOrigin)
  const earlier = Array.from({ length: MAX_CALLS }, (_, place) => ({ ...call, at: start - 1000 - place }))
  localStorage.setItem(KEY, JSON.stringify(earlier))
  const logged = log(['https://tonapi.io/v2/accounts/x'])
  expect(logged?.[0]).toMatchObject({ path: '/accounts/x', at: start })
  expect(logged?.slice(1)).toEqual(earlier.slice(0, -1))
})
