import { afterEach, expect, test, vi } from 'vitest'
import { createCache } from '../../../src/lib/cache.ts'
import { fakeStorage } from '../../support/storage.ts'

const PREFIX = 'nanoscope:1:cache:'
afterEach(() => void vi.unstubAllGlobals())

/** A tab that hears what others save in the same storage: `tell` reports one name, with its text. */
function setUp() {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const clock = { now: 1_000_000 }
  const storage = fakeStorage()
  const cache = createCache({ prefix: PREFIX, storage: () => storage, now: () => clock.now })
  const save = (key: string, value: unknown) => cache.write(key, { value, at: clock.now, sources: ['x'] }, 1000)
  const tell = (name: string, newValue = storage.getItem(name)) =>
    void page.dispatchEvent(Object.assign(new Event('storage'), { key: name, newValue }))
  return { clock, cache, save, tell }
}

test('watch passes on what another tab saves under its key, and nothing once it has ended', () => {
  const { cache, save, tell } = setUp()
  const seen: unknown[] = []
  const stop = cache.watch('a', ({ value, at }) => void seen.push([value, at]))
  save('a', 1)
  save('b', 2)
  tell(`${PREFIX}b`)
  expect(seen).toEqual([])
  tell(`${PREFIX}a`)
  expect(seen).toEqual([[1, 1_000_000]])
  stop()
  tell(`${PREFIX}a`)
  expect(seen).toHaveLength(1)
})

test('watch passes on no value that was removed, damaged, or is no longer fresh', () => {
  const { cache, clock, save, tell } = setUp()
  const seen: unknown[] = []
  cache.watch('a', ({ value }) => void seen.push(value))
  save('a', 1)
  tell(`${PREFIX}a`, null)
  tell(`${PREFIX}a`, '{"value":1}')
  clock.now += 1000
  tell(`${PREFIX}a`)
  expect(seen).toEqual([])
  clock.now -= 1
  tell(`${PREFIX}a`)
  expect(seen).toEqual([1])
})

test('a full storage loses no entries of other prefixes, however old they are', () => {
  const storage = fakeStorage(400)
  const cacheOf = (prefix: string) => createCache({ prefix, storage: () => storage, now: () => 1_000_000 })
  const write = (prefix: string, key: string, at: number) =>
    cacheOf(prefix).write(key, { value: 'x'.repeat(40), at, sources: [] }, 1e9)
  write('another:', 'old', 1)
  for (const [place, key] of ['a', 'b', 'c'].entries()) write(PREFIX, key, 1000 + place)
  expect(cacheOf(PREFIX).read('a')).toBeUndefined()
  expect(cacheOf(PREFIX).read('c')?.value).toBe('x'.repeat(40))
  expect(cacheOf('another:').read('old')?.value).toBe('x'.repeat(40))
})
