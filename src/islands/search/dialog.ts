import * as paletteWords from '#words/palette.ts'
import { element } from './element.ts'

/** A dialog at the top of the window, above a phone's keyboard, with text at its foot. Closes on Escape and on a click outside. */
export function createDialog(name: string, foot: string, ...children: Node[]): HTMLDialogElement {
  const close = element('button', 'button shrink-0', paletteWords.close)
  close.type = 'button'
  const dialog = element(
    'dialog',
    'search-dialog',
    ...children,
    element('div', 'search-foot', element('p', '', foot), close),
  )
  dialog.setAttribute('aria-label', name)
  close.onclick = () => leave(dialog)
  dialog.onclick = event => {
    if (event.target === dialog) leave(dialog)
  }
  dialog.oncancel = event => {
    event.preventDefault()
    leave(dialog)
  }
  document.body.append(dialog)
  return dialog
}

/** Closes a dialog. Blurs its field explicitly: browsers do so only at the next frame, and earlier key presses would be lost. */
export function leave(dialog: HTMLDialogElement): void {
  dialog.close()
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.blur()
}
