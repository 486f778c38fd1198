import { expect, test, vi } from 'vitest'
import { browserOfEachTest } from '../../support/browser.ts'

browserOfEachTest()

test.each<[network: string, asked: string[], start: string | null]>([
  ['embedded network', ['/anchors.json'], '{"made":7,"sets":[]}'],
  ['', [], null],
])('a page of the network %j asks the site for its start only if it has a name', async (network, paths, start) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response('{"made":7,"sets":[]}')
  })
  const observed = vi.fn()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = observed
    },
  )
  vi.stubGlobal('addEventListener', () => {})
  if (network) vi.stubEnv('PUBLIC_NETWORK_NAME', network)
  const { startTasks } = await import('../../../src/stores/base/upkeep.ts')
  await startTasks()
  expect(asked).toEqual(paths)
  expect(localStorage.getItem('nanoscope:1:embedded network:start')).toBe(start)
  expect(observed).toHaveBeenCalledOnce()
})
