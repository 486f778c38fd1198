import type { Browser, Page } from '@playwright/test'
import type { Figures } from './turns.ts'

/** Loads and responsiveness on a slow phone: 390 px wide, processor four times slower. */
const SLOWDOWN = 4
/** Lighthouse's Slow 4G: latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
/**
 * Logs when a provider's first data is on screen: a fact written by the page's head, or the source line with its button below a panel. On
 * Home, the newest block.
 */
function noteFirstData() {
  // Exclude texts derived from the path.
  const isFact = (place: Element) =>
    !['heading', 'address', 'kind'].includes(place.getAttribute('data-slot') ?? '') && /[^—]/.test(place.textContent)
  const isThere = () =>
    [...document.querySelectorAll('[data-slot]')].some(isFact) ||
    document.querySelector('main button[aria-label="Refresh"]') ||
    (location.pathname === '/' && /#\d+/.test(document.querySelector('main')?.textContent ?? ''))
  const look = () => {
    if (isThere()) console.debug(`first data ${performance.now()}`)
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

/**
 * ms from a navigation with an empty cache to the first data on screen. The page reports it itself: polling it would inject a script of 330
 * kB during its start.
 */
export async function measureFirstData(browser: Browser, origin: string, path: string): Promise<number> {
  const page = await slowPage(browser)
  const said = page.waitForEvent('console', {
    predicate: message => message.text().startsWith('first data '),
    timeout: 60_000,
  })
  await page.goto(origin + path, { waitUntil: 'commit' })
  const data = Number((await said).text().split(' ').at(-1))
  await page.context().close()
  return data
}

/** ms from a navigation to the painted shell, with the page in the worker's cache. */
export async function measureSecondLoad(browser: Browser, origin: string, paths: string[]): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${origin}/dns`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const figures: Figures = {}
  for (const path of paths) {
    await page.goto(origin + path)
    const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    figures[path] = (await paint.jsonValue()) ?? Number.NaN
  }
  await context.close()
  return figures
}

/** Longest time in ms from an interaction to the next paint, on an account's page. */
export async function measurePresses(browser: Browser, origin: string, path: string): Promise<Figures> {
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
    typing: () => page.locator('#search').pressSequentially('foundation.ton'),
  }
  const figures: Figures = {}
  for (const [press, act] of Object.entries(presses)) {
    await page.evaluate(() =>
      Object.assign(window, { longest: Object.assign(Reflect.get(window, 'longest'), { ms: 0 }) }),
    )
    await act()
    // Events are reported after the next paint.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 200))))
    figures[press] = await page.evaluate(() => Reflect.get(window, 'longest').ms)
  }
  await context.close()
  return figures
}
