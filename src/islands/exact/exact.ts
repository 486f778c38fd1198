import { copyWhole } from './copy.ts'
import { writeOut, writeShort } from './paper.ts'
import { CUT } from './shorts.ts'
import { hideTip, offerCopy, showTip } from './tip.ts'

/** Elements that act on a press. */
const PRESSED = 'a,button,summary,label'

const cutAt = (target: EventTarget | null) => {
  const amount = target instanceof Element ? target.closest<HTMLElement>(CUT) : null
  return amount?.closest(PRESSED) ? null : amount
}

/** Lets the keyboard reach amounts of which digits are left off, as far as nothing around them is reached. */
function letReach(): void {
  for (const amount of document.querySelectorAll<HTMLElement>(`${CUT}:not([tabindex])`)) {
    if (amount.closest(PRESSED)) continue
    amount.tabIndex = 0
    amount.role = 'button'
  }
}

/** The titles of an element and of what is in it, as far as its text does not say them. */
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
