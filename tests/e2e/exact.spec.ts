import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'

const PHONE = { width: 390, height: 844 }

/** Opens a page, and waits for the script for exact values, which loads last. */
async function open(page: Page, path: string) {
  const script = page.waitForResponse(/\/_astro\/later\.[\w-]+\.js/)
  await page.goto(path)
  await page.clock.runFor(1000)
  await page.evaluate(url => import(url), (await script).url())
}

/** Opens the recent transactions; returns an amount that is shown shortened. */
async function openCut(page: Page) {
  await open(page, '/transactions')
  const cut = page.locator('main data.cut').first()
  await expect(cut).toBeVisible()
  return cut
}

test('a shortened amount shows all its digits on click and copies them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(PHONE)
  const cut = await openCut(page)
  const whole = (await cut.getAttribute('title'))!
  expect(await cut.innerText()).not.toContain(whole.split(' ')[0]!)
  await cut.click()
  const tip = page.locator('.exact-tip')
  await expect(tip.getByText(whole)).toBeVisible()
  const box = (await tip.boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width)
  await tip.getByRole('button', { name: 'Copy amount' }).press('Enter')
  await expect(tip.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole)
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await expect(cut).toBeFocused()
})

test('the keyboard reaches a shortened amount and an address, and shows both in full', async ({ page }) => {
  const cut = await openCut(page)
  await page.keyboard.press('Tab')
  await expect(cut).toHaveRole('button')
  await page.locator('main a[href^="/address/"]').first().focus()
  const tip = page.locator('.exact-tip')
  await expect(tip).toHaveText(/[EU]Q[\w-]{46}/)
  await cut.focus()
  await expect(tip).toHaveText((await cut.getAttribute('title'))!)
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
})

test('a selection copied from a list has addresses and amounts in full', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const cut = await openCut(page)
  const row = page.locator('tr', { has: page.locator('data.cut') }).first()
  const address = (await row.locator('a[href^="/address/"]').first().getAttribute('title'))!.split(', ')[0]!
  await row.evaluate(element => getSelection()!.selectAllChildren(element))
  await page.keyboard.press('Control+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(address)
  expect(copied).toContain((await cut.getAttribute('title'))!)
  expect(copied).not.toContain('…')
})

test('a printed transaction has all its amounts in full', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await open(page, `/tx/${worthOpening['transaction with a comment']}`)
  // Names have come with the trace, and no address is drawn again.
  await expect(page.getByText('In all, fees included')).toBeVisible()
  await expect(page.getByText(/^Waiting/)).toHaveCount(0)
  const short = page.locator('main dd a[href^="/address/"] .hash', { hasText: '…' }).first()
  await expect(short).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(short).toHaveAttribute('data-whole', /^[EU]Q[\w-]{46}$/)
  await expect(short).toHaveCSS('content', /^"[EU]Q[\w-]{46}"$/, { pseudo: 'after' })
  // The short form is not printed beside it.
  await expect(short).toHaveCSS('font-size', '0px')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('[data-whole]')).toHaveCount(0)
})
