import type { Page } from '@playwright/test'
import { expect, scrollTo, test } from '../support/e2e.ts'

const locksHeld = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name).toSorted() ?? [])
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('Back restores the page from bfcache although calls were waiting, and the page goes on polling', async ({
  page,
  network,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = 'yes'
    })
  })
  await page.goto('/blocks')
  const rows = page.getByRole('table', { name: 'Blocks' }).getByRole('row')
  await expect(rows).toHaveCount(51)
  await scrollTo(rows.nth(40))
  const [place, seen] = [await scrolled(page), await rows.nth(40).getByRole('link').textContent()]
  expect(place).toBeGreaterThan(500)
  await expect.poll(() => locksHeld(page)).not.toEqual([])
  await page.goto('/nowhere')
  expect(await locksHeld(page)).toEqual([])

  const before = (await network.calls()).length
  // A kept page does not load again.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')
  expect(await scrolled(page)).toBe(place)
  // Its age keeps counting.
  await expect(rows.nth(40).getByRole('link')).toHaveText(seen ?? '')
  await expect.poll(async () => (await network.calls()).length, { timeout: 30_000 }).toBeGreaterThan(before + 1)
})

/** A listener of `unload` keeps a page out of the browser's page cache: Back loads it again. */
const withoutPageCache = (page: Page) => page.addInitScript(() => addEventListener('unload', () => {}))

test('Back to a history without bfcache restores the loaded rows and the scroll position', async ({
  page,
  network,
}) => {
  await withoutPageCache(page)
  const { worthOpening } = await network.state()
  await page.goto(`/address/${worthOpening['busy wallet']}`)
  const rows = page.getByRole('tabpanel').getByRole('row')
  await expect(rows.nth(40)).toBeAttached({ timeout: 30_000 })
  const before = await rows.count()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(() => rows.count(), { timeout: 30_000 }).toBeGreaterThan(before + 20)
  const row = rows.nth(before + 15)
  await scrollTo(row)
  const seen = await row.getByRole('link').first().getAttribute('href')
  expect(await scrolled(page)).toBeGreaterThan(1000)
  await page.goto('/nowhere')
  await page.goBack()
  await expect(row).toBeInViewport({ timeout: 60_000 })
  await expect(row.getByRole('link').first()).toHaveAttribute('href', seen ?? '')
})

for (const [path, name] of [
  ['/blocks', 'Blocks'],
  ['/transactions', 'Recent Transactions'],
] as const)
  test(`Back to ${path} without bfcache restores the scroll position`, async ({ page }) => {
    await withoutPageCache(page)
    // The script that keeps the place is loaded last.
    const later = page.waitForResponse(/\/_astro\/later\.[^/]+\.js$/)
    await page.goto(path)
    await later
    const rows = page.getByRole('table', { name }).getByRole('row')
    await expect(rows.nth(40)).toBeAttached({ timeout: 30_000 })
    await scrollTo(rows.nth(40))
    expect(await scrolled(page)).toBeGreaterThan(500)
    await page.goto('/nowhere')
    await page.goBack()
    await expect(rows.nth(40)).toBeInViewport({ timeout: 30_000 })
  })
