import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCalls } from '../../../src/stores/base/call-log.ts'
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
