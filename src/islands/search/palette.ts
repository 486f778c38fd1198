import * as paletteWords from '#words/palette.ts'
import * as searchWords from '#words/search.ts'
import { findCommands } from '../../domain/search/commands.ts'
import { Combobox } from './combobox.ts'
import { createDialog, leave } from './dialog.ts'
import { element } from './element.ts'
import { search } from './go.ts'
import type { Option } from './option.ts'
import { pageActions } from './page-actions.ts'
import { prepare, suggest } from './suggestions.ts'

type Palette = { open: (text: string) => void }
/** Field that received the text while the palette was loading, and the previously focused element. */
type Typed = { field: HTMLInputElement; before: Element }
let palette: Palette | undefined

function createField(): HTMLInputElement {
  const input = element('input', 'search-field')
  Object.assign(input, {
    id: 'palette',
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
    placeholder: paletteWords.hint,
  })
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-label', searchWords.search)
  return input
}

function createPalette(): Palette {
  const input = createField()
  const place = element('div', 'search-below')
  const refusal = element('p', 'search-refusal')
  refusal.setAttribute('role', 'alert')
  const dialog = createDialog(paletteWords.title, paletteWords.foot, input, refusal, place)
  let actions: Option[] | undefined
  const box = new Combobox({
    input,
    place,
    suggest(text) {
      actions ??= readPage()
      return suggest(text, findCommands(text, actions))
    },
    async submit() {
      const text = input.value
      const words = await search(text, () => dialog.open && box.show())
      if (input.value === text) refusal.textContent = words
    },
    leave: () => leave(dialog),
  })
  /** Collects actions once per opening and after the first paint, as long pages have many buttons. */
  const readPage = () => {
    void prepare().then(() => dialog.open && box.show())
    return pageActions()
  }
  input.addEventListener('input', () => refusal.replaceChildren())
  return {
    open(text) {
      actions = undefined
      if (!dialog.open) dialog.showModal()
      input.focus()
      if (text) input.value = text
      else input.select()
      box.showLater()
    },
  }
}

/** Opens the palette with a text typed elsewhere, or with the last text, selected. */
export function openPalette(typed?: Typed): void {
  palette ??= createPalette()
  const text = typed?.field.value ?? ''
  if (typed) {
    typed.field.value = ''
    // A closing dialog restores the focus that was set when it opened.
    if (typed.before instanceof HTMLElement) typed.before.focus()
    if (document.activeElement === typed.field) typed.field.blur()
  }
  palette.open(text)
}
