import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

/** Half of what counts as a good cumulative layout shift (web.dev/cls). */
const MAX_SHIFT = 0.05

type Moved = { value: number; what: string[] }
declare global {
  var moved: Moved[]
}
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Records the layout shifts of the pages that are opened after it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.moved = []
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries() as Shift[])
        moved.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Expects that the page has hardly shifted since it was opened. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => moved)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT)
}
