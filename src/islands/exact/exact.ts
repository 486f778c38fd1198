import { copyWhole } from './copy.ts'
import { writeOut, writeShort } from './paper.ts'
import { CUT } from './shorts.ts'
import { hideTip, offerCopy, showTip } from './tip.ts'

/** Interactive elements. */
const PRESSED = 'a,button,summary,label'

const cutAt = (target: EventTarget | null) => {
  const amount = target instanceof Element ? target.closest<HTMLElement>(CUT) : null
  return amount?.closest(PRESSED) ? null : amount
}

/** Makes truncated amounts focusable, unless they are inside an interactive element. */
function letReach(): void {
  for (const amount of document.querySelectorAll<HTMLElement>(`${CUT}:not([tabindex])`)) {
    if (amount.closest(PRESSED)) continue
    amount.tabIndex = 0
    amount.role = 'button'
  }
}

/** Titles of an element and its descendants, if they are not in its text. */
function titlesOf(element: HTMLElement): string {
  const titled = [element, ...element.querySelectorAll<HTMLElement>('[title]')]
  const titles = new Set(titled.map(({ title }) => title).filter(title => title && !element.innerText.includes(title)))
  return [...titles].join('\n')
}

addEventListener('copy', copyWhole)
addEventListener('beforeprint', writeOut)
addEventListener('afterprint', writeShort)
addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement && target.matches('main :focus-visible'))) return
  const titles = titlesOf(target)
  if (titles) showTip(target, titles)
})
const isInTip = (target: EventTarget | null) => target instanceof Element && target.closest('.exact-tip') !== null
addEventListener('focusout', ({ target, relatedTarget }) => {
  if (!isInTip(target) && !isInTip(relatedTarget)) hideTip()
})
addEventListener('click', ({ target }) => {
  const amount = cutAt(target)
  if (!amount) return
  letReach()
  offerCopy(amount, amount.title.trim())
})
addEventListener('keydown', event => {
  const amount = cutAt(event.target)
  if (event.key === 'Tab') letReach()
  else if (event.key === 'Escape') hideTip()
  else if (amount && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault()
    amount.click()
  }
})
