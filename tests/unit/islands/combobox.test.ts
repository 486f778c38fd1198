// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { Combobox } from '../../../src/islands/search/combobox.ts'
import type { Option } from '../../../src/islands/search/option.ts'

let input: HTMLInputElement
let place: HTMLElement
let options: Option[]

beforeEach(() => {
  document.body.innerHTML = '<input id="search"><div></div>'
  input = document.querySelector('input') as HTMLInputElement
  place = document.querySelector('div') as HTMLElement
})

/** A field with suggestions below it, with the first one active. */
function open(text: string): Combobox {
  input.value = text
  input.setSelectionRange(text.length, text.length)
  const box = new Combobox({ input, place, suggest: () => ({ said: '', options }), submit: vi.fn(), leave: vi.fn() })
  box.show()
  return box
}

const press = (key: string) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('a closed combobox is announced as closed, without an active option', () => {
  options = [{ name: 'One', kind: 'page' }]
  const box = open('o')
  expect(input.getAttribute('aria-expanded')).toBe('true')
  expect(input.getAttribute('aria-activedescendant')).toBe('search-list-0')
  box.hide()
  expect(place.hidden).toBe(true)
  expect(input.getAttribute('aria-expanded')).toBe('false')
  expect(input.hasAttribute('aria-activedescendant')).toBe(false)
})

test.each([
  ['at the end of the text forgets the chosen search', 3, 1],
  ['within the text leaves the search and deletes a letter', 1, 0],
])('in the combobox, Delete %s', (_, at, times) => {
  const forget = vi.fn()
  options = [{ name: 'One', kind: 'search', forget }]
  open('one')
  input.setSelectionRange(at, at)
  const isLeftToField = press('Delete')
  expect(forget).toHaveBeenCalledTimes(times)
  expect(isLeftToField).toBe(times === 0)
})
