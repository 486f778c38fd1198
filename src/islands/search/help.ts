import * as paletteWords from '#words/palette.ts'
import { createDialog } from './dialog.ts'
import { element } from './element.ts'

/** Keys that do the same: each a key, or two to be pressed one after the other. */
export type Key = { keys: readonly string[]; does: string; press: () => void }

function rowOf({ keys, does }: Key) {
  const shown = keys.map(name => element('kbd', '', name))
  return element('div', 'search-key', element('dt', '', ...shown), element('dd', '', does))
}

let dialog: HTMLDialogElement | undefined

/** Opens the list of all keys. */
export function openHelp(table: readonly Key[]): void {
  dialog ??= createDialog(
    paletteWords.help,
    paletteWords.helpLead,
    element('h2', 'search-title', paletteWords.help),
    element('dl', 'search-keys', ...table.map(rowOf)),
  )
  dialog.showModal()
}
