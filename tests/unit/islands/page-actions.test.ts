// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageActions } from '../../../src/islands/search/page-actions.ts'

test('pageActions are the visible buttons of a page, without pressed and disabled ones', () => {
  document.body.innerHTML = `<main>
    <button>Prove it</button>
    <button hidden>Hidden</button>
    <button aria-pressed="true">Chosen</button>
    <button aria-disabled="true">Off</button>
    <fieldset aria-label="Sort by"><button aria-pressed="false">Supply</button></fieldset>
  </main>`
  // jsdom has no layout: what is hidden says so itself.
  HTMLElement.prototype.checkVisibility = function isShown(this: HTMLElement) {
    return !this.hidden
  }
  expect(pageActions().map(({ name }) => name)).toEqual(['Prove it', 'Sort by: Supply'])
})

test.each<[string, string]>([
  ['', '/rates'],
  ['/ru', '/ru/rates'],
])('a link to a screen is found by its synonyms in a build under the path “%s”', async (base, path) => {
  vi.resetModules()
  vi.doMock('../../../src/routes.ts', () => ({ base }))
  onTestFinished(() => void vi.doUnmock('../../../src/routes.ts'))
  const built = await import('../../../src/islands/search/page-actions.ts')
  document.body.innerHTML = `<header><nav><a href="${path}">Rates</a></nav></header>`
  const also = 'price, markets, exchanges, converter'
  expect(built.pageActions()).toMatchObject([{ name: 'Rates', kind: 'go to', path, also }])
})
