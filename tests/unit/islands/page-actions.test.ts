// @vitest-environment jsdom
import { expect, test } from 'vitest'
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
