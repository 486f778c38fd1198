import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'

const locksHeld = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name).toSorted() ?? [])
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('Back is the page as it was left, though calls were waiting, and it goes on asking', async ({ page, network }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = 'yes'
    })
  })
  await page.goto('/blocks')
  const rows = page.getByRole('table', { name: 'Blocks' }).getByRole('row')
  await expect(rows).toHaveCount(51)
  await rows.nth(40).scrollIntoViewIfNeeded()
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
  // Its age goes on.
  await expect(rows.nth(40).getByRole('link')).toHaveText(seen ?? '')
  await expect.poll(async () => (await network.calls()).length, { timeout: 30_000 }).toBeGreaterThan(before + 1)
})
