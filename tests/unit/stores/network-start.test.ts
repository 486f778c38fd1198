import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../support/storage.ts'

const [FIRST, SECOND] = ['{"made":1}', '{"made":2}'] as const

let storage: Storage
const reload = vi.fn()
beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('location', { reload })
  vi.resetModules()
  reload.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const load = async (network?: string) => {
  if (network) vi.stubEnv('PUBLIC_NETWORK_NAME', network)
  const { STORAGE_PREFIX } = await import('../../../src/providers/http/browser.ts')
  const { noteStart } = await import('../../../src/stores/base/network-start.ts')
  return { STORAGE_PREFIX, noteStart }
}

test('a restarted network has its saved data deleted and the page reloaded', async () => {
  const { STORAGE_PREFIX, noteStart } = await load('embedded network')
  noteStart(FIRST)
  storage.setItem(`${STORAGE_PREFIX}cache:x:block:7`, 'of the first run')
  storage.setItem('nanoscope:1:names', 'own names')
  storage.setItem('nanoscope:1:cache:x:block:7', 'of mainnet')
  noteStart(FIRST)
  expect(reload).not.toHaveBeenCalled()
  expect(storage.getItem(`${STORAGE_PREFIX}cache:x:block:7`)).toBe('of the first run')
  noteStart(SECOND)
  expect(reload).toHaveBeenCalledOnce()
  expect(storage.getItem(`${STORAGE_PREFIX}cache:x:block:7`)).toBeNull()
  expect(storage.getItem('nanoscope:1:names')).toBe('own names')
  expect(storage.getItem('nanoscope:1:cache:x:block:7')).toBe('of mainnet')
  noteStart(SECOND)
  expect(reload).toHaveBeenCalledOnce()
})

test('the storage prefix of mainnet is unchanged', async () => {
  expect((await load()).STORAGE_PREFIX).toBe('nanoscope:1:')
})
