import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Mood } from '../../scripts/localnet/http/moods.ts'

export type Fault = {
  match: string
  provider?: 'node' | 'indexer'
  status?: number
  body?: unknown
  contentType?: string
  delayMs?: number
  drop?: boolean
  truncate?: number
  times?: number
  /** strikes by chance, by the same dice for the same seed */
  probability?: number
  seed?: number
}
export type LoggedCall = { provider: 'node' | 'indexer'; path: string; at: number; status: number }
export type NetworkState = {
  masterchain: number
  /** unix seconds of the newest block */
  now: number
  basechain: number
  worthOpening: Record<string, string>
  roles: Record<string, string[]>
  /** ids of the blocks around the newest split and merge of shards */
  split?: { before: string[]; after: string[] }
  merge?: { before: string[]; after: string[] }
}

/** The embedded network as one test sees it: its own calls, faults that meet it alone. */
class EmbeddedNetwork {
  readonly request: APIRequestContext
  readonly client: string

  constructor(request: APIRequestContext, client: string) {
    this.request = request
    this.client = client
  }

  async state(): Promise<NetworkState> {
    return (await this.request.get('/control/state')).json()
  }

  /** Disturbs this test's calls; a fault without provider meets both. */
  async disturb(...faults: Fault[]): Promise<void> {
    const own = faults.map(fault => ({ ...fault, client: this.client }))
    expect((await this.request.post('/control/faults', { data: own })).ok()).toBe(true)
  }

  async calm(): Promise<void> {
    await this.request.delete(`/control/faults?client=${this.client}`)
    await this.request.delete(`/control/moods?client=${this.client}`)
  }

  /** Gives the network a mood towards this test: an index behind, a node that is not ready, answers about other blocks, flawed transfers. */
  async setMood(mood: Omit<Mood, 'client'>): Promise<void> {
    expect((await this.request.post('/control/moods', { data: { ...mood, client: this.client } })).ok()).toBe(true)
  }

  async calls(): Promise<LoggedCall[]> {
    const { entries } = await (await this.request.get(`/control/log?client=${this.client}`)).json()
    return entries
  }
}

/** What a fault makes the browser itself print; everything else on the console fails the test. */
const expectedOfFaults = /^Failed to load resource/

/** Calls of an address page before anything is pressed. Node: account, transactions. Indexer: account facts, domains, jettons, NFTs, TON's price. */
export const ADDRESS_CALLS = 7

/** The last calls of a test that failed, with the time since the first of them, in ms. */
function describe(calls: LoggedCall[]): string {
  const last = calls.slice(-20)
  const lines = last.map(({ at, status, provider, path }) => `  ${at - last[0]!.at} ${status} ${provider} ${path}`)
  return `${calls.length} calls, the last of them:\n${lines.join('\n')}`
}

type Fixtures = { alsoExpected: RegExp | undefined; network: EmbeddedNetwork; quiet: Page; clientName: string }

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
 * the test's own, by which the network tells this test's calls from those of tests beside it.
 */
export const test = base.extend<Fixtures>({
  alsoExpected: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  clientName: async ({}, use, info) => use(`nanoscope-e2e-${info.testId}-${info.repeatEachIndex}-${info.retry}`),
  userAgent: async ({ clientName, userAgent }, use) => use(`${userAgent ?? 'Mozilla/5.0'} ${clientName}`),
  network: async ({ request, clientName }, use, info) => {
    const network = new EmbeddedNetwork(request, clientName)
    await use(network)
    if (info.status !== info.expectedStatus) console.log(`${info.title}: ${describe(await network.calls())}`)
    await network.calm()
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

export { expect }

/** The shortest time between two starts of calls to one provider, in ms. */
export function shortestGap(calls: LoggedCall[], provider: 'node' | 'indexer'): number {
  const times = calls
    .filter(call => call.provider === provider)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  return Math.min(...times.slice(1).map((at, i) => at - (times[i] ?? 0)))
}

/** What stands beside the name of a fact. */
export const factOf = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

/** What stands below the name of a tile. */
export const tileOf = (page: Page, name: string): Locator =>
  page.getByText(name, { exact: true }).locator('xpath=following-sibling::p').first()
