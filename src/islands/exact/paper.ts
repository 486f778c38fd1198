import { shortsIn } from './shorts.ts'

/** Replaces shortened texts by complete ones for printing. Tables are unchanged, to keep their columns. */
export function writeOut(): void {
  for (const { element, whole } of shortsIn(document.body)) {
    if (element.closest('table')) continue
    // Keep the sign of the amount's direction.
    const sign = element.querySelector('[aria-hidden]')?.textContent ?? ''
    element.dataset.whole = sign + whole
  }
}

export function writeShort(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-whole]')) delete element.dataset.whole
}
