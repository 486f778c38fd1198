import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'
import type { Fault } from './network.ts'

const WIDTHS = [320, 390, 1280]

export const addressOf = (i: number) => `0:${(i + 1).toString(16).padStart(64, '0')}`

/** Names as strangers write them: endless, right to left, pictures, markup, empty, none. */
export const NAMES = [
  'x'.repeat(200),
  '\u202eשלום עולם\u2066',
  '👩‍👩‍👧‍👦🇺🇳🧿',
  '<b>Bold</b>',
  'ا'.repeat(200),
  '',
  null,
]
/** Another answer to calls whose path has `match`. */
export const answerTo = (match: string, body: unknown): Fault => ({ match, status: 200, body })

/** Distance that the page goes sideways, figures and names outside of it, and words that no visitor should read. */
export const measure = () => {
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
  return {
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    outside: [...document.querySelectorAll('main bdi, main data')]
      .filter(element => element.getBoundingClientRect().right > innerWidth + 1 && !isClipped(element))
      .map(element => element.textContent),
    nonsense: document.querySelector('main')?.innerText.match(/\b(?:NaN|undefined|Infinity|null|\[object)\b/g) ?? [],
  }
}

/** Expects the page to keep its width and to make sense at every width. */
export async function expectSense(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(measure), `${width} px`).toEqual({ sideways: 0, outside: [], nonsense: [] })
  }
}
