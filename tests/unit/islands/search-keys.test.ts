// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import '../../../src/layouts/search-box.ts'

vi.mock('../../../src/islands/search/palette.ts', async load => ({ ...(await load<object>()), openPalette: opened }))
const { opened } = vi.hoisted(() => ({ opened: vi.fn() }))

document.body.innerHTML = '<main><a href="/">Home</a></main><input id="search">'
const field = document.querySelector('input') as HTMLInputElement
const link = document.querySelector('a') as HTMLElement

/** Types as a keyboard does: each key goes to the element that has the focus at that moment. */
function type(keys: string[]) {
  for (const key of keys) {
    const target = document.activeElement as HTMLInputElement
    const isTaken = !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    if (!isTaken && key.length === 1 && target === field) field.value += key
  }
}

test('keys typed right after "/" are collected in one field, which the palette takes over', async () => {
  link.focus()
  type(['/', 'H', 'U'])
  expect(field.value).toBe('HU')
  await vi.dynamicImportSettled()
  expect(opened).toHaveBeenCalledExactlyOnceWith({ field, before: link })
})
