import { expect, test } from '../support/e2e.ts'
import { holdScripts } from '../support/scripts.ts'

const HOUR = 3600
const MINUTE_MS = 60_000

test('the auctions screen lists running auctions with every field, filters by zone, and opens a domain', async ({
  page,
  network,
}) => {
  const { data } = await (await network.request.get('/v2/dns/auctions')).json()
  await page.goto('/dns-explorer')
  await expect(page.getByRole('heading', { name: `Active Auctions (${data.length})` })).toBeVisible({ timeout: 30_000 })
  const table = page.getByRole('table', { name: 'Active Auctions' })
  await expect(table.getByRole('columnheader')).toHaveText(['Domain', 'Status', 'Current Bid', 'Bidder', 'Ends At'])
  await expect(table.getByRole('row')).toHaveCount(data.length + 1)
  const names = data.filter(({ domain }: { domain: string }) => domain.endsWith('.t.me'))
  await page.getByRole('button', { name: 't.me' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?tld=t\.me$/)
  await expect(table.getByRole('row')).toHaveCount(names.length + 1)
  await table.getByRole('link', { name: names[0].domain }).click()
  await page.waitForURL(`/dns/${names[0].domain}`)
})

test('an auction counts down and is marked as ended when it ends on screen', async ({ page, network }) => {
  const { now } = await network.state()
  const data = [
    { domain: 'ending.ton', owner: `0:${'a'.repeat(64)}`, price: 12_345_000_000, bids: 2, date: now + 60 },
    { domain: 'fresh.ton', owner: '', price: 0, bids: 0, date: now + 26 * HOUR },
    { domain: 'endless.ton', owner: '', price: 0, bids: 0 },
    { domain: 'stopped.ton', owner: '', price: 0, bids: 0, date: now - HOUR, status: 'cancelled' },
    { domain: 'behind.ton', owner: '', price: 0, bids: 0, date: now - HOUR, status: 'active' },
  ]
  await network.inject({ match: '/dns/auctions', status: 200, body: { data, total: 5 } })
  await page.goto('/dns-explorer')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('ending.ton')).toContainText('active')
  await expect(row('ending.ton')).toContainText(/in \d+s/)
  await expect(row('ending.ton').locator('data')).toHaveAttribute('value', '12.345')
  await expect(row('fresh.ton')).toContainText('No bids')
  await expect(row('fresh.ton').getByRole('cell').nth(3)).toHaveText(/-$/)
  await expect(row('fresh.ton')).toContainText(/in 1d [12]h/)
  await expect(row('endless.ton')).toContainText('—')
  await expect(row('endless.ton')).not.toContainText('ended')
  await expect(row('stopped.ton')).toContainText('cancelled')
  await expect(row('behind.ton')).toContainText('ended')
  await page.clock.runFor(MINUTE_MS)
  await expect(page.getByRole('table', { name: 'Ended auctions' }).getByRole('row')).toHaveCount(4)
  await expect(row('ending.ton')).toContainText('ended')
  // It is not known whether the auction without an end is over.
  await expect(page.getByRole('heading', { name: 'Active Auctions (—)' })).toBeVisible()
})

test('the search box of the auctions screen opens a domain', async ({ page }) => {
  await page.goto('/dns-explorer')
  await page.getByRole('searchbox', { name: 'Find a domain' }).fill('Nanoscope')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('/dns/nanoscope.ton')
})

test('a domain search submitted before the scripts loaded runs once they have', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/dns-explorer', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Find a domain' }).fill('Nanoscope')
  await page.getByRole('searchbox', { name: 'Find a domain' }).press('Enter')
  await page.waitForURL('/dns-explorer?domain=Nanoscope', { waitUntil: 'commit' })
  release()
  await page.waitForURL('/dns/nanoscope.ton')
})

test('the auctions screen hides a bidder’s address until its final form is known', async ({ page, network }) => {
  await network.inject({ match: '/v3/addressBook', delayMs: 1500 })
  await page.goto('/dns-explorer')
  const bidder = page.locator('td a[href*="/address/"] .hash').first()
  await expect(bidder).toBeAttached()
  const isHidden = () => bidder.evaluate(one => getComputedStyle(one).color === 'rgba(0, 0, 0, 0)')
  expect(await bidder.getAttribute('title')).toMatch(/^EQ/)
  expect(await isHidden()).toBe(true)
  await expect(bidder).toHaveAttribute('title', /^UQ/)
  expect(await isHidden()).toBe(false)
})
