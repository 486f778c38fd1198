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

test('Back to a page that was loaded again scrolls to where it was left', async () => {
  open({ height: 4000 })
  const { keepPlace, restorePlace } = await load()
  keepPlace()
  await restorePlace()
  expect(scrolls).toEqual([2400])
  expect(listeners).toEqual({})
})

test('rows that come while the place is restored do not move the page, and later ones do again', async () => {
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

test('lists are loaded further until the page is as long as it was', async () => {
  const root = open({ height: 1000, onMore: () => Object.assign(root, { scrollHeight: root.scrollHeight + 1200 }) })
  const { keepPlace, restorePlace } = await load()
  keepPlace()
  const done = restorePlace()
  await vi.advanceTimersByTimeAsync(1000)
  await done
  expect(root.scrollHeight).toBe(3400)
  expect(scrolls.at(-1)).toBe(2400)
})

test('a reader who acts is not moved any more', async () => {
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

test('a list that does not grow is asked for more once, and waited for 10 s', async () => {
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

test('a page that becomes shorter while it is restored is scrolled further, as no reader did that', async () => {
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

test('a reader who scrolls by other means is not pulled back', async () => {
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

test.each(['navigate', 'reload'])('a page opened by %s begins where the browser puts it', async type => {
  open({ height: 4000 }, type)
  const { keepPlace, restorePlace } = await load()
  keepPlace()
  await restorePlace()
  expect(scrolls).toEqual([])
})
