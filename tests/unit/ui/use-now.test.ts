// @vitest-environment jsdom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useNow } from '../../../src/ui/live/use-now.ts'

const Clock = () => createElement('time', null, useNow())
const pass = (seconds: number) => flushSync(() => void vi.advanceTimersByTime(seconds * 1000))

function show() {
  const place = document.createElement('p')
  const root = createRoot(place)
  flushSync(() => root.render(createElement(Clock)))
  return { root, place }
}

test('the time of a page goes on if something shows it after all others have left', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const first = show()
  pass(2)
  expect(first.place.textContent).toBe('1700000002')
  first.root.unmount()
  expect(vi.getTimerCount()).toBe(0)
  pass(10)
  const second = show()
  pass(1)
  expect(second.place.textContent).toBe('1700000013')
  second.root.unmount()
})
