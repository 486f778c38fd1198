import type { Page } from '@playwright/test'
import { drivePage } from '../support/driven-page.ts'
import { expect, scrollTo, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'

// The clock is paused, as the button for new rows of a refreshed list lies over the first ones.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, pageClock: 'paused' })

/** Pages whose heads name an address, a hash or an amount. */
const HEADS = [
  'Block',
  'Shard block',
  'Transaction',
  'Address',
  'NFT item',
  'NFT collection',
  'Domain',
  'Domain on auction',
  'Jetton',
  'Transactions',
]
/** The minimal side of a touch target by WCAG 2.2 (2.5.8, Target Size), in CSS pixels. */
const FINGER = 24
/** Cut values that are pressed on one page. */
const PRESSED = 3

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Taps each visible copy button below `main`; returns its name and the copied text. */
async function copyAll(page: Page): Promise<{ name: string; copied: string; side: number }[]> {
  const found: { name: string; copied: string; side: number }[] = []
  for (const button of await page.locator('main button[aria-label^="Copy"]:visible').all()) {
    const name = (await button.getAttribute('aria-label'))!
    await page.evaluate(() => navigator.clipboard.writeText('nothing'))
    // Rows that are first drawn now may move it.
    await scrollTo(button)
    await button.tap()
    await expect.poll(() => clipboard(page)).not.toBe('nothing')
    const { width, height } = (await button.boundingBox())!
    found.push({ name, copied: await clipboard(page), side: Math.min(width, height) })
  }
  return found
}

for (const name of HEADS)
  test(`on a phone, a tap copies every value that “${name}” shows in full`, async ({ page, network, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { path, ready } = screens.find(screen => screen.name === name)!
    const settle = drivePage(page)
    await page.goto(fill(path, await network.state()), { waitUntil: 'load' })
    await settle()
    await expect(page.getByText(ready).first()).toBeVisible()
    // A row of a list has its hash one press away.
    if (name === 'Transactions') await page.locator('main summary:visible').first().tap()
    await settle()
    // First facts are there before the buttons.
    await expect(page.locator('main button[aria-label^="Copy"]:visible').first()).toBeVisible()
    const copies = await copyAll(page)
    expect(copies.length).toBeGreaterThan(0)
    for (const { name, copied, side } of copies) {
      expect(copied, name).not.toMatch(/…|\.\.\.|^$/)
      if (/(?<!site) address$/.test(name)) expect(copied).toMatch(/^(?:[EUk0]Q|[EUk0]f)[\w-]{46}$/)
      if (/hash$/.test(name)) expect(copied).toMatch(/^[0-9a-f]{64}$/)
      expect(side, name).toBeGreaterThanOrEqual(FINGER)
    }
    const cut = page.locator('main data.cut:visible')
    for (const amount of (await cut.all()).slice(0, PRESSED)) {
      const whole = (await amount.getAttribute('title'))!
      await amount.tap()
      await expect(page.locator('.exact-tip')).toContainText(whole)
      await page.keyboard.press('Escape')
    }
  })
