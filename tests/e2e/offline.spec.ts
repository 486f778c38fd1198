import type { Page } from '@playwright/test'
import { expect, test, waitForSaved } from '../support/e2e.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the pages are in the browser. */
/** Opens a page and waits until its answer is saved, which may follow its first facts. */
async function look(page: Page, path: string, query: 'block' | 'transaction') {
  await page.goto(path)
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible()
  await waitForSaved(page, query)
}

const kept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
const sign = (page: Page) =>
  page.getByText('You are offline. What is shown was learnt before; nothing new can be asked.')

test('every kind of page opens offline after one page was opened online', async ({ page, context }) => {
  await page.goto('/dns')
  await kept(page)
  await expect(sign(page)).toBeHidden()
  await context.setOffline(true)
  await expect(sign(page)).toBeVisible()
  const pages = {
    '/': /See what happened on TON/,
    '/blocks': /^Blocks$/,
    '/block/17': /Block #17/,
    '/stats': /Statistics/,
    '/dns': /DNS/,
  }
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(sign(page)).toBeVisible()
  }
  await page.goto('/blocks')
  // One message for all panels.
  await expect(page.getByText('Failed to load blocks')).toBeVisible()
  await expect(page.getByText(/This device seems to be offline/)).toHaveCount(0)
  await context.setOffline(false)
  await expect(sign(page)).toBeHidden()
})

test('the emulator runs offline once it was downloaded', async ({ page, context }) => {
  const trials = page
    .locator('section', { has: page.getByRole('heading', { name: 'Virtual machine' }) })
    .getByRole('listitem')
  await page.goto('/checks')
  await kept(page)
  // The worker keeps what pages fetch after it has taken over.
  await page.reload()
  await page.getByRole('button', { name: 'Replay the recording' }).click()
  await expect(trials).toHaveCount(4, { timeout: 30_000 })
  await context.setOffline(true)
  await page.goto('/checks')
  await page.getByRole('button', { name: 'Replay the recording' }).click()
  await expect(trials).toHaveCount(4, { timeout: 30_000 })
  for (const trial of await trials.all()) await expect(trial).toContainText('passed')
})

test.describe('in real time', () => {
  test.use({ pageClock: 'real' })

  test('the service worker caches the site only after the first screen has had time to load', async ({ page }) => {
    await page.addInitScript(() => {
      const { serviceWorker } = navigator
      const register = serviceWorker.register.bind(serviceWorker)
      serviceWorker.register = (...args) => {
        performance.mark('registered')
        return register(...args)
      }
    })
    await page.goto('/blocks')
    await kept(page)
    const waited = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const [registered] = performance.getEntriesByName('registered')
      return (registered?.startTime ?? Number.NaN) - (load?.loadEventStart ?? Number.NaN)
    })
    expect(waited).toBeGreaterThanOrEqual(3990)
  })
})

test('a visited block and transaction are shown offline with their age', async ({ page, context, network }) => {
  const { masterchain, worthOpening } = await network.state()
  const paths = [`/block/${masterchain - 20}`, `/tx/${worthOpening['failed transaction']}`] as const
  await look(page, paths[0], 'block')
  await look(page, paths[1], 'transaction')
  await kept(page)
  await context.setOffline(true)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible()
    await expect(page.getByText('from this browser,').first()).toBeVisible()
  }
})

test('the offline page offers the last visited pages, which still have their data', async ({
  page,
  context,
  network,
}) => {
  const { masterchain, worthOpening } = await network.state()
  const hash = worthOpening['failed transaction']!
  await look(page, `/block/${masterchain - 20}`, 'block')
  await look(page, `/tx/${hash}`, 'transaction')
  await kept(page)
  await page.goto('/dns')
  await context.setOffline(true)
  const offered = page.getByRole('status').filter({ hasText: 'Kept in this browser:' }).getByRole('link')
  await expect(offered).toHaveText([`Transaction ${hash.slice(0, 8)}`, `Block #${masterchain - 20}`])
  await offered.first().click()
  await page.waitForURL(`/tx/${hash}`)
  await expect(page.getByText(hash).first()).toBeVisible()
  await expect(offered).toHaveText([`Block #${masterchain - 20}`])
})

test('an account is shown offline with its age, and a single notice says that nothing new can be loaded', async ({
  page,
  context,
  network,
}) => {
  const { worthOpening, now } = await network.state()
  await page.goto(`/address/${worthOpening.wallet}`)
  await expect(page.getByText('Balance').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' }).first()).toBeVisible()
  await kept(page)
  await context.setOffline(true)
  await page.clock.setSystemTime(now * 1000 + 3.1 * 3_600_000)
  await page.reload()
  await expect(page.getByText('toncenter · 3h ago').first()).toBeVisible()
  await expect(sign(page)).toBeVisible()
  await expect(page.getByText(/^Refresh failed/)).toHaveCount(0)
})

test('the service worker serves the page of the path: an NFT item and a collection', async ({ page, network }) => {
  const { worthOpening } = await network.state()
  await page.goto('/dns')
  await kept(page)
  await page.goto(`/nft/collection/${worthOpening['NFT collection']}`)
  await expect(page.getByText('Lens #1', { exact: true })).toBeVisible()
  await page.goto(`/nft/${worthOpening['NFT item']}`)
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible()
})

test('the service worker passes an unknown path to the host', async ({ page }) => {
  await page.goto('/')
  await kept(page)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page Not Found')).toBeVisible()
})
