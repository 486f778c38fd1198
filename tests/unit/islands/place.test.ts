import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../support/storage.ts'

type Page = { height: number; onMore?: () => void }
const scrolls: number[] = []
let listeners: Record<string, () => void>

function open({ height, onMore }: Page, type = 'back_forward') {
  const root = { scrollHeight: height, style: { overflowAnchor: '' } }
  vi.stubGlobal('document', {
    documentElement: root,
    querySelector: () => (onMore ? { click: onMore } : null),
  })
  vi.stubGlobal('location', { pathname: '/address/a', search: '?tab=x' })
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 2400.4)
  vi.stubGlobal('scrollTo', (_: number, y: number) => scrolls.push(y))
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] })
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => Object.assign(listeners, { [name]: act }))
  vi.stubGlobal('removeEventListener', (name: string) => delete listeners[name])
  return root
}

beforeEach(() => {
  scrolls.length = 0
  listeners = {}
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', fakeStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = async () => ({
  ...(await import('../../../src/islands/place.ts')),
  ...(await import('../../../src/stores/kept-place.ts')),
})

test('Back to a reloaded page restores its scroll position', async () => {
  open({ height: 4000 })
  const { keepPlace, restorePlace } = await load()
  keepPlace()
  await restorePlace()
  expect(scrolls).toEqual([2400])
  expect(listeners).toEqual({})
})

test('scroll anchoring is off while the scroll position is restored, and on again afterwards', async () => {
  const anchors: string[] = []
  const root = open({
    height: 1000,
    onMore() {
      anchors.push(root.style.overflowAnchor)
      root.scrollHeight += 3000
    },
  })
  const { keepPlace, restorePlace } = await load()
  keepPlace()
  const restored = restorePlace()
  await vi.advanceTimersByTimeAsync(300)
  await restored
  expect(anchors).toEqual(['none'])
  expect(root.style.overflowAnchor).toBe('')
})

test('lists load more until the page is as long as before', async () => {
  const root = open({ height: 1000, onMore: () => Object.assign(root, { scrollHeight: root.scrollHeight + 1200 }) })
  const { keepPlace, restorePlace } = await load()
  keepPlace()
  const done = restorePlace()
  await vi.advanceTimersByTimeAsync(1000)
  await done
  expect(root.scrollHeight).toBe(3400)
  expect(scrolls.at(-1)).toBe(2400)
})

test('restoring the scroll position stops when the reader acts', async () => {
  open({ height: 1000 })
  const { keepPlace, restorePlace } = await load()
  keepPlace()
  const done = restorePlace()
  await vi.advanceTimersByTimeAsync(250)
  const before = scrolls.length
  listeners.wheel?.()
  await vi.advanceTimersByTimeAsync(1000)
  await done
  expect(scrolls).toHaveLength(before)
})

test('a list that does not grow is asked once to load more, and awaited for 10 s', async () => {
  let presses = 0
  open({ height: 1000, onMore: () => void presses++ })
  const { keepPlace, restorePlace } = await load()
  keepPlace()
  const done = restorePlace()
  await vi.advanceTimersByTimeAsync(11_000)
  await done
  expect(presses).toBe(1)
  expect(listeners).toEqual({})
})

test('a page that becomes shorter during the restore is still scrolled', async () => {
  const root = open({ height: 1000 })
  const { keepPlace, restorePlace } = await load()
  keepPlace()
  const restored = restorePlace()
  vi.stubGlobal('scrollY', 160)
  root.scrollHeight = 960
  await vi.advanceTimersByTimeAsync(150)
  root.scrollHeight = 4000
  await vi.advanceTimersByTimeAsync(150)
  await restored
  expect(scrolls.length).toBeGreaterThan(2)
})

test('restoring the scroll position stops when the reader scrolls by other means', async () => {
  open({ height: 1000 })
  const { keepPlace, restorePlace } = await load()
  keepPlace()
  const done = restorePlace()
  await vi.advanceTimersByTimeAsync(250)
  const before = scrolls.length
  vi.stubGlobal('scrollY', 10)
  await vi.advanceTimersByTimeAsync(1000)
  await done
  expect(scrolls).toHaveLength(before)
})

test.each(['navigate', 'reload'])('a page opened by %s keeps the browser’s scroll position', async type => {
  open({ height: 4000 }, type)
  const { keepPlace, restorePlace } = await load()
  keepPlace()
  await restorePlace()
  expect(scrolls).toEqual([])
})
