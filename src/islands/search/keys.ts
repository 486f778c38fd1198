import * as paletteWords from '#words/palette.ts'
import { createKeySequence } from '../../domain/search/key-sequence.ts'
import { keyTable } from './key-table.ts'
import { openPalette } from './palette.ts'

const find = createKeySequence(keyTable)

/** The key by its letter on a Latin keyboard: other alphabets have the same keys in the same places. */
const latin = ({ key, code }: KeyboardEvent) => (key > '~' && /^Key.$/.test(code) ? code.slice(3).toLowerCase() : key)

/**
 * Runs the action of a key. `typed` is the field that took what was typed while this script loaded, `before` the element that had the
 * focus until then: the palette opens while that field still has the focus.
 */
export function press(event: KeyboardEvent, typed?: HTMLInputElement | null, before?: Element | null): void {
  const { ctrlKey, metaKey, timeStamp } = event
  if (document.querySelector('dialog[open]')) return
  if (typed) {
    if (document.activeElement === typed) openPalette({ field: typed, before })
    return
  }
  find(ctrlKey || metaKey ? paletteWords.ctrlK : latin(event), timeStamp)?.press()
}
