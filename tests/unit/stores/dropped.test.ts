import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeDropped } from '../../../src/stores/dropped.ts'
import { fakeStorage } from '../../support/storage.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('a dropped file is taken from storage once', async () => {
  sessionStorage.setItem('nanoscope:dropped', '{"version":1}')
  const file = takeDropped()
  expect(file).toBeInstanceOf(Blob)
  expect(await file?.text()).toBe('{"version":1}')
  expect(takeDropped()).toBeNull()
})

test('an empty dropped file is a file, and there is none without one or without storage', async () => {
  expect(takeDropped()).toBeNull()
  sessionStorage.setItem('nanoscope:dropped', '')
  expect(await takeDropped()?.text()).toBe('')
  vi.stubGlobal('sessionStorage', undefined)
  expect(takeDropped()).toBeNull()
})
