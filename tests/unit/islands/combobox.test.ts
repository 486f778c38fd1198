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

test.each<[string, string[], string[]]>([
  ['o', ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'], ['0', '1', '2', '0', '2', '1']],
  ['', ['ArrowDown', 'ArrowUp'], ['', '0', '2']],
  ['', ['ArrowUp'], ['', '2']],
])('arrow keys move in a circle through the options for the text “%s”', (text, keys, places) => {
  // jsdom has no scrolling.
  Object.assign(Element.prototype, { scrollIntoView() {} })
  options = ['One', 'Two', 'Three'].map(name => ({ name, kind: 'page' }))
  open(text)
  const active = () => input.getAttribute('aria-activedescendant')?.replace('search-list-', '') ?? ''
  const seen = [active()]
  for (const key of keys) {
    press(key)
    seen.push(active())
    const rows = [...place.querySelectorAll('[role=option]')]
    expect(rows.map(row => row.getAttribute('aria-selected')).indexOf('true')).toBe(Number(active()))
  }
  expect(seen).toEqual(places)
})

test.each<[string, boolean, boolean, string[]]>([
  ['an option', true, false, ['leave', 'choose']],
  ['an option that keeps the list open', true, true, ['choose']],
  ['an option without an action', false, false, ['submit']],
])('Enter on %s takes it or submits the text, and without options submits it', (_, isAction, stays, expected) => {
  const done: string[] = []
  const note = (name: string) => () => void done.push(name)
  const option: Option = { name: 'One', kind: 'page', stays }
  if (isAction) option.choose = note('choose')
  options = [option]
  input.value = 'o'
  const suggest = () => ({ said: '', options })
  const box = new Combobox({ input, place, suggest, submit: note('submit'), leave: note('leave') })
  box.show()
  press('Enter')
  expect(done).toEqual(expected)
  options = []
  box.show()
  press('Enter')
  expect(done).toEqual([...expected, 'submit'])
})

test.each<[string, Option[], boolean, string]>([
  ['', [], true, 'false'],
  ['Asking tonapi for this name…', [], false, 'false'],
  ['', [{ name: 'One', kind: 'page' }], false, 'true'],
])('a combobox is open if it says something or has options: “%s”', (said, given, isHidden, expanded) => {
  const suggest = () => ({ said, options: given })
  const box = new Combobox({ input, place, suggest, submit: vi.fn(), leave: vi.fn() })
  expect(box.show()).toBe(given.length > 0)
  expect([place.hidden, input.getAttribute('aria-expanded')]).toEqual([isHidden, expanded])
  expect(place.querySelector('[role=status]')?.textContent).toBe(said)
})
