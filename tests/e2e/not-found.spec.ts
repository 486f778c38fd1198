import { expect, test } from '../support/e2e.ts'

test('an unknown path answers 404 with a link to Home', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.waitForURL('/')
})

test('the 404 page suggests a page by the path', async ({ page }) => {
  await page.goto('/blocks/17')
  await expect(page.getByText('looks like a block number')).toBeVisible()
  await page.getByRole('link', { name: 'open it' }).click()
  await page.waitForURL('/block/17')
})
