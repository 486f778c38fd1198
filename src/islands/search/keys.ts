import * as paletteWords from '#words/palette.ts'
import { createKeySequence } from '../../domain/search/key-sequence.ts'
import { keyTable } from './key-table.ts'
import { openPalette } from './palette.ts'

const find = createKeySequence(keyTable)

/** Letter of a key on a Latin keyboard, also with other alphabets. */
const latin = ({ key, code }: KeyboardEvent) => (key > '~' && /^Key.$/.test(code) ? code.slice(3).toLowerCase() : key)

/**
 * Runs a key's action. `before` is set for a key that opens the palette while this script was loading. It is the element that had the focus
 * before the header's field took the typed text. The palette then opens if that field still has the focus.
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
