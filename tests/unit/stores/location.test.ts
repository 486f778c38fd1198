import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const steps: string[] = []
let back: () => void = () => undefined

beforeEach(() => {
  vi.resetModules()
  steps.length = 0
  const place = new URL('https://site.test/jettons?sort=supply&page=3')
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', {
    pushState: (_state: unknown, _title: string, to: URL) => {
      steps.push(to.search)
      place.search = to.search
    },
  })
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => {
    back = () => {
      place.search = '?page=3'
      listener()
    }
  })
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => void vi.unstubAllGlobals())

test('choices are kept in the query string, each with a history entry', async () => {
  const { $location: $place, setQuery: choose } = await import('../../../src/stores/location.ts')
  const queries: (string | undefined)[] = []
  const stop = $place.subscribe(place => void queries.push(place?.query.toString()))
  choose({ sort: 'holders', page: null })
  choose({ sort: 'holders' })
  choose({ sort: null })
  back()
  stop()
  expect(steps).toEqual(['?sort=holders', ''])
  expect(queries).toEqual(['sort=supply&page=3', 'sort=holders', '', 'page=3'])
})
