import { sourceText } from '../domain/text/source.ts'
import type { Facts } from '../lib/facts.ts'
import { parseJson } from '../lib/json.ts'
import type { Saved } from '../lib/saved.ts'
import type { Answer } from '../providers/http/prefetched.ts'
import type { Found } from './prefetch.ts'

/** Fills the page's slots with facts, and keeps these for slots rendered later. */
export function showFacts(facts: Facts): void {
  const known = { ...globalThis.nanoscopeFacts, ...facts }
  globalThis.nanoscopeFacts = known
  const fill = () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-slot]')) {
      const fact = known[place.dataset.slot ?? '']
      if (fact) place.textContent = fact
    }
  }
  fill()
  // The head's script runs before the body is parsed. Module scripts run after this event.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', fill, { once: true })
}

type Reading<T> = {
  /** returns undefined for an answer that the screen would reject */
  read: (body: unknown) => T | undefined | Promise<T | undefined>
  facts: (value: T) => Facts
  /** text of the page's source line, if it has one */
  sourceOf?: (saved: Saved) => string
}

/** Source line of a saved copy. */
export const savedSource = ({ at, sources }: Saved) => sourceText({ at, sources, saved: true }, Date.now() / 1000)

/** Shows the first facts of a screen: from a saved copy at once with its age, or from the answer when it arrives. */
export function showFirst<T>(found: Found, { read, facts, sourceOf }: Reading<T>): void {
  if ('saved' in found) {
    // Saved values were written by this build's store.
    showFacts({ ...facts(found.saved.value as T), ...(sourceOf && { source: sourceOf(found.saved) }) })
    return
  }
  const show = async ({ status, text }: Answer) => {
    const value = status < 400 ? await read(parseJson(text)) : undefined
    if (value !== undefined) showFacts(facts(value))
  }
  // The screen itself reports failures.
  found.answer.then(show).catch(() => {})
}
