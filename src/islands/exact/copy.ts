import { CUT, shortsIn, withWholes } from './shorts.ts'

const isField = (target: EventTarget | null) => target instanceof Element && target.matches('input,textarea')

/** Digits of an amount without sign, icon and screen-reader text. */
const figureOf = ({ childNodes }: Element) =>
  [...childNodes]
    .filter(node => !(node instanceof Element && node.matches('.sr-only,[aria-hidden]')))
    .map(({ textContent }) => textContent)
    .join('')

/** Copies the selection with complete addresses, hashes and amounts. */
export function copyWhole(event: ClipboardEvent): void {
  const selection = getSelection()
  if (!selection?.rangeCount || selection.isCollapsed || isField(event.target)) return
  const common = selection.getRangeAt(0).commonAncestorContainer
  const element = common instanceof Element ? common : common.parentElement
  const parts = shortsIn(element?.closest(`${CUT},[title]`) ?? common)
    .filter(short => selection.containsNode(short.element, true))
    .map(({ element, whole }) => ({ shown: figureOf(element), whole }))
  const text = selection.toString()
  const whole = withWholes(text, parts)
  // Use the browser's copy if nothing was shortened, as it keeps links.
  if (whole === text) return
  event.clipboardData?.setData('text/plain', whole)
  event.preventDefault()
}
