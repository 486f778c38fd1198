import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

/** Half of the maximum of a good cumulative layout shift (web.dev/cls). */
const MAX_SHIFT = 0.05
/** Maximum shift that a visitor cannot see. */
export const MAX_UNSEEN_SHIFT = 0.001

type Moved = { value: number; what: string[] }
declare global {
  var moved: Moved[]
}
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type Shift = PerformanceEntry & { value: number; sources: Source[] }

/** Records the layout shifts of the pages that are opened after it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.moved = []
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries() as Shift[])
        moved.push({
          value,
          what: sources.map(({ node, previousRect: { y, height }, currentRect: now }) => {
            const text = node?.textContent?.slice(0, 40) ?? ''
            return `${text}: at ${y}, ${height} high, then at ${now.y}, ${now.height} high`
          }),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Expects that the page has shifted by less than `most` since it was opened. */
export async function expectNoShift(page: Page, most = MAX_SHIFT): Promise<void> {
  const shifts = await page.evaluate(() => moved)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThan(most)
}
