import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../support/storage.ts'

const [FIRST, SECOND] = ['a', 'b'].map(letter => ({ init: { root_hash: `${letter.repeat(43)}=` } }))

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
  const { noteZeroState } = await import('../../../src/providers/http/zero-state.ts')
  return { STORAGE_PREFIX, noteZeroState }
}

test('a network that started over loses what was saved of it, and the page is loaded again', async () => {
  const { STORAGE_PREFIX, noteZeroState } = await load('embedded network')
  noteZeroState(FIRST)
  storage.setItem(`${STORAGE_PREFIX}cache:x:block:7`, 'of the first run')
  storage.setItem('nanoscope:1:names', 'own names')
  storage.setItem('nanoscope:1:cache:x:block:7', 'of mainnet')
  noteZeroState(FIRST)
  expect(reload).not.toHaveBeenCalled()
  expect(storage.getItem(`${STORAGE_PREFIX}cache:x:block:7`)).toBe('of the first run')
  noteZeroState(SECOND)
  expect(reload).toHaveBeenCalledOnce()
  expect(storage.getItem(`${STORAGE_PREFIX}cache:x:block:7`)).toBeNull()
  expect(storage.getItem('nanoscope:1:names')).toBe('own names')
  expect(storage.getItem('nanoscope:1:cache:x:block:7')).toBe('of mainnet')
  noteZeroState(SECOND)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([null, 5, {}, { init: null }, { init: { root_hash: 5 } }])(
  'an answer without a zero state, %j, changes nothing',
  async info => {
    const { noteZeroState } = await load('embedded network')
    noteZeroState(FIRST)
    noteZeroState(info)
    expect(reload).not.toHaveBeenCalled()
  },
)

test('mainnet has the names it always had, and never starts over', async () => {
  const { STORAGE_PREFIX, noteZeroState } = await load()
  expect(STORAGE_PREFIX).toBe('nanoscope:1:')
  noteZeroState(FIRST)
  noteZeroState(SECOND)
  expect(Object.keys(storage)).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})
