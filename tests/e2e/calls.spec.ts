import type { Page } from '@playwright/test'
import { expect, type LoggedCall, shortestGap, test } from '../support/e2e.ts'

const NODE_INTERVAL_MS = 1500
const INDEXER_INTERVAL_MS = 4000
/** The name of the lock and of the saved clock of one queue. */
const QUEUE = 'nanoscope:1:embedded network:queue:node'
// A resting chain leaves the machine to the browser, whose times are measured here.
test.beforeAll(async ({ request }) => {
  await request.post('/control/pause')
})
test.afterAll(async ({ request }) => {
  await request.post('/control/run')
})

/** Times at which a tab itself started its calls: their arrival depends on the machine. */
const startsOf = (tab: Page): Promise<LoggedCall[]> =>
  tab.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
      const { pathname: path } = new URL(name)
      const provider = path.startsWith('/api/v2/') ? 'node' : path.startsWith('/v2/') ? 'indexer' : undefined
      return provider ? [{ provider, path, at: performance.timeOrigin + startTime, status: 200 } as const] : []
    }),
  )

test('five open tabs together respect the call interval of each provider', async ({ context, network, page }) => {
  test.setTimeout(120_000)
  const { masterchain } = await network.state()
  const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))]
  const paths = ['/', '/blocks', `/block/${masterchain - 5}`, `/block/${masterchain - 9}`, '/blocks']
  await Promise.all(tabs.map((tab, i) => tab.goto(paths[i] ?? '/')))
  const opened = Date.now()
  await expect.poll(() => Date.now() - opened, { timeout: 40_000, intervals: [1000] }).toBeGreaterThan(30_000)
  const starts = (await Promise.all(tabs.map(startsOf))).flat()
  expect(shortestGap(starts, 'node')).toBeGreaterThanOrEqual(NODE_INTERVAL_MS)
  expect(shortestGap(starts, 'indexer')).toBeGreaterThanOrEqual(INDEXER_INTERVAL_MS)
  expect(starts.filter(({ provider }) => provider === 'node').length).toBeGreaterThan(8)
  expect(starts.filter(({ provider }) => provider === 'indexer').length).toBeGreaterThan(3)
  // One tab makes the calls for all tabs.
  const heads = (await network.calls()).filter(({ path }) => path.includes('getMasterchainInfo'))
  expect(heads.length).toBeLessThanOrEqual(8)
})

test('a call answered 429 is retried after twice the call interval, then succeeds', async ({ page, network }) => {
  const { masterchain } = await network.state()
  await network.inject({ match: '/shards', status: 429, times: 1 })
  await page.goto(`/block/${masterchain - 20}`)
  await expect(page.getByRole('link', { name: /^Workchain 0 / }).first()).toBeVisible({ timeout: 30_000 })
  const calls = (await network.calls()).filter(({ path }) => path.includes('/shards'))
  expect(calls.map(({ status }) => status)).toEqual([429, 200])
  const [first, second] = (await startsOf(page)).filter(({ path }) => path.includes('/shards'))
  expect(second!.at - first!.at).toBeGreaterThanOrEqual(2 * NODE_INTERVAL_MS)
})

test('a call answered 429 falls back to the other provider at once', async ({ page, network }) => {
  await network.inject({ match: 'getMasterchainInfo', status: 429 })
  await page.goto('/blocks')
  await expect(page.getByRole('table', { name: 'Blocks' }).getByRole('row')).toHaveCount(51)
  await expect(page.getByText(/^tonapi ·/)).toBeVisible()
  const asked = (await startsOf(page)).toSorted((a, b) => a.at - b.at).map(({ path }) => path)
  const heads = asked.filter(path => /getMasterchainInfo|masterchain-head/.test(path)).slice(0, 2)
  expect(heads).toEqual(['/api/v2/getMasterchainInfo', '/v2/blockchain/masterchain-head'])
})

test('a reload while the cached copy is fresh makes no call', async ({ page, network }) => {
  const { masterchain } = await network.state()
  await page.goto(`/block/${masterchain - 20}`)
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shards' })).toBeVisible()
  await expect.poll(async () => (await network.calls()).length).toBe(4)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  await expect(page.getByText('from this browser,').first()).toBeVisible()
  expect(await network.calls()).toHaveLength(4)
})

test('the call interval is kept across page loads', async ({ page, network }) => {
  const { masterchain } = await network.state()
  const starts: LoggedCall[] = []
  for (let i = 1; i <= 4; i++) {
    await page.goto(`/block/${masterchain - 10 - i}`)
    await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible()
    starts.push(...(await startsOf(page)))
  }
  expect(starts.length).toBeGreaterThanOrEqual(4)
  expect(shortestGap(starts, 'node')).toBeGreaterThanOrEqual(NODE_INTERVAL_MS)
})

test('a tab that holds the queue and blocks its thread for 25 s delays other tabs by a few intervals only', async ({
  context,
  network,
  page,
}) => {
  test.setTimeout(120_000)
  const { masterchain } = await network.state()
  const other = await context.newPage()
  await other.goto('/dns')
  await page.goto(`/block/${masterchain - 30}`)
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible()
  const busy = page.evaluate(
    name =>
      navigator.locks.request(name, () => {
        const end = performance.now() + 25_000
        while (performance.now() < end);
      }),
    QUEUE,
  )
  const isHeld = () =>
    other.evaluate(async name => (await navigator.locks.query()).held?.some(lock => lock.name === name), QUEUE)
  await expect.poll(isHeld).toBe(true)
  const opened = Date.now()
  await other.goto(`/block/${masterchain - 40}`)
  await expect
    .poll(async () => (await startsOf(other)).length, { timeout: 40_000, intervals: [250] })
    .toBeGreaterThan(0)
  const [first] = await startsOf(other)
  expect((first?.at ?? 0) - opened).toBeLessThan(12_000)
  await busy
  await other.close()
})

test('leaving a page drops its waiting calls', async ({ page, network }) => {
  const { masterchain } = await network.state()
  await page.goto(`/block/${masterchain - 20}`)
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible()
  await page.goto('about:blank')
  const asked = (await network.calls()).length
  expect(asked).toBeLessThan(3)
  await page.goto('/nowhere')
  await expect(page.getByText('Page Not Found')).toBeVisible()
  const left = Date.now()
  await expect.poll(() => Date.now() - left, { intervals: [500] }).toBeGreaterThan(3500)
  expect(await network.calls()).toHaveLength(asked)
})

test('the blocks screen says when the device is offline and keeps its rows', async ({ page, context }) => {
  await page.goto('/blocks')
  await expect(page.getByRole('table', { name: 'Blocks' }).getByRole('row')).toHaveCount(51)
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline\./)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('table', { name: 'Blocks' }).getByRole('row')).toHaveCount(51)
})
