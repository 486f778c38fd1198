import * as paletteWords from '#words/palette.ts'
import { createKeySequence } from '../../domain/search/key-sequence.ts'
import { keyTable } from './key-table.ts'
import { openPalette } from './palette.ts'

const find = createKeySequence(keyTable)

/** The key by its letter on a Latin keyboard: other alphabets have the same keys in the same places. */
const latin = ({ key, code }: KeyboardEvent) => (key > '~' && /^Key.$/.test(code) ? code.slice(3).toLowerCase() : key)

/**
 * Runs the action of a key. `before`, of a key that opens the palette, is the element that had the focus until the header's field took
 * what was typed while this script loaded: the palette opens while that field still has the focus.
 */
export function press(event: KeyboardEvent, before?: Element | null | false): void {
  const { ctrlKey, metaKey, timeStamp } = event
  if (document.querySelector('dialog[open]')) return
  if (before) {
    const field = document.querySelector<HTMLInputElement>('#search')
    if (field && document.activeElement === field) openPalette({ field, before })
    return
  }
  find(ctrlKey || metaKey ? paletteWords.ctrlK : latin(event), timeStamp)?.press()
}
