import { paths } from '../../routes.ts'
import { Combobox } from './combobox.ts'
import { element } from './element.ts'
import { search as searchFor } from './go.ts'
import { prepare, suggest } from './suggestions.ts'

/** The search box's field, and the element for error messages (both in `SearchBox.astro`). */
const partsOf = (box: HTMLElement) => ({
  input: box.querySelector('input') as HTMLInputElement,
  refusal: box.querySelector('p') as HTMLElement,
})

function refuse(box: HTMLElement, words: string) {
  const { input, refusal } = partsOf(box)
  refusal.textContent = words
  refusal.hidden = words === ''
  input.setAttribute('aria-invalid', String(words !== ''))
}

/** Lists of suggestions by search box, created on first use. */
const lists = new WeakMap<HTMLElement, Combobox>()

/** Navigates to the page that matches the search text; otherwise shows names that begin like it, or an error message. */
export async function search(box: HTMLElement): Promise<void> {
  const { input } = partsOf(box)
  const text = input.value
  const refusal = await searchFor(text, () => document.activeElement === input && !!lists.get(box)?.show())
  if (input.value === text) refuse(box, refusal)
}

/** Runs the query in Home's URL, where the form sends it before hydration. */
export function searchAsked(box: HTMLElement): void {
  if (location.pathname !== paths.home) return
  const { input } = partsOf(box)
  input.value = new URLSearchParams(location.search).get('q') ?? ''
  // Found names are only shown while the field has the focus.
  input.focus()
  void search(box)
}

/** Shows suggestions below a search box while it has the focus. Escape closes the list and keeps the text. */
export function begin(box: HTMLElement): void {
  const { input } = partsOf(box)
  const place = element('div', 'search-drop')
  place.hidden = true
  input.form?.append(place)
  const list = new Combobox({
    input,
    place,
    suggest,
    submit: () => input.form?.requestSubmit(),
    leave: () => list.hide(),
  })
  lists.set(box, list)
  const isHere = () => document.activeElement === input
  const start = () => {
    const prepared = prepare()
    list.show()
    void prepared.then(() => isHere() && !place.hidden && list.show())
  }
  input.addEventListener('input', () => refuse(box, ''))
  input.addEventListener('blur', () => list.hide())
  input.addEventListener('focus', start)
  input.addEventListener('keydown', event => {
    if (event.key === 'Escape') list.hide()
  })
  box.addEventListener('submit', () => list.hide())
  if (isHere()) start()
}
