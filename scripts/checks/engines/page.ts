import { sleep } from '../../../src/lib/sleep.ts'

/** Expression that calls a function of this file in the page. The function is sent as source, so that it may only use its arguments and the page. */
export const call = <Given extends readonly unknown[]>(inPage: (...given: Given) => unknown, ...given: Given) =>
  `(${String(inPage)})(${given.map(value => JSON.stringify(value)).join(', ')})`

/** True if a visible element's text matches, and all islands are hydrated. */
export function shows(source: string): boolean {
  if (document.querySelector('astro-island[ssr]')) return false
  const text = new RegExp(source)
  const matches = (element: Element) => text.test((element.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
  return [...document.body.querySelectorAll('*')].some(
    element =>
      !element.matches('script,style,noscript,template') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      matches(element) &&
      ![...element.children].some(matches),
  )
}

/** Focuses the button whose text contains `text`; returns false if none exists. */
export function focusButton(text: string): boolean {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(text))
  button?.focus()
  return button !== undefined && document.activeElement === button
}

/** First 400 characters of the page's text, for reports. */
export const beginning = (): string =>
  document.querySelector('main')?.innerText.slice(0, 400).replaceAll('\n', ' · ') ?? ''

export const hasFieldFocus = (): boolean => document.activeElement instanceof HTMLInputElement

/** Horizontal overflow of the page in px. */
export const excessWidth = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth

const POLL_MS = 100

/** Polls until `holds` resolves with true. After `ms` rejects with `what` and the last error. */
export async function waitUntil(what: string, ms: number, holds: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + ms
  let failure: unknown
  // Evaluation fails while the page navigates.
  const attempt = () =>
    holds().catch((error: unknown) => {
      failure = error
    })
  while ((await attempt()) !== true) {
    if (Date.now() > until) throw new Error(`${what} did not come in ${ms / 1000} s${failure ? ` (${failure})` : ''}`)
    await sleep(POLL_MS)
  }
}
