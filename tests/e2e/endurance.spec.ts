import type { CDPSession, Page } from '@playwright/test'
import { type Day, fakeDay } from '../support/day.ts'
import { expect, test } from '../support/e2e.ts'

/** Hours that pass while the tab is looked at, and how many bytes it may hold more after them. */
const HOURS = 10
const MAX_GROWTH = 2 * 2 ** 20
/** Maximal numbers of calls per hour, from the stores' refetch intervals; a call waits some milliseconds in the queue. */
const HOURLY = { getMasterchainInfo: 3600 / 5, blocks: 3600 / 10, rates: 3600 / 30, transactions: 3600 / 30 }
/** Minimal shares of these numbers. Transactions are refetched 30 s after their names have loaded, which queue for the indexer. */
const SHARES: Partial<Record<keyof typeof HOURLY, number>> = { transactions: 0.75 }
const USUAL_SHARE = 0.97

const inDay = <T>(page: Page, ask: (day: Day) => T) => page.evaluate(`(${ask.toString()})(day)`) as Promise<Awaited<T>>

async function letPass(page: Page, hours: number) {
  for (let hour = 0; hour < hours; hour++) await inDay(page, day => day.pass(3_600_000))
}

const callsOf = (page: Page) => inDay(page, day => ({ ...day.calls }))

/** Objects that the page keeps after garbage collection. */
async function holds(page: Page, cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find(one => one.name === name)?.value ?? Number.NaN
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    timers: await inDay(page, day => day.timers()),
  }
}

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate(now => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('a tab open on Home for half a day does not grow and makes no calls while hidden', async ({ page, context }) => {
  test.setTimeout(150_000)
  await page.addInitScript(fakeDay)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await page.goto('/', { waitUntil: 'load' })
  // The page's own clock is stopped, and its scripts are requested shortly after the first paint.
  await expect(async () => {
    await inDay(page, day => day.pass(10))
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 100 })
  }).toPass()
  await inDay(page, day => day.pass(60_000))
  await expect(page.getByText('Network Online')).toBeVisible()
  // Painting is no part of this, and takes most of the time.
  await page.locator('body').evaluate(body => body.style.setProperty('display', 'none'))
  await letPass(page, 1)
  const [early, first] = [await holds(page, cdp), await callsOf(page)]
  await setVisibility(page, 'hidden')
  await letPass(page, 1)
  expect(await callsOf(page)).toEqual(first)
  await setVisibility(page, 'visible')
  await letPass(page, HOURS)
  const [late, all] = [await holds(page, cdp), await callsOf(page)]
  console.log(`Half a day of Home: ${JSON.stringify({ early, late, calls: all })}`)
  expect(late.heap - early.heap).toBeLessThanOrEqual(MAX_GROWTH)
  expect(late.timers).toBe(early.timers)
  expect(late.listeners).toBeLessThanOrEqual(early.listeners)
  // A row more or less may be under way.
  expect(late.nodes).toBeLessThanOrEqual(early.nodes + 20)
  for (const [name, most] of Object.entries(HOURLY)) {
    const hourly = ((all[name] ?? 0) - (first[name] ?? 0)) / HOURS
    expect(hourly, name).toBeLessThanOrEqual(most)
    expect(hourly, name).toBeGreaterThan((SHARES[name as keyof typeof HOURLY] ?? USUAL_SHARE) * most)
  }
})
