import type { Browser, Page } from '@playwright/test'

/** Loads and answers to the visitor's hand on a slow phone: 390 px wide, processor four times slower. */
const SLOWDOWN = 4
/** Slow 4G as Lighthouse applies it in a browser: milliseconds and bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const RUNS = 3

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Notes when the first datum is on screen: every panel of data ends in a line that says who said it, with a button. */
function noteFirstData() {
  const look = () => {
    if (document.querySelector('main button[aria-label="Refresh"]')) performance.mark('data')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(noteFirstData)
  return page
}

const firstData = (page: Page) =>
  page
    .waitForFunction(() => performance.getEntriesByName('data')[0]?.startTime, undefined, { timeout: 60_000 })
    .then(handle => handle.jsonValue())

/** Milliseconds from the start of a navigation with an empty cache until the first data are on screen; medians. */
export async function measureFirstData(browser: Browser, origin: string, paths: string[]) {
  const figures: { path: string; data: number }[] = []
  for (const path of paths) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const page = await slowPage(browser)
      await page.goto(origin + path, { waitUntil: 'commit' })
      times.push((await firstData(page)) ?? Number.NaN)
      await page.context().close()
    }
    figures.push({ path, data: median(times) })
  }
  return figures
}

/** Milliseconds from a navigation to the painted shell, when the worker has the page already; medians. */
export async function measureSecondLoad(browser: Browser, origin: string, paths: string[]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${origin}/dns`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const figures: { path: string; painted: number }[] = []
  for (const path of paths) {
    const times: number[] = []
    for (let run = 0; run < 2 * RUNS - 1; run++) {
      await page.goto(origin + path)
      const paint = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      )
      times.push((await paint.jsonValue()) ?? Number.NaN)
    }
    figures.push({ path, painted: median(times) })
  }
  await context.close()
  return figures
}

/** The longest time from a press to the next picture, for what a visitor does on an account's page; ms. */
export async function measurePresses(browser: Browser, origin: string, path: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const longest = { ms: 0 }
    Object.assign(window, { longest })
    const watch = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) longest.ms = Math.max(longest.ms, entry.duration)
    })
    watch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto(origin + path)
  await page.getByRole('tab').first().waitFor()
  await page.getByRole('button', { name: 'Refresh' }).first().waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const presses: Record<string, () => Promise<void>> = {
    copy: () => page.getByRole('button', { name: /^Copy/ }).first().click(),
    tab: () => page.getByRole('tab').nth(1).click(),
    theme: () => page.locator('#theme-toggle').click(),
    typing: () => page.getByRole('searchbox').first().pressSequentially('foundation.ton'),
  }
  const figures: { press: string; ms: number }[] = []
  for (const [press, act] of Object.entries(presses)) {
    await page.evaluate(() =>
      Object.assign(window, { longest: Object.assign(Reflect.get(window, 'longest'), { ms: 0 }) }),
    )
    await act()
    // Events are reported after the picture that follows them.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 200))))
    figures.push({ press, ms: await page.evaluate(() => Reflect.get(window, 'longest').ms) })
  }
  await context.close()
  return figures
}
