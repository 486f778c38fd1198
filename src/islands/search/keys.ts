import * as paletteWords from '#words/palette.ts'
import { createKeySequence } from '../../domain/search/key-sequence.ts'
import { keyTable } from './key-table.ts'
import { typeIntoPalette } from './palette.ts'

const find = createKeySequence(keyTable)

/** The key by its letter on a Latin keyboard: other alphabets have the same keys in the same places. */
const latin = ({ key, code }: KeyboardEvent) => (key > '~' && /^Key.$/.test(code) ? code.slice(3).toLowerCase() : key)

/** Runs the action of a key. Keys pressed while the palette loads are typed into it afterwards. */
export function press(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, repeat, timeStamp } = event
  const isCommand = ctrlKey || metaKey
  if (document.querySelector('dialog[open]')) {
    if (!isCommand && !repeat) typeIntoPalette(key)
    return
  }
  find(isCommand ? paletteWords.ctrlK : latin(event), timeStamp)?.press()
}
