import { expect, test } from '../support/e2e.ts'

/** Longer than the list is shown without asking again. */
const REFRESH_MS = 31_000

test('the transactions screen lists the newest 50 transactions of all shards with every field', async ({ page }) => {
  await page.goto('/transactions')
  await expect(page.getByRole('heading', { name: 'Recent Transactions' })).toBeVisible()
  await expect(page.getByText('auto-refreshes every 10 seconds')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Search tips' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Recent Transactions' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Transaction',
    'From and to',
    'Value',
    'Block',
    'Age',
    'Fee',
  ])
  await expect(table.getByRole('row')).toHaveCount(51)
  await expect(page.getByText(/masterchain blocks/)).toHaveCount(0)
  const blocks = await table
    .getByRole('link', { name: /^#/ })
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  // Users' transactions are in shard blocks, those of the system in masterchain blocks.
  expect(blocks.some(href => href?.includes('workchain=0'))).toBe(true)
  expect(blocks.some(href => /^\/block\/\d+$/.test(href ?? ''))).toBe(true)
})

test('new transactions wait behind a button while the list is being read', async ({ page, network }) => {
  await page.goto('/transactions')
  const rows = page.getByRole('table', { name: 'Recent Transactions' }).getByRole('row')
  await expect(rows.nth(30)).toBeVisible({ timeout: 30_000 })
  const fourth = rows.nth(4).getByRole('link').first()
  await fourth.hover()
  const path = (await fourth.getAttribute('href')) ?? ''
  expect(path).toMatch(/^\/tx\/[0-9a-f]{64}$/)
  const waiting = page.getByRole('button', { name: /^\d+ new transactions$/ })
  await network.step(3)
  await page.clock.runFor(REFRESH_MS)
  await expect(waiting).toBeVisible()
  await expect(fourth).toHaveAttribute('href', path)
  await waiting.click()
  await expect(fourth).not.toHaveAttribute('href', path)
})
