import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../support/storage.ts'

const HASH = 'ab'.repeat(32)
const listOf = (made: number) => ({ made, sets: [[made + 1000, HASH, 7]] })
const json = (value: unknown) => new Response(JSON.stringify(value))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: 5_000_000 })
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a page that gets `host` for the list, and has `kept` from the build; a rejecting host is one that is silent for 5 s. */
async function open(host: () => Promise<Response>, kept?: unknown) {
  vi.resetModules()
  vi.stubGlobal('fetch', vi.fn(host))
  vi.stubGlobal('caches', { match: async () => (kept === undefined ? undefined : json(kept)) })
  const { getPinned, $olderList } = await import('../../../src/stores/pinned.ts')
  const { made } = await getPinned()
  return { made, older: $olderList.get(), again: getPinned, $olderList }
}

const bad = {
  'status 404': async () => new Response('', { status: 404 }),
  'status 500': async () => new Response(JSON.stringify(listOf(4000)), { status: 500 }),
  'a page': async () => new Response('<!doctype html>'),
  'another JSON': async () => json({ made: 'today' }),
  nothing: () => Promise.reject(new DOMException('', 'TimeoutError')),
}
for (const [name, host] of Object.entries(bad)) {
  test(`pinned validators come from the pages when the host answers ${name}`, async () => {
    expect(await open(host, listOf(4000))).toMatchObject({ made: 4000, older: null })
  })
  test(`a missing list of pinned validators is reported when the host answers ${name} and no pages are kept`, async () => {
    expect(await open(host)).toMatchObject({ made: 0, older: { made: 0, seen: 0 } })
  })
}

test('a list of pinned validators older than one seen is reported until the newer one is back', async () => {
  expect(await open(async () => json(listOf(4000)))).toMatchObject({ made: 4000, older: null })
  expect(await open(async () => json(listOf(3000)))).toMatchObject({ made: 3000, older: { made: 3000, seen: 4000 } })
  expect(await open(async () => json(listOf(4000)))).toMatchObject({ older: null })
})

test('a list of pinned validators dated in the future makes no later list older', async () => {
  await open(async () => json(listOf(9000)))
  expect(await open(async () => json(listOf(4000)))).toMatchObject({ made: 4000, older: null })
})

test('an invalid saved date makes no list of pinned validators older', async () => {
  for (const text of ['', 'x', '-1', 'Infinity', '{}', '[9]x']) {
    localStorage.setItem('nanoscope:1:anchors', text)
    expect(await open(async () => json(listOf(4000))), text).toMatchObject({ older: null })
  }
})

test('a failed list of pinned validators is requested again', async () => {
  const answers = [new Response('', { status: 500 }), json(listOf(4000))]
  const page = await open(async () => answers.shift() ?? new Response('', { status: 500 }))
  expect(page.made).toBe(0)
  expect((await page.again()).made).toBe(4000)
  expect(page.$olderList.get()).toBeNull()
})
