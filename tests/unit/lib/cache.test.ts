import { expect, test } from 'vitest'
import { createCache } from '../../../src/lib/cache.ts'
import { purge } from '../../../src/lib/purge.ts'
import { fakeStorage } from '../../support/storage.ts'

const PREFIX = 'nanoscope:1:cache:'

function setUp(room?: number) {
  const clock = { now: 1_000_000 }
  const storage = fakeStorage(room)
  const own = { prefix: PREFIX, storage: () => storage, now: () => clock.now }
  const cache = createCache(own)
  const save = (key: string, value: unknown, keep = 1000) =>
    cache.write(key, { value, at: clock.now, sources: ['x'] }, keep)
  return { clock, storage, cache, save, own }
}

test('the cache returns a value until it expires', () => {
  const { cache, clock, save } = setUp()
  save('a', { n: '1' })
  clock.now += 999
  expect(cache.read('a')).toMatchObject({ value: { n: '1' }, at: 1_000_000, sources: ['x'] })
  clock.now += 1
  expect(cache.read('a')).toBeUndefined()
})

test('purge deletes expired and unreadable entries and leaves other storage alone', () => {
  const { clock, own, save, storage } = setUp()
  save('old', 1, 10)
  save('new', 2, 10_000)
  storage.setItem('somebody-else', '{}')
  storage.setItem(`${PREFIX}odd`, 'not json')
  clock.now += 100
  purge(own)
  expect(Object.keys(storage).sort()).toEqual([`${PREFIX}new`, 'somebody-else'])
})

test('the cache evicts its oldest entries when storage is full', () => {
  const { cache, clock, save } = setUp(330)
  for (const key of ['a', 'b', 'c', 'd']) {
    save(key, 'x'.repeat(40), 100_000)
    clock.now += 10
  }
  expect(cache.read('a')).toBeUndefined()
  expect(cache.read('d')?.value).toBe('x'.repeat(40))
})

test('the cache works in memory when storage is forbidden or too small', () => {
  const forbidden = createCache({
    prefix: PREFIX,
    storage: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  forbidden.write('a', { value: 1, at: Date.now(), sources: [] }, 1000)
  expect(forbidden.read('a')?.value).toBe(1)
  const { cache, save } = setUp(10)
  save('a', 2)
  expect(cache.read('a')?.value).toBe(2)
})

test('the cache accepts entries dated up to 1 s ahead, because the clocks of tabs differ', () => {
  const { cache, clock, save } = setUp()
  save('a', 1, 60_000)
  clock.now -= 1000
  expect(cache.read('a')).toMatchObject({ value: 1 })
  clock.now -= 1
  expect(cache.read('a')).toBeUndefined()
})

test('the cache rejects an entry from the future', () => {
  const { cache, clock, save } = setUp()
  save('a', 1, 1e9)
  clock.now -= 86_400_000
  expect(cache.read('a')).toBeUndefined()
})

test('the cache ignores a damaged entry', () => {
  const { cache, storage } = setUp()
  for (const text of ['', '{', 'null', '[]', '{"at":1}']) {
    storage.setItem(`${PREFIX}a`, text)
    expect(cache.read('a')).toBeUndefined()
  }
})

test('the cache recalls expired values until they are deleted', () => {
  const { cache, clock, own } = setUp()
  cache.write('a', { value: 1, at: clock.now, sources: [] }, 1000, 5000)
  clock.now += 1000
  expect(cache.read('a')).toBeUndefined()
  expect(cache.recall('a')?.value).toBe(1)
  purge(own)
  expect(cache.recall('a')?.value).toBe(1)
  clock.now += 4000
  expect(cache.recall('a')).toBeUndefined()
})

test('the cache recalls a value while it is fresh, even if it is to be remembered for less', () => {
  const { cache, clock } = setUp()
  cache.write('a', { value: 1, at: clock.now, sources: [] }, 5000, 1000)
  clock.now += 2000
  expect([cache.read('a')?.value, cache.recall('a')?.value]).toEqual([1, 1])
  clock.now += 3000
  expect([cache.read('a'), cache.recall('a')]).toEqual([undefined, undefined])
})

test('purge evicts the oldest entries above the size limit', () => {
  const { cache, clock, own, save } = setUp()
  for (const key of ['a', 'b', 'c', 'd']) {
    save(key, 'x'.repeat(399_000), 100_000)
    clock.now += 10
  }
  purge(own)
  expect(['a', 'b', 'c', 'd'].filter(key => cache.read(key))).toEqual(['b', 'c', 'd'])
})

test('the cache stores entries of up to 400,000 characters, including metadata', () => {
  const { own, save, storage } = setUp()
  const around = () => String(storage.getItem(`${PREFIX}a`)).length
  save('a', '')
  const room = 400_000 - around()
  save('a', 'x'.repeat(room))
  expect(createCache(own).read('a')?.value).toHaveLength(room)
  save('a', 'x'.repeat(room + 1))
  expect(createCache(own).read('a')).toBeUndefined()
})

test('a value above the size limit is kept in memory only and evicts no other', () => {
  const { cache, own, save } = setUp()
  save('small', 'x', 100_000)
  save('large', 'x', 100_000)
  save('large', 'y'.repeat(500_000), 100_000)
  expect(cache.read('large')?.value).toHaveLength(500_000)
  expect(createCache(own).read('large')).toBeUndefined()
  expect(createCache(own).read('small')?.value).toBe('x')
})

test('a value that is clearly too large is not serialized', () => {
  const { cache, save } = setUp()
  let written = 0
  const toJSON = () => {
    written += 1
    return {}
  }
  const steps = Array.from({ length: 50 }, () => ({ bytes: 'y'.repeat(10_000) }))
  const large = { steps, toJSON }
  save('a', large)
  expect(cache.read('a')?.value).toBe(large)
  expect(written).toBe(0)
  save('a', { steps: steps.slice(0, 10), toJSON })
  expect(written).toBe(1)
})
