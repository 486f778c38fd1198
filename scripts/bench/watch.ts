import type { Browser, CDPSession, Page } from '@playwright/test'

/** Slowdown of the processor, for a slow phone of 390 px. */
const SLOWDOWN = 4

/** Opens a page of 390 px that records its long tasks (50 ms and more). */
export async function watchedPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  return { context, page, session }
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** Resolves after two frames, when the rendered content is painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Script time and longest task (0 if below 50 ms) during `action`, with a slowed-down processor. */
export async function watch(page: Page, session: CDPSession, action: () => Promise<unknown>, isNewPage = false) {
  // Wait until the service worker has cached the site, which uses the other processor.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.evaluate('longTasks.length = 0')
  // For a new page the counter starts at zero.
  const before = isNewPage ? 0 : await scriptTime(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await action()
  await painted(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const script = (await scriptTime(session)) - before
  return { script, longest: await page.evaluate<number>('Math.max(0, ...longTasks)') }
}

/** Waits cheaply: a locator by role would repeatedly read the complete page, within the measured script time. */
export const listed = (page: Page, selector: string) => page.locator(selector).first().waitFor({ state: 'attached' })
