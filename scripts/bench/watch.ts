import type { Browser, CDPSession, Page } from '@playwright/test'

/** A slow phone: 390 px wide, processor four times slower. */
const SLOWDOWN = 4

/** A page of that width that notes its long tasks (50 ms and more). */
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

/** Resolves after two frames: what was rendered is painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Script and longest task (0 when none took 50 ms) while `action` goes on, with the processor slowed down. */
export async function watch(page: Page, session: CDPSession, action: () => Promise<unknown>, isNewPage = false) {
  // Once the worker has kept the site's pages: while it writes them it takes the other processor.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.evaluate('longTasks.length = 0')
  // A new page counts from nothing.
  const before = isNewPage ? 0 : await scriptTime(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await action()
  await painted(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const script = (await scriptTime(session)) - before
  return { script, longest: await page.evaluate<number>('Math.max(0, ...longTasks)') }
}

/** Waits at little cost: a locator by role reads the whole page again and again, in the script time that is measured. */
export const listed = (page: Page, selector: string) => page.locator(selector).first().waitFor({ state: 'attached' })
