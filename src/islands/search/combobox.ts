import * as searchWords from '#words/search.ts'
import { element } from './element.ts'
import type { Option, Suggestions } from './option.ts'
import { optionRow } from './option-row.ts'

type Parts = {
  input: HTMLInputElement
  /** parent of the list */
  place: HTMLElement
  suggest: (text: string) => Suggestions
  /** called on Enter without a chosen option, or for an option without an action */
  submit: () => void
  /** closes the list, before the action of an option */
  leave: () => void
}

/**
 * A combobox with a list (WAI-ARIA: list autocomplete; the first option is active while typing). The focus stays in the field, whose text
 * is never changed. Arrow keys move, Enter chooses, Delete removes a removable option.
 */
export class Combobox {
  private readonly parts: Parts
  private readonly said = element('p', 'search-said')
  private readonly list = element('div', 'search-list')
  private options: Option[] = []
  private active = -1
  /** pending redraw; 0 for none */
  private waiting = 0

  constructor(parts: Parts) {
    this.parts = parts
    const { said, list } = this
    const { input, place } = parts
    said.setAttribute('role', 'status')
    list.id = `${input.id}-list`
    list.setAttribute('role', 'listbox')
    list.setAttribute('aria-label', searchWords.suggestions)
    place.append(said, list)
    input.setAttribute('aria-controls', list.id)
    input.setAttribute('aria-autocomplete', 'list')
    // Keep the focus in the field when the list is clicked.
    place.addEventListener('mousedown', event => event.preventDefault())
    input.addEventListener('keydown', event => this.press(event))
    input.addEventListener('input', () => {
      this.options = []
      this.showLater()
    })
  }

  /** Redraws the options after the next paint, which shows the typed text. */
  showLater(): void {
    const waiting = requestAnimationFrame(() => setTimeout(() => this.waiting === waiting && this.show()))
    this.waiting = waiting
  }

  /** Redraws the options for the current text; keeps the active one if still listed. Returns true if there are any. */
  show(): boolean {
    this.waiting = 0
    const { input, place, suggest } = this.parts
    const before = this.options[this.active]
    const { said, options } = suggest(input.value)
    this.options = options
    if (this.said.textContent !== said) this.said.textContent = said
    const rows = options.map((option, at) => {
      const row = optionRow(option, { onTake: () => this.take(option), onForget: () => this.forget(option) })
      row.id = `${this.list.id}-${at}`
      return row
    })
    this.list.replaceChildren(...rows)
    place.hidden = options.length === 0 && said === ''
    input.setAttribute('aria-expanded', String(options.length > 0))
    const again = before ? options.findIndex(({ name, kind }) => name === before.name && kind === before.kind) : -1
    this.choose(again < 0 && input.value.trim() !== '' ? 0 : again)
    return options.length > 0
  }

  hide(): void {
    this.waiting = 0
    this.parts.place.hidden = true
    this.parts.input.setAttribute('aria-expanded', 'false')
    this.choose(-1)
  }

  private choose(at: number) {
    const { input } = this.parts
    const rows = [...this.list.children]
    for (const [place, row] of rows.entries()) row.setAttribute('aria-selected', String(place === at))
    const row = rows[at]
    this.active = row ? at : -1
    if (row) input.setAttribute('aria-activedescendant', row.id)
    else input.removeAttribute('aria-activedescendant')
  }

  /** Moves down or up by one, cyclically. */
  private step(by: 1 | -1) {
    const count = this.options.length
    const from = this.active < 0 && by < 0 ? 0 : this.active
    if (count > 0) this.choose((from + by + count) % count)
    this.list.children[this.active]?.scrollIntoView({ block: 'nearest' })
  }

  private take(option: Option) {
    if (!option.choose) return this.parts.submit()
    if (!option.stays) this.parts.leave()
    option.choose()
    if (option.stays) this.show()
  }

  private forget(option: Option) {
    option.forget?.()
    this.show()
  }

  private press(event: KeyboardEvent) {
    const { key, isComposing, ctrlKey, metaKey, altKey } = event
    if (isComposing || ctrlKey || metaKey || altKey) return
    const { input, place, submit } = this.parts
    // These keys apply to the typed text: redraw first.
    if (this.waiting && /^(?:Arrow|Enter|Delete)/.test(key)) this.show()
    const option = this.options[this.active]
    const isAtEnd = input.selectionEnd === input.value.length
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (place.hidden) this.show()
      else this.step(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Enter') {
      if (option) this.take(option)
      else submit()
    } else if (key === 'Delete' && option?.forget && isAtEnd) this.forget(option)
    else return
    event.preventDefault()
  }
}
