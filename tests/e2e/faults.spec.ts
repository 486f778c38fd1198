import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'

/** Part of the path of every call to the node (`/api/v2/`) and tonapi (`/v2/`), but not to the index (`/api/v3/`). */
const ANY = '/v2/'

const rowsOf = (page: Page, name: string) => page.getByRole('table', { name }).getByRole('row')
/** Longer than the refresh interval of the newest block. */
const REFRESH_MS = 6000
const DAY = 86_400_000

/** Clicks every Try Again button until `wanted` is visible. */
async function persist(page: Page, wanted: Locator) {
  await expect(async () => {
    const again = page.getByRole('main').getByRole('button', { name: 'Try Again' })
    for (const button of await again.all()) await button.click({ timeout: 500 }).catch(() => {})
    await expect(wanted).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 25_000 })
}

test('persistent 429 answers are reported, and the data load automatically once they stop', async ({
  page,
  network,
}) => {
  await network.inject({ match: ANY, status: 429 })
  await page.goto('/blocks')
  await expect(page.getByRole('main')).toContainText('Failed to load blocks')
  await expect(page.getByRole('main')).toContainText(
    'toncenter limits how often it may be asked; it should answer in a few seconds.',
  )
  await network.reset()
  await expect(rowsOf(page, 'Blocks')).toHaveCount(51)
  await expect(page.getByText('Failed to load blocks')).toHaveCount(0)
})

test('six screens get their data although one answer in five of the node and tonapi is a server error', async ({
  page,
  network,
}) => {
  await network.inject(...[500, 502, 503].map((status, i) => ({ match: ANY, status, probability: 0.07, seed: 11 + i })))
  const state = await network.state()
  for (const name of ['Home', 'Blocks', 'Block', 'Transaction', 'Address', 'Jettons']) {
    const { path, ready } = screens.find(screen => screen.name === name)!
    await page.goto(fill(path, state))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await persist(page, page.getByText(ready).first())
    await expect(page.getByText('Something in this page went wrong.')).toHaveCount(0)
  }
  const statuses = (await network.calls()).map(({ status }) => status)
  expect(statuses.filter(status => status >= 500).length).toBeGreaterThan(2)
})

test('a call without an answer delays only its own part of the address screen', async ({ page, network }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/getAddressInformation/, async route => {
    await answered
    await route.continue()
  })
  await page.goto(fill('/address/{wallet}', await network.state()))
  await expect(rowsOf(page, 'Transactions').nth(1)).toBeVisible()
  const balance = page.getByText(/^[\d,.]+\sTON$/).first()
  await expect(page.locator('main [aria-busy="true"], main .shimmer').first()).toBeVisible()
  answer()
  await expect(page.locator('main .shimmer')).toHaveCount(0)
  await expect(balance).toBeVisible()
})

for (const [how, fault, why] of [
  ['dropped connections', { drop: true }, 'tonapi cannot be reached or has a fault.'],
  ['connections that drop in the middle', { drop: true, truncate: 200 }, 'tonapi cannot be reached or has a fault.'],
  ['cut answers', { truncate: 200 }, 'tonapi sent an answer that cannot be read, so nothing of it is shown.'],
  [
    'pages of a gateway',
    { body: '<html>Bad Gateway</html>', contentType: 'text/html' },
    'tonapi sent an answer that cannot be read, so nothing of it is shown.',
  ],
] as const) {
  test(`${how} are reported with a reason, and Try Again loads the data`, async ({ page, network }) => {
    await network.inject({ match: ANY, ...fault })
    await page.goto('/jettons')
    await expect(page.getByRole('main')).toContainText('Failed to load jettons')
    await expect(page.getByRole('main')).toContainText(why)
    await network.reset()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('View Details').first()).toBeVisible()
  })
}

test('going offline during a load is reported; online again, lists refresh and Try Again loads the rest', async ({
  page,
  context,
}) => {
  for (const [path, whole, ready] of [
    ['/blocks', page.getByRole('heading', { name: 'Blocks' }), page.getByText(/^#\d/).first()],
    ['/jettons', page.getByRole('searchbox', { name: 'Find a jetton' }), page.getByText('View Details').first()],
  ] as const) {
    const connection = Promise.withResolvers<void>()
    await page.route(/\/v2\//, async route => {
      await connection.promise
      await route.abort('internetdisconnected')
    })
    const asked = page.waitForRequest(/\/v2\//)
    await page.goto(path)
    await asked
    // The page itself has loaded; only its data are missing.
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
    await expect(whole).toBeVisible()
    await context.setOffline(true)
    const ended = page.waitForEvent('requestfailed')
    connection.resolve()
    await ended
    await expect(page.getByText(/^You are offline\./)).toBeVisible()
    const again = page.getByRole('button', { name: 'Try Again' })
    // The last of its attempts has failed, so that none of them loads the list once the browser is online.
    if (path === '/jettons') await expect(again).toBeVisible()
    await context.setOffline(false)
    await page.unrouteAll({ behavior: 'wait' })
    if (path === '/jettons') await again.click()
    await expect(ready).toBeVisible()
  }
})

for (const [which, shift] of [
  ['ahead', DAY],
  ['behind', -DAY],
] as const) {
  test(`a device clock a day ${which} does not misjudge the network and its blocks`, async ({ page, network }) => {
    const { now } = await network.state()
    await page.clock.setSystemTime(now * 1000 + shift)
    await page.goto('/')
    // With a device clock ahead, the newest block looks old. Only the next block shows that the network runs.
    await expect(page.getByText(which === 'ahead' ? 'Network Stalled' : 'Device Clock Differs')).toBeVisible()
    await network.step()
    await page.clock.runFor(REFRESH_MS)
    await expect(page.getByText('Device Clock Differs')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(/^TON\s*\$\d+\.\d\d$/)).toBeVisible()
    await page.goto('/blocks')
    await expect(rowsOf(page, 'Blocks')).toHaveCount(51)
    const { masterchain } = await network.state()
    await expect(rowsOf(page, 'Blocks').nth(1).getByRole('link')).toHaveText(`#${masterchain}`)
    // Blocks with a time in the future have no age; by this clock yesterday's blocks are a day old.
    const ages = rowsOf(page, 'Blocks').getByRole('time')
    const expected = which === 'ahead' ? /^(?:≈ )?1d ago$/ : /^—$/
    await expect(ages.first()).toHaveText(expected)
    for (const age of await ages.allInnerTexts()) expect(age).toMatch(expected)
    if (which === 'ahead') return
    await page.goto('/stats')
    await expect(page.getByText('Unclear: this device’s clock differs')).toBeVisible()
  })
}

test('data saved under a clock a day ahead block no screen once the clock is right', async ({
  page,
  context,
  network,
}) => {
  const { now } = await network.state()
  await page.clock.setSystemTime(now * 1000 + DAY)
  for (const path of ['/blocks', '/jettons']) {
    await page.goto(path)
    await expect(page.getByText(path === '/blocks' ? /^#\d/ : 'View Details').first()).toBeVisible()
  }
  await page.clock.setSystemTime(now * 1000)
  const right = await context.newPage()
  for (const path of ['/blocks', '/jettons']) {
    await right.goto(path)
    await expect(right.getByText(path === '/blocks' ? /^#\d/ : 'View Details').first()).toBeVisible({ timeout: 8000 })
    await expect(right.getByText('from this browser,')).toHaveCount(0)
  }
})

test('every list loads although other data fill the storage', async ({ page, network }) => {
  await page.addInitScript(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let i = 0; i < 9; i++) localStorage.setItem(`other-${size}-${i}`, 'x'.repeat(size))
      } catch {}
    }
  })
  const state = await network.state()
  for (const name of ['Transactions', 'Jettons', 'Address']) {
    const { path, ready } = screens.find(screen => screen.name === name)!
    await page.goto(fill(path, state))
    await expect(page.getByText(ready).first()).toBeVisible()
  }
  expect(await page.evaluate(() => Object.keys(localStorage).some(key => key.startsWith('nanoscope:')))).toBe(false)
})

test.describe('when a script of the site fails to load', () => {
  // Messages of Astro and React about it; thrown past them it would still fail the test.
  test.use({ alsoExpected: /dynamically imported module/ })

  test('a tab reports the failed script in its place, and the other tabs work', async ({ page, network }) => {
    await page.route('**/_astro/JettonsTab.*', route => route.abort())
    await page.goto(fill('/address/{wallet}', await network.state()))
    await page.getByRole('tab', { name: 'Jettons' }).click()
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('A part of this page could not be loaded')
    await page.getByRole('tab', { name: 'Transactions' }).click()
    await expect(rowsOf(page, 'Transactions').nth(1)).toBeVisible()
    await page.getByRole('tab', { name: 'Jettons' }).click()
    await page.unroute('**/_astro/JettonsTab.*')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('tabpanel').getByText('Orbit', { exact: true })).toBeVisible()
  })

  test('the page after a failed script of background tasks makes the room in storage that it did not make', async ({
    page,
  }) => {
    // Evicted by the background tasks, as no build can read it.
    const stale = 'nanoscope:1:embedded network:cache:older:blocks'
    const isKept = () => page.evaluate(name => name in localStorage, stale)
    // One script holds the parts that no screen waits for, upkeep among them.
    await page.route('**/_astro/later.*', route => route.abort())
    const refused = page.waitForEvent('requestfailed', request => request.url().includes('/later.'))
    await page.goto('/blocks')
    await page.evaluate(name => localStorage.setItem(name, 'stale'), stale)
    await refused
    await expect(rowsOf(page, 'Blocks')).toHaveCount(51)
    expect(await isKept()).toBe(true)
    await page.unroute('**/_astro/later.*')
    await page.reload()
    await expect.poll(isKept).toBe(false)
    await expect(rowsOf(page, 'Blocks')).toHaveCount(51)
  })

  test('a screen whose script failed reports it at the foot of the page', async ({ page }) => {
    await page.route('**/_astro/BlocksScreen.*', route => route.abort())
    await page.goto('/blocks', { waitUntil: 'load' })
    await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded')
    await page.unroute('**/_astro/BlocksScreen.*')
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await expect(rowsOf(page, 'Blocks')).toHaveCount(51)
    await expect(page.getByText('A part of this page could not be loaded')).toBeHidden()
  })
})

test('a wait of more than 4 s names the provider waited for', async ({ page, network }) => {
  const { masterchain } = await network.state()
  await network.inject({ match: '/', delayMs: 9000 })
  await page.goto(`/block/${masterchain - 20}`)
  await expect(page.getByText(/^Waiting for an answer of ton(?:center|api)\.$/).first()).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Root hash' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^Waiting for an answer/)).toHaveCount(0, { timeout: 30_000 })
})

test('a list whose rest fails to load shows the failure in place of the loading text', async ({ page }) => {
  let isDown = false
  // Without the index the list is read block by block.
  await page.route(/\/api\/v3\//, route => route.abort())
  await page.route(/\/v2\//, async route => {
    if (isDown) return await route.abort()
    isDown = /masterchain\/\d+\/transactions/.test(route.request().url())
    await route.continue()
  })
  await page.goto('/transactions')
  const line = page.getByText('Refresh failed:')
  await expect(line).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('table', { name: 'Recent Transactions' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText('the rest is on its way')).toHaveCount(0)
})
