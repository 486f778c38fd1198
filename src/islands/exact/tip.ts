import * as commonWords from '#words/common.ts'
import { element } from '../search/element.ts'

/** Distance in px from the tip to its element and to the window's edges. */
const GAP = 8

let tip: HTMLElement | undefined
let about: Element | undefined

function place(shown: HTMLElement, at: DOMRect): void {
  const left = Math.max(GAP, Math.min(at.left, innerWidth - shown.offsetWidth - GAP))
  const below = at.bottom + GAP
  const top = below + shown.offsetHeight > innerHeight ? at.top - GAP - shown.offsetHeight : below
  Object.assign(shown.style, { left: `${left}px`, top: `${Math.max(GAP, top)}px` })
}

function show(at: Element, kind: 'auto' | 'manual', ...children: Node[]): void {
  hideTip()
  tip = element('div', 'exact-tip', ...children)
  tip.popover = kind
  about = at
  document.body.append(tip)
  tip.showPopover()
  place(tip, at.getBoundingClientRect())
}

/** Hides the tip; a focus inside it returns to its element. */
export function hideTip(): void {
  if (tip?.contains(document.activeElement) && about instanceof HTMLElement) about.focus()
  tip?.remove()
  tip = undefined
}

/** Shows a text below the focused element. Hidden from screen readers, which read its title. */
export function showTip(at: Element, text: string): void {
  const words = element('p', '', text)
  words.ariaHidden = 'true'
  show(at, 'manual', words)
}

/** Shows a text with a focused button that copies it. Closes on Escape and on a click elsewhere. */
export function offerCopy(at: Element, text: string): void {
  const button = element('button', 'button', commonWords.copy(commonWords.anAmount))
  button.type = 'button'
  button.onclick = () =>
    navigator.clipboard.writeText(text).then(
      () => button.replaceChildren(commonWords.copied),
      () => button.replaceChildren(commonWords.notCopied),
    )
  show(at, 'auto', element('p', '', text), button)
  tip?.addEventListener('toggle', event => {
    if ((event as ToggleEvent).newState === 'closed') hideTip()
  })
  button.focus()
}
