import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Query } from '../../src/lib/query-state.ts'
import { eventually } from './eventually.ts'
import { fakeNetwork } from './provider.ts'
import { fakeStorage } from './storage.ts'

/** A new browser for each test of a file, whose providers have no line to wait in, and are asked only what was announced. */
export function browserOfEachTest() {
  const browser = {} as ReturnType<typeof fakeBrowser>
  beforeEach(() => void Object.assign(browser, fakeBrowser()))
  afterEach(() => {
    browser.close()
    expect(browser.strays).toEqual([])
  })
  return browser
}

/** `reload` forgets all modules, as a page load does. */
function fakeBrowser() {
  const network = fakeNetwork()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} })
  vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
  vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
  vi.resetModules()
  const close = () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
  return { ...network, reload: () => vi.resetModules(), close }
}

/** Looks at a store as a screen does, and keeps every state it is in. */
export function look<T>($store: Query<T>) {
  const states: ReturnType<typeof $store.get>[] = []
  const stop = $store.listen(state => void states.push(state))
  const rest = () =>
    eventually(() => {
      const state = $store.get()
      if (state.status === 'loading' || state.changing) throw new Error(`still ${state.status}`)
      return state
    })
  /** The values it has shown, one after the other, parts among them. */
  const values = () =>
    states.flatMap(state => (state.status === 'ready' && (state.partial || !state.changing) ? [state.value] : []))
  return { states, rest, values, stop }
}
