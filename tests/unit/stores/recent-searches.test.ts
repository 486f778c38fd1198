import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from '../../../src/stores/recent-searches.ts'
import { forgetAll } from '../../../src/stores/storage.ts'
import { browserOfEachTest } from '../../support/browser.ts'
import { fakeStorage } from '../../support/storage.ts'

browserOfEachTest()
beforeEach(() => {
  rememberSearch({ text: '17', path: '/block/17' })
  rememberSearch({ text: 'foundation.ton', path: '/dns/foundation.ton' })
})

test('recent searches are saved, and deleted one by one or all at once', () => {
  expect(recentSearches().map(({ text }) => text)).toEqual(['foundation.ton', '17'])
  forgetSearch('/dns/foundation.ton')
  expect(recentSearches()).toEqual([{ text: '17', path: '/block/17' }])
  forgetSearches()
  expect(recentSearches()).toEqual([])
  expect(localStorage.length).toBe(0)
})

test('“Forget it all” deletes the recent searches', async () => {
  vi.stubGlobal('sessionStorage', localStorage)
  await forgetAll()
  expect(recentSearches()).toEqual([])
})

test('“Forget it all” also deletes what this site keeps in the tab, and nothing of other sites', async () => {
  const inTab = fakeStorage()
  inTab.setItem('nanoscope:1:place', '5')
  inTab.setItem('other:place', '6')
  vi.stubGlobal('sessionStorage', inTab)
  await forgetAll()
  expect(Object.keys(inTab)).toEqual(['other:place'])
})
