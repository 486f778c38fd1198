import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { EmbeddedNetwork, type LoggedCall } from './network.ts'
import { TestSite } from './site-process.ts'

/** The network, and calls to it as a test makes them itself. */
export class TestNetwork extends EmbeddedNetwork {
  readonly request: APIRequestContext
  hasStepped = false

  constructor(request: APIRequestContext, ...[origin, client]: ConstructorParameters<typeof EmbeddedNetwork>) {
    super(origin, client)
    this.request = request
  }

  override async step(blocks = 1): Promise<void> {
    this.hasStepped = true
    await super.step(blocks)
  }
}

/** Messages that the browser itself prints of a fault; everything else on the console fails the test. */
const expectedOfFaults = /^Failed to load resource/

/** The last calls of a test that failed, with the time since the first of them, in ms. */
function describe(calls: LoggedCall[]): string {
  const last = calls.slice(-20)
  const lines = last.map(({ at, status, provider, path }) => `  ${at - last[0]!.at} ${status} ${provider} ${path}`)
  return `${calls.length} calls, the last of them:\n${lines.join('\n')}`
}

/**
 * Clock of the pages of a test. `network`: starts `SINCE_LAST_BLOCK_MS` after the newest block, runs on by itself, and `page.clock` moves it.
 * `paused`: the same, and moves by `page.clock` alone. `real`: the machine's, for tests of real time on a network that makes blocks by itself.
 */
type PageClock = 'network' | 'paused' | 'real'

/** Longest time that a busy machine takes to open a network, in ms. */
const OPENING_TIMEOUT_MS = 300_000

/** Age of the newest block when a page opens, in ms. */
const SINCE_LAST_BLOCK_MS = 2000

type Fixtures = {
  alsoExpected: RegExp | undefined
  pageClock: PageClock
  /** milliseconds between two calls to a provider; null for the real ones */
  callInterval: number | null
  network: TestNetwork
  clientName: string
}
export type E2eOptions = Pick<Fixtures, 'pageClock' | 'callInterval'>
export type E2eWorkerOptions = Pick<WorkerFixtures, 'serveFlags'>
type WorkerFixtures = { serveFlags: readonly string[]; site: TestSite }

/** Resolves when all islands of the page are hydrated; its text and first facts stand there earlier. */
const hydrated = (page: Page) => page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))

/** Lets `goto` and `reload` wait for hydration, unless a call says what else it waits for. */
function waitForHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (!options?.waitUntil) await hydrated(page)
    return answer
  }
  page.reload = async options => {
    const answer = await reload(options)
    if (!options?.waitUntil) await hydrated(page)
    return answer
  }
}

/**
 * The `page` of a test: an error on its console, or one that is thrown, fails the test; when it is opened it is hydrated. Its User-Agent is
 * the test's own, so that the network can separate this test's calls from those of parallel tests.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  serveFlags: [[], { scope: 'worker', option: true }],
  site: [
    async ({ serveFlags }, use) => {
      const site = await TestSite.open(serveFlags)
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: OPENING_TIMEOUT_MS },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  alsoExpected: [undefined, { option: true }],
  pageClock: ['network', { option: true }],
  callInterval: [40, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  clientName: async ({}, use, info) => use(`nanoscope-e2e-${info.testId}-${info.repeatEachIndex}-${info.retry}`),
  userAgent: async ({ clientName, userAgent }, use) => use(`${userAgent ?? 'Mozilla/5.0'} ${clientName}`),
  network: [
    async ({ request, site, clientName }, use, info) => {
      const network = new TestNetwork(request, site.origin, clientName)
      await use(network)
      if (info.status !== info.expectedStatus) console.log(`${info.title}: ${describe(await network.calls())}`)
      await network.reset()
      // The next test meets the recorded history, whichever test was before it.
      if (network.hasStepped) await site.reopen()
    },
    { timeout: OPENING_TIMEOUT_MS },
  ],
  context: async ({ context, network, pageClock, callInterval }, use) => {
    if (pageClock !== 'real') {
      const { now } = await network.state()
      const time = now * 1000 + SINCE_LAST_BLOCK_MS
      await context.addInitScript(() =>
        Object.assign(globalThis, { realFrame: requestAnimationFrame.bind(globalThis) }),
      )
      await context.clock.install({ time })
      if (pageClock === 'paused') await context.clock.pauseAt(time)
    }
    if (callInterval !== null)
      await context.addInitScript(ms => Object.assign(globalThis, { CALL_INTERVAL_MS: ms }), callInterval)
    await use(context)
  },
  page: async ({ page, alsoExpected, javaScriptEnabled }, use) => {
    const errors: string[] = []
    page.on('console', message => {
      const text = message.text()
      if (message.type() === 'error' && !expectedOfFaults.test(text) && !alsoExpected?.test(text)) errors.push(text)
    })
    page.on('pageerror', error => void errors.push(String(error)))
    if (javaScriptEnabled !== false) waitForHydration(page)
    await use(page)
    // A call that a test lets through may still be on its way when the test is over.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(errors, 'the console is clean').toEqual([])
  },
})

export type { Fault, LoggedCall, NetworkState } from './network.ts'
export { expect }

/** The shortest time between two starts of calls to one provider, in ms. */
export function shortestGap(calls: LoggedCall[], provider: 'node' | 'indexer'): number {
  const times = calls
    .filter(call => call.provider === provider)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  return Math.min(...times.slice(1).map((at, i) => at - (times[i] ?? 0)))
}

/** Value beside the name of a fact. */
export const factOf = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

/** Value below the name of a tile. */
export const tileOf = (page: Page, name: string): Locator =>
  page.getByText(name, { exact: true }).locator('xpath=following-sibling::p').first()

/** Scrolls to a part of a page that changes as it scrolls: each second the element is looked up again, as it may have left the page. */
export const scrollTo = (part: Locator) => expect(() => part.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()

/** Waits until the value of a query is saved, which follows its last part: a page may show earlier parts of it. */
export async function waitForSaved(page: Page, query: string): Promise<void> {
  const isSaved = (name: string) => Object.keys(localStorage).some(key => key.includes(`:${name}:`))
  await expect.poll(() => page.evaluate(isSaved, query)).toBe(true)
}
