import { shortsIn } from './shorts.ts'

/** Lets paper show in full what is short on screen. Tables keep their columns. */
export function writeOut(): void {
  for (const { element, whole } of shortsIn(document.body)) {
    if (element.closest('table')) continue
    // An amount begins with the sign of its direction.
    const sign = element.querySelector('[aria-hidden]')?.textContent ?? ''
    element.dataset.whole = sign + whole
  }
}

export function writeShort(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-whole]')) delete element.dataset.whole
}
