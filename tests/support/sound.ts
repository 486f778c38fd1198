import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { expect } from './e2e.ts'

/** Rules that depend on colours; all others find the same in each theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Checks both themes at both widths, and that nothing overflows the page at other widths. */
export async function expectSound(page: Page) {
  for (const width of [320, 390, 720, 1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 850 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width} px`).toBe(0)
    if (width !== 390 && width !== 1280) continue
    for (const [theme, rules] of [['dark'], ['light', OF_COLOURS]] as const) {
      await page.evaluate(chosen => document.documentElement.setAttribute('data-theme', chosen), theme)
      await expectNoFindings(page, { where: `${theme}, ${width} px`, ...(rules && { rules }) })
    }
  }
}
