import * as paletteWords from '#words/palette.ts'
import { createDialog } from './dialog.ts'
import { element } from './element.ts'

/** Keyboard shortcuts of one action: each is a key, or two keys in sequence. */
export type Key = { keys: readonly string[]; does: string; press: () => void }

function rowOf({ keys, does }: Key) {
  const shown = keys.map(name => element('kbd', '', name))
  return element('div', 'search-key', element('dt', '', ...shown), element('dd', '', does))
}

let dialog: HTMLDialogElement | undefined

/** Opens the list of shortcuts. */
export function openHelp(table: readonly Key[]): void {
  dialog ??= createDialog(
    paletteWords.help,
    paletteWords.helpLead,
    element('h2', 'search-title', paletteWords.help),
    element('dl', 'search-keys', ...table.map(rowOf)),
  )
  dialog.showModal()
}
