import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/e2e.ts'

test('an unknown path answers 404 with a way home', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.waitForURL('/')
})

test('looks at the path for what the visitor may have meant', async ({ page }) => {
  await page.goto('/blocks/17')
  await expect(page.getByText('looks like a block number')).toBeVisible()
  await page.getByRole('link', { name: 'open it' }).click()
  await page.waitForURL('/block/17')
})

test('opens the right screen on a host without rewrites', async ({ page, network }) => {
  const notFound = readFileSync(join(import.meta.dirname, '..', '..', 'dist-embedded', '404.html'), 'utf8')
  const { masterchain } = await network.state()
  const path = `/block/${masterchain - 20}`
  await page.route(`**${path}`, route => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Block #/)
  await expect(page).toHaveURL(path)
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible()
})
