import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'
import { expectSound } from './sound.ts'
import { unstyled } from './unstyled.ts'
import { watchPolicy } from './watch-policy.ts'

/** Calls that read by POST: too many addresses for the path of a GET. */
export const READ_BY_POST = /\/v2\/accounts\/_bulk$/

/**
 * Watches a page for what holds of every screen: it keeps to its policy and its host, only reads, keeps its width, has its icons and
 * styles, and axe finds nothing. Call it before `goto`; the function it returns checks the screen on display.
 */
export async function watchVisit(page: Page) {
  const { refused, strangers } = await watchPolicy(page)
  const methods = new Set<string>()
  page.on('request', request => {
    if (!READ_BY_POST.test(request.url())) methods.add(request.method())
  })

  return async function expectKept(): Promise<void> {
    await expect(page.getByText('the rest is on its way')).toHaveCount(0, { timeout: 30_000 })
    // Parts below the fold load when they are scrolled to.
    await page.mouse.wheel(0, 4000)
    await page.getByRole('combobox', { name: 'Search' }).first().focus()
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    expect(await unstyled(page), 'classes whose rules only other pages have').toEqual([])
    await page.keyboard.press('Escape')
    await expectSound(page)
    const uses = await page.locator('use').evaluateAll(all => all.map(use => use.getAttribute('href') ?? ''))
    for (const href of new Set(uses)) await expect(page.locator(`symbol${href}`), href).toHaveCount(1)
    expect({ refused, strangers, methods: [...methods] }).toEqual({ refused: [], strangers: [], methods: ['GET'] })
  }
}
